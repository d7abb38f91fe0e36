/* SPDX-License-Identifier: BSD-2-Clause */
/* What becomes of a file being written if the program ends before it is whole. */
#include "outputs/new_file.h"
#include "support/input_driver.h"

#include <dirent.h>
#include <signal.h>
#include <time.h>

enum { ENDED_AT_ONCE = 7, PATIENCE = 30000 /* hundredths of a second */ };

static size_t count_files(void)
{
    DIR *folder = opendir(".");
    size_t count = 0;
    assert_non_null(folder);
    for (const struct dirent *entry; (entry = readdir(folder)) != NULL;)
        count += strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
    closedir(folder);
    return count;
}

static void end_at_once(void)
{
    temporaries_remove();
    raise(SIGTERM);
    _exit(ENDED_AT_ONCE);
}

/*
 * Begin a file in another process and end that; returns how it ended, as of waitpid().  It fails if
 * the process does not end by itself.
 */
static int status_of(void (*end)(void))
{
    static struct new_file file;
    struct output out;
    struct cli cli = {.out = &out};
    int status = 0;
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        if (new_file_begin(&cli, &file, "file", 0) != NULL && count_files() == 1)
            end();
        _exit(1);
    }
    for (int i = 0; waitpid(child, &status, WNOHANG) == 0; i++) {
        if (i == PATIENCE)
            kill(child, SIGKILL);
        nanosleep(&(struct timespec){.tv_nsec = 10000000L}, NULL);
    }
    return status;
}

/* A signal that comes after the files were removed does not wait for what its thread holds. */
TEST(a_signal_does_not_stop_the_end)
{
    int status = status_of(end_at_once);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), ENDED_AT_ONCE);
    assert_int_equal(count_files(), 0);
}

TEST(abort_removes_the_files)
{
    int status = status_of(abort);
    assert_true(WIFSIGNALED(status));
    assert_int_equal(WTERMSIG(status), SIGABRT);
    assert_int_equal(count_files(), 0);
}

int main(void)
{
    return run_defined_tests(enter_scratch, NULL);
}
