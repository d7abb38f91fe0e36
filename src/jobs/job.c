/* SPDX-License-Identifier: BSD-2-Clause */
#include "jobs/job.h"

#include <assert.h>
#include <stdlib.h>

void member_free(struct member *member)
{
    if (member != NULL) {
        chunk_file_free(member->chunks);
        free(member->name);
    }
    free(member);
}

void job_clear(struct job *job)
{
    for (size_t i = 0; i < job->count; i++) {
        if (job->items[i].chunk.last)
            member_free(job->items[i].chunk.member);
        chunk_mark_leave(job->items[i].chunk.mark);
        free(job->items[i].name);
        free(job->items[i].reason);
    }
    job->count = 0;
    batch_free(job->batch);
    batch_zip_leave(job->zip);
    job->batch = NULL;
    job->zip = NULL;
}

void job_free(struct job *job)
{
    job_clear(job);
    free(job->bytes);
}

bool chunk_looks_ahead(const struct chunk *chunk)
{
    assert(chunk->member != NULL); /* there are no messages within a file */
    return chunk->place.offset >= chunk->member->end;
}
