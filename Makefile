# GNU make.  `make help` lists the targets; CONTRIBUTING.md says more.
#
# CC, CFLAGS, CPPFLAGS, LDFLAGS, AR, OBJCOPY and the folders are the user's; the
# project's flags are added.  Each variant has a build folder of its own:
#   make SAN=address,undefined    make DEBUG=1    make COVERAGE=1    make CC=clang

PREFIX     ?= /usr/local
BINDIR     ?= $(PREFIX)/bin
LIBDIR     ?= $(PREFIX)/lib
INCLUDEDIR ?= $(PREFIX)/include
MANDIR     ?= $(PREFIX)/share/man
DATADIR    ?= $(PREFIX)/share/yinsh
INSTALL    ?= install
PKG_CONFIG ?= pkg-config
GCOV       ?= gcov
CFLAGS     ?= $(if $(COVERAGE),-O0,$(if $(DEBUG),-O1,-O2)) -g

comma := ,
BUILD ?= build$(if $(SAN),-san-$(subst $(comma),-,$(SAN)))$(if $(COVERAGE),-coverage)$(if \
         $(DEBUG),-debug)$(addprefix -,$(notdir $(filter-out cc,$(firstword $(CC)))))
VERSION := $(shell sed -n 's/^.define YINSH_VERSION "\(.*\)"/\1/p' src/yinsh.h)

# What each variant adds, to compiling and to linking.  Threads that count side by side have to
# count right: what is taken seldom is found by subtraction.
VARIANT = $(if $(SAN),-fsanitize=$(SAN) -fno-sanitize-recover=all -fno-omit-frame-pointer) \
          $(if $(COVERAGE),--coverage -fprofile-update=atomic)
NDEBUG  = $(if $(DEBUG)$(SAN),,-DNDEBUG)
# Looked up when they are used: `make demo` and `make check` may have to install them first.
LIBRARIES      = libpcre2-8
LIBRARY_CFLAGS ?= $(FOUND)$(shell $(PKG_CONFIG) --cflags $(LIBRARIES))
LIBRARY_LIBS   ?= $(FOUND)$(shell $(PKG_CONFIG) --libs $(LIBRARIES))
# Nothing, once all libraries are found: if not, the compiler could say less about what to do.
FOUND           = $(eval FOUND := $$(if $$(call asks,$$(PKG_CONFIG) --exists $$(LIBRARIES) $$(UNPACKING)),,$$(error \
                  $$(PKG_CONFIG) does not find $$(LIBRARIES) $$(UNPACKING); run '.ci/setup build' to install them)))$(FOUND)
asks            = $(shell { $1; } >/dev/null 2>&1 && echo yes)
# A cross build: the compiler's programs do not run here, but those of cc do.
CROSS          ?= $(eval CROSS := $$(if $$(call asks,command -v cc),$$(filter-out $$(call machine,cc),$$(call \
                  machine,$$(CC)))))$(CROSS)
machine         = $(subst -pc-,-,$(shell $1 -dumpmachine 2>/dev/null))
OBJCOPY        ?= $(or $(shell $(CC) -print-prog-name=objcopy 2>/dev/null),objcopy)
# What unpacks archives, and the name by which the program loads that once an archive may come: the one
# that a program linked with it has, if it finds the library by it.  If there is none the
# program is linked with it; ARCHIVE_LINKED=1 wants that.
UNPACKING      = libarchive
ARCHIVE_LIBS   ?= $(shell $(PKG_CONFIG) --libs $(UNPACKING))
PROGRAM_CFLAGS ?= $(shell $(PKG_CONFIG) --cflags $(UNPACKING)) -pthread
PROGRAM_LIBS   ?= $(if $(ARCHIVE_SONAME)$(PANGO_SONAME),-ldl) $(if $(ARCHIVE_SONAME),,$(ARCHIVE_LIBS)) $(if \
                  $(filter linked,$(PICTURES)),$(PICTURE_LIBS)) -pthread -lm
SONAMES        ?= $(eval SONAMES := $$(if $$(ARCHIVE_LINKED),,$$(shell $$(find_archive))))$(SONAMES)
ARCHIVE_SONAME ?= $(filter libarchive.%,$(SONAMES))
LOADED          = $(if $(ARCHIVE_SONAME),-DARCHIVE_SONAME=$(ARCHIVE_SONAME))
find_archive    = $(call find_sonames,archive,archive_version_number() == 0,$(ARCHIVE_LIBS),archive,1)
# What draws PNG and PDF, if it is installed: the name by which it is loaded, "linked", or nothing.
# PICTURES= builds without.
DRAWING        = pangocairo fontconfig libpng
PICTURES       ?= $(eval PICTURES := $$(if $$(call asks,$$(PKG_CONFIG) --exists $$(DRAWING)),$$(shell \
                  $$(find_pango))))$(PICTURES)
PICTURE_LIBS   ?= $(shell $(PKG_CONFIG) --libs $(DRAWING))
PICTURE_CFLAGS ?= $(if $(PICTURES),-DHAVE_PICTURES $(patsubst -I%,-isystem %,$(shell $(PKG_CONFIG) --cflags \
                  $(DRAWING))) $(if $(PANGO_SONAME),-DPANGO_SONAME=$(PANGO_SONAME) -DPNG_SONAME=$(PNG_SONAME)))
PANGO_SONAME    = $(filter-out linked,$(PICTURES))
PNG_SONAME     ?= libpng16.so.16
uses_pango      = pango_cairo_font_map_new() == 0
pango_flags     = $(shell $(PKG_CONFIG) --cflags --libs $(DRAWING))
find_pango      = $(if $(ARCHIVE_LINKED),false,$(call \
                  find_sonames,pango/pangocairo,$(uses_pango),$(pango_flags),pangocairo-1.0,1)) || \
                  { ( $(call link_to,pango/pangocairo,$(uses_pango),$(pango_flags)) ) 2>/dev/null && echo linked; }
# Link a program in a folder that lasts as long as the shell; $1: headers, $2: an expression that
# needs each library, $3: flags.  The next prints the names of libraries that it needs and that can be
# loaded; $4: a pattern for their names, $5: how many there are.
link_to         = folder=$$(mktemp -d) && trap 'rm -r "$$folder"' EXIT && cd "$$folder" && \
    { printf '\043include <%s.h>\n' $1; echo 'int main(void) { return $2; }'; } >try.c && \
    $(LINK) -fPIE $(PROGRAM_CFLAGS) -o try try.c $3
find_sonames    = ( $(call link_to,$1,$2,$3) && \
    names=$$(readelf -d try | sed -E -n 's/.*NEEDED.*\[(lib($4)\.[^]]*)\].*/\1/p') && \
    [ "$$(echo "$$names" | wc -w)" -eq $5 ] && if [ -n '$(CROSS)' ]; then echo $$names; else \
    printf '\043include <dlfcn.h>\nint main(int n, char **s) { while (--n > 0) if (%s) return 1; }\n' \
        '!dlopen(s[n], RTLD_NOW)' >try.c && \
    $(LINK) -fPIE -o try try.c -ldl && ./try $$names && echo $$names; fi ) 2>/dev/null

# What makes mistakes harder to exploit, as far as the compiler knows it; asked once, when it is
# needed.  Without PIE where the user links in another way.
# With the headers of the C library and of the kernel, which may be there for one target only.
takes    = $(shell printf '\043include <%s.h>\n' errno stdio | \
           $(CC) -Werror -O2 $1 -x c -S -o - - >/dev/null 2>&1 && echo '$1')
HARDENED = $(eval HARDENED := $$(foreach flag,-fstack-protector-strong -fstack-clash-protection \
           -fcf-protection -mbranch-protection=standard,$$(call takes,$$(flag))) $$(FORTIFY) -fPIE)$(HARDENED)
# It only works when optimising, and a sanitizer looks closer; the user's own level counts.
FORTIFY  = $(if $(SAN)$(findstring _FORTIFY_SOURCE,$(CPPFLAGS) $(CFLAGS)),,$(if $(filter-out \
           -O0,$(lastword $(filter -O%,$(CFLAGS)))),-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=$(if \
           $(call takes,-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3),3,2)))
HARDENED_LINK = $(if $(filter -static -static-pie -no-pie,$(CFLAGS) $(LDFLAGS)),,-pie) \
           $(if $(filter Darwin,$(shell uname -s)),,-Wl$(comma)-z$(comma)relro$(comma)-z$(comma)now \
           -Wl$(comma)-z$(comma)noexecstack)

WARNINGS = -Wall -Wextra -Wpedantic -Wconversion -Wshadow
FLAGS    = -std=c11 -D_XOPEN_SOURCE=700 -D_FILE_OFFSET_BITS=64 $(NDEBUG) -Isrc -I. $(LIBRARY_CFLAGS) $(WARNINGS) \
           -fvisibility=hidden
COMPILE  = $(CC) $(FLAGS) $(HARDENED) -MMD -MP $(CPPFLAGS) $(CFLAGS) $(VARIANT)
LINK     = $(CC) $(HARDENED_LINK) $(CFLAGS) $(VARIANT) $(LDFLAGS)
# With V=1 make prints the commands, with -s nothing.
say      = $(if $(V),,@$(if $(findstring s,$(firstword -$(MAKEFLAGS))),,printf '  %-4s %s\n' '$1' '$@' &&))

# The layers from the bottom up, which tests/scripts/layers.sh reads: those of the library, and
# those of the program.  The tests are linked with both.
LIB_LAYERS      := src/base src/fault src/rules src/json src/record src/syntax notation src/registry \
                   src/reader src/repair
PROGRAM_LAYERS  := src/input src/picture src/page src/sandbox src/messages src/outputs \
                   src/options src/jobs src/query src/score src/site src/commands
LIB_FOLDERS     := $(LIB_LAYERS) $(patsubst %/,%,$(wildcard notation/*/))
sources_in       = $(wildcard $(addsuffix /*.c,$1))
LIB_SRC         := $(call sources_in,$(LIB_FOLDERS))
PROGRAM_SRC     := $(call sources_in,$(PROGRAM_LAYERS))
LIB_OBJ         := $(LIB_SRC:%.c=$(BUILD)/%.o)
PROGRAM_OBJ     := $(PROGRAM_SRC:%.c=$(BUILD)/%.o)
PARTS           := $(BUILD)/parts.a

# A program of its own for each of these; others of their folders are parts of them.
UNIT_TESTS := $(patsubst tests/unit/%.c,$(BUILD)/unit_%,$(wildcard tests/unit/*.c))
FUZZERS    := $(patsubst tests/fuzz/%.c,$(BUILD)/fuzz_%,$(wildcard tests/fuzz/*.c))
TESTS      := $(addprefix $(BUILD)/,differential oracle attack) $(FUZZERS)
TOOLS      := $(patsubst tests/tools/%.c,$(BUILD)/tool_%,$(wildcard tests/tools/*.c))
HELPERS    := $(TOOLS) $(BUILD)/bench
# What makes games and archives of them.
GENERATOR  := $(patsubst %,$(BUILD)/tests/support/%.o,generate sgf_files archive_maker)
PAGES      := $(wildcard man/*.[135])
TEST_FOLDERS := $(patsubst %/,%,$(wildcard tests/*/))
SOURCES    := $(LIB_SRC) $(PROGRAM_SRC) $(call sources_in,$(TEST_FOLDERS))
HEADERS    := src/yinsh.h $(wildcard $(addsuffix /*.h,$(LIB_FOLDERS) $(PROGRAM_LAYERS) $(TEST_FOLDERS)))
SCRIPTS    := tests/run tests/fuzz/run \
              $(addprefix tests/scripts/,tap golden_case counted coverage layers) \
              $(wildcard tests/scripts/*.sh samples/cluster/*.sh) .ci/run .ci/setup

.PHONY: all demo check check-all check-variants lint format bench bench-instructions failing soak fuzz coverage valgrind setup install \
        uninstall dist clean distclean help run-demo run-check run-check-all run-lint
.DELETE_ON_ERROR:
.SECONDARY:

all: $(BUILD)/yinsh $(BUILD)/libyinsh.a ## build the program and the library

$(BUILD)/tests/%.o: NDEBUG =
$(BUILD)/tests/%.o: LIBRARY_CFLAGS = -Itests
# Compiling these takes longer than running them.
$(BUILD)/tests/unit/%.o $(BUILD)/tests/fuzz/%.o $(BUILD)/tests/attack/%.o $(BUILD)/tests/tools/%.o: VARIANT += -O0 -U_FORTIFY_SOURCE
$(patsubst %,$(BUILD)/tests/%.o,support/archive_maker bench/files): LIBRARY_CFLAGS += $(PROGRAM_CFLAGS)
$(PROGRAM_OBJ): LIBRARY_CFLAGS += $(PROGRAM_CFLAGS)
$(BUILD)/src/input/library.o: LIBRARY_CFLAGS += $(LOADED)
$(patsubst %,$(BUILD)/src/picture/%.o,painter raster raster_fonts raster_text): LIBRARY_CFLAGS += $(PICTURE_CFLAGS)
# A sanitizer and the counters of lines need more than the program does.
$(patsubst %,$(BUILD)/src/sandbox/%.o,sandbox sandbox_filter): LIBRARY_CFLAGS += $(if $(SAN),-DSANDBOX_WATCHED) \
                            $(if $(COVERAGE),-DSANDBOX_COUNTERS='"$(abspath $(BUILD))"')
# Files that are a part of the program, as numbers with commas between them.
EMBEDDED := $(wildcard src/picture/themes/*.theme)
numbers   = od -An -v -tu1 $< | sed 's/[0-9][0-9]*/&,/g' >$@
$(BUILD)/%.inc: % Makefile
	@mkdir -p $(@D)
	@$(numbers)
# The hash of such a file as a string, by which a page allows it in its Content-Security-Policy.
# 66 hexadecimal digits are 44 of base64; the last two, which are added, only fill the last group.
hash_string = { sha256sum $< 2>/dev/null || shasum -a 256 $< || openssl dgst -sha256 -r $<; } | awk '{ \
    hex = substr($$1, 1, 64) "00"; letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"; \
    for (at = 1; at < 66; at += 3) { \
        bits = 0; for (i = at; i < at + 3; i++) bits = bits * 16 + index("0123456789abcdef", substr(hex, i, 1)) - 1; \
        out = out substr(letters, int(bits / 64) + 1, 1) substr(letters, bits % 64 + 1, 1) } \
    print "\"sha256-" substr(out, 1, 43) "=\"" }' >$@
PAGE_FILES := $(patsubst %,$(BUILD)/src/page/%.inc,player.html replay.html replay.css replay.css.sha256 replay.js replay.js.sha256)
SITE_FILES := $(patsubst %,$(BUILD)/%.inc,$(wildcard src/site/*.html src/site/*.css src/site/*.js src/site/*.svg))
$(BUILD)/%.sha256.inc: % Makefile
	@mkdir -p $(@D)
	@$(hash_string)
# All files of a folder as arrays, such as site_css for site.css.
$(BUILD)/src/page/files.inc: $(PAGE_FILES)
$(BUILD)/src/site/files.inc: $(SITE_FILES)
$(BUILD)/src/page/files.inc $(BUILD)/src/site/files.inc:
	@for file in $^; do \
	    echo "static const char $$(basename $$file .inc | tr . _)[] = {"; \
	    cat $$file; echo '};'; done >$@
$(BUILD)/src/page/page.o $(BUILD)/src/site/pages.o: LIBRARY_CFLAGS += -I$(BUILD)
$(BUILD)/src/page/page.o: $(BUILD)/src/page/files.inc
$(BUILD)/src/site/pages.o: $(BUILD)/src/site/files.inc
# Words that are markup, for a test that they are not markup in the page.
$(BUILD)/tests/words/page/words.def: src/page/words.def
	@mkdir -p $(@D)
	@sed 's|", "|&\\"</x>\&amp;|' $< >$@
$(BUILD)/tests/unit/page_words.o: $(BUILD)/tests/words/page/words.def $(BUILD)/src/page/files.inc
$(BUILD)/tests/unit/page_words.o: LIBRARY_CFLAGS += -iquote $(BUILD)/tests/words -I$(BUILD)
$(BUILD)/src/picture/theme.o: LIBRARY_CFLAGS += -I$(BUILD)
$(BUILD)/src/picture/theme.o: $(filter %.theme.inc,$(EMBEDDED:%=$(BUILD)/%.inc))
$(BUILD)/%.o: %.c Makefile
	@mkdir -p $(@D)$(if $(COVERAGE), && rm -f $(@:.o=.gcda))
	$(call say,CC)$(COMPILE) -c -o $@ $<

# The second is for tests/scripts/both_ways.sh: its reader judges no record in bulk.
AT_ONCE_OBJ := $(BUILD)/at_once/src/reader/reader.o
$(AT_ONCE_OBJ): $(BUILD)/at_once/%.o: %.c Makefile
	@mkdir -p $(@D)
	$(call say,CC)$(COMPILE) -DPLAYS_AT_ONCE=true -c -o $@ $<
$(BUILD)/yinsh: $(LIB_OBJ) $(PROGRAM_OBJ)
$(BUILD)/at_once/yinsh: $(AT_ONCE_OBJ) $(filter-out $(AT_ONCE_OBJ:$(BUILD)/at_once/%=$(BUILD)/%),$(LIB_OBJ)) $(PROGRAM_OBJ)
$(BUILD)/yinsh $(BUILD)/at_once/yinsh:
	$(call say,LINK)$(LINK) -o $@ $^ $(LIBRARY_LIBS) $(PROGRAM_LIBS) $(LDLIBS)

$(PARTS): $(filter-out %/main.o,$(PROGRAM_OBJ))
	@rm -f $@ && $(AR) rc $@ $^

# One object in which only what yinsh.h declares is still global.
$(BUILD)/libyinsh.a: $(LIB_OBJ)
	$(call say,AR)$(CC) $(CFLAGS) -r -nostdlib -o $(BUILD)/libyinsh.o $^
	@$(OBJCOPY) --localize-hidden $(BUILD)/libyinsh.o
	@rm -f $@ && $(AR) rc $@ $(BUILD)/libyinsh.o

# Every program of tests/ is linked from the object of its name and those that are added here.
part_of = $(patsubst %,$(BUILD)/tests/%.o,$1)
program = $(foreach program,$(filter $1%,$2),$(eval $(program): $(BUILD)/tests/$3/$(patsubst $1%,%,$(program)).o))
$(call program,$(BUILD)/unit_,$(UNIT_TESTS),unit)
$(call program,$(BUILD)/fuzz_,$(FUZZERS),fuzz)
$(call program,$(BUILD)/tool_,$(TOOLS),tools)
$(BUILD)/differential: $(call part_of,engine/differential engine/naive)
$(BUILD)/oracle: $(call part_of,engine/oracle)
$(BUILD)/attack: $(patsubst %.c,$(BUILD)/%.o,$(wildcard tests/attack/*.c)) $(call part_of,support/generate)
$(BUILD)/bench: $(patsubst %.c,$(BUILD)/%.o,$(wildcard tests/bench/*.c)) $(GENERATOR)
$(BUILD)/tool_archive: $(GENERATOR)
$(BUILD)/tests/tools/pixels.o: LIBRARY_CFLAGS += $(PICTURE_CFLAGS)
$(BUILD)/tool_pixels: TEST_LIBS = $(if $(PICTURES),$(shell $(PKG_CONFIG) --libs libpng))
$(BUILD)/tool_break: $(call part_of,support/generate support/broken_game support/broken_forms)
$(BUILD)/unit_bulk_agree $(BUILD)/plain/unit_bulk_agree: $(call part_of,support/generate)
$(BUILD)/unit_filter_naive: $(call part_of,engine/naive)
# Not in LINK, by which the name of libarchive is found out.
$(TESTS): TEST_LIBS += $(FUZZ_ENGINE)
$(UNIT_TESTS): TEST_LIBS = $(shell $(PKG_CONFIG) --libs cmocka)
# Allocations go through the test, which lets them fail.
$(patsubst %,$(BUILD)/unit_%,memory tally_memory jobs_memory counts_memory): TEST_LIBS += $(patsubst %,-Wl$(comma)--wrap=%,malloc calloc realloc free)
# The same tests of what is fast, with plain C in place of what is made for one kind of processor.
PLAIN_SRC   := src/base/lines.c src/rules/replay.c src/rules/replay_lanes.c notation/gipf/moves.c notation/gipf/text.c
PLAIN_OBJ   := $(PLAIN_SRC:%.c=$(BUILD)/plain/%.o)
PLAIN_TESTS := $(patsubst %,$(BUILD)/plain/unit_%,lines replay bulk_gipf bulk_agree)
$(BUILD)/plain/%.o: %.c Makefile
	@mkdir -p $(@D)
	$(call say,CC)$(COMPILE) -DPLAIN_C -c -o $@ $<
$(PLAIN_TESTS): TEST_LIBS = $(shell $(PKG_CONFIG) --libs cmocka)
$(PLAIN_TESTS): $(BUILD)/plain/unit_%: $(BUILD)/tests/unit/%.o $(PLAIN_OBJ) $(filter-out $(PLAIN_SRC:%.c=$(BUILD)/%.o),$(LIB_OBJ)) $(PARTS)
	$(call say,LINK)$(LINK) -o $@ $^ $(TEST_LIBS) $(LIBRARY_LIBS) $(ARCHIVE_LIBS) $(PROGRAM_LIBS) $(LDLIBS)
# The program as a part of a fuzz target, which answers what it asks of the system.
$(BUILD)/tests/program.o: src/commands/main.c Makefile
	@mkdir -p $(@D)
	$(call say,CC)$(COMPILE) -Dmain=program_main -c -o $@ $<
$(BUILD)/fuzz_arguments: $(BUILD)/tests/program.o
$(BUILD)/fuzz_arguments: TEST_LIBS += $(PARTS) $(patsubst %,-Wl$(comma)--wrap=%,write open mkstemp mkdir \
    rename link unlink fsync isatty sigaction atexit sandbox_enter yinsh_legal_actions)
$(UNIT_TESTS) $(TESTS) $(HELPERS): $(LIB_OBJ) $(PARTS)
	$(call say,LINK)$(LINK) -o $@ $(filter-out $(LIB_OBJ) $(PARTS),$^) $(LIB_OBJ) $(PARTS) $(TEST_LIBS) $(LIBRARY_LIBS) $(ARCHIVE_LIBS) $(PROGRAM_LIBS) $(LDLIBS)

# What lets system calls of the program fail.  It is preloaded, and so hides nothing.
SHIM := $(BUILD)/shim.so
$(SHIM): $(wildcard tests/shim/*.[ch]) Makefile
	@mkdir -p $(@D)
	$(call say,LINK)$(CC) -std=c11 $(WARNINGS) -U_FORTIFY_SOURCE -O2 -g -fPIC -Itests -shared -o $@ $(filter %.c,$^) -ldl -pthread

setup: ## install missing packages for building and testing
	@.ci/setup build check

demo: ## set up, build, and demonstrate the program
	@.ci/setup build
	@$(MAKE) --no-print-directory run-demo

check: ## set up, build, and run the tests that take minutes
	@.ci/setup build check
	@$(MAKE) --no-print-directory run-check
check-all: ## set up, build, and run every test; also with VALGRIND=1
	@.ci/setup build check $(if $(VALGRIND),valgrind)
	@$(MAKE) --no-print-directory run-check-all
check-variants: ## run make check with sanitizers, with assertions and with clang
	@status=0; for variant in SAN=address,undefined SAN=thread DEBUG=1 CC=clang; do \
	    $(MAKE) --no-print-directory $$variant check || status=1; done; exit $$status

run_tests = BUILD='$(abspath $(BUILD))' CC='$(CC)' CFLAGS='$(CFLAGS)' LDFLAGS='$(LDFLAGS)' SAN='$(SAN)' \
            VARIANT='$(strip $(VARIANT))' VALGRIND='$(VALGRIND)' LAYERS='$(LIB_LAYERS) $(PROGRAM_LAYERS)' tests/run
QUICK_TESTS   := $(UNIT_TESTS) $(FUZZERS) $(addprefix $(BUILD)/,differential oracle)
QUICK_SCRIPTS := $(patsubst %,tests/scripts/%.sh,broken diagnostics golden install layers library manual symbols)
run-check: all $(QUICK_TESTS) $(HELPERS)
	@$(run_tests) $(QUICK_TESTS) $(QUICK_SCRIPTS)
run-check-all: all $(BUILD)/at_once/yinsh $(UNIT_TESTS) $(PLAIN_TESTS) $(TESTS) $(HELPERS) $(if $(SAN),,$(SHIM))
	@$(run_tests) $(TESTS) $(UNIT_TESTS) $(PLAIN_TESTS) $(wildcard tests/scripts/*.sh)

GAMES = samples/tournament.yin
GAME  = samples/minimal.yin
SGF   = samples/archive.sgf
BAD   = samples/broken/move-ring-in-way.yin
run-demo: $(BUILD)/yinsh
	@for arguments in 'check -v $(GAMES)' 'check $(BAD)' 'score $(GAMES)' 'show $(GAME)' \
	    'history $(GAME)' 'convert -t gipf --no-clocks --no-comments $(SGF)'; do \
	    printf '\n$$ yinsh %s\n' "$$arguments"; $(BUILD)/yinsh $$arguments || [ $$? -eq 1 ] || exit; done

valgrind: ## run every test under valgrind
	@$(MAKE) --no-print-directory VALGRIND=1 check-all

failing: all $(SHIM) ## let every call of every golden test fail once; takes long
	@BUILD='$(abspath $(BUILD))' FAILING=all tests/run tests/scripts/failing.sh

soak: $(BUILD)/differential ## play random games with two engines until they differ, or for SECONDS=n
	$(BUILD)/differential --actions 1000000000000 --seconds $(or $(SECONDS),0) --seed $$(date +%s)

# Everything that takes bytes, with objects of its own; tests/fuzz/run says what else it can be told.
FUZZ_PROGRAMS = $(patsubst tests/fuzz/%.c,build-fuzz/fuzz_%,$(wildcard tests/fuzz/*.c)) build-fuzz/yinsh
FUZZ_MAKE = $(MAKE) --no-print-directory BUILD=build-fuzz CC=clang SAN=fuzzer-no-link,address,undefined \
            CFLAGS='-O1 -g' CPPFLAGS='$(CPPFLAGS) -DFUZZ_ENGINE' FUZZ_ENGINE=-fsanitize=fuzzer
FUZZ_RUN  = TIME='$(or $(TIME),$(SECONDS),0)' tests/fuzz/run
fuzz: ## run all fuzz targets, until stopped or for TIME=n seconds; needs clang
	@$(FUZZ_MAKE) $(FUZZ_PROGRAMS)
	@$(FUZZ_RUN)
fuzz-%: ## run one fuzz target, or the reader of a notation: make fuzz-gipf TIME=3600
	@$(FUZZ_MAKE) $(FUZZ_PROGRAMS)
	@$(FUZZ_RUN) $*

coverage: ## report the lines and branches that the tests reach, by file
	@$(MAKE) --no-print-directory COVERAGE=1 check-all
	@$(MAKE) --no-print-directory COVERAGE=1 report-coverage
report-coverage:
	@$(GCOV) -b -c -t $(LIB_OBJ) $(PROGRAM_OBJ) $(PLAIN_OBJ) 2>/dev/null | tests/scripts/coverage report

# What the figures belong to.
MEASURE = $(BUILD)/bench --compiler "$$($(CC) --version 2>/dev/null | sed -n 1p)"
bench: $(BUILD)/bench $(BUILD)/yinsh ## measure speed on generated games; BENCH=--quick, --collection or "--tsv --games 1000"
	@.ci/setup bench || echo 'bench: going on without what is missing' >&2
	@$(MEASURE) $(BENCH) $(BUILD)/yinsh
bench-instructions: $(BUILD)/bench $(BUILD)/yinsh ## compare instructions per turn with the recorded ones; RECORD=1 records them
	@.ci/setup valgrind
	@$(MEASURE) --instructions --flags '$(CFLAGS)' --recorded tests/bench/instructions $(if \
	    $(RECORD),--record) $(BENCH) $(BUILD)/yinsh

lint: ## check style and analyse sources, manual pages and scripts
	@.ci/setup build check lint
	@$(MAKE) --no-print-directory run-lint
# How far clang's analyzer follows each function.  It takes as long in proportion, and most of all
# that is done here; by itself it would go nine times as far, as NODES=225000 does.
NODES ?= 25000
DEPTH  = -Xclang -analyzer-config -Xclang max-nodes=$(NODES)
# What gcc takes for lost when it is stored in an array of structures.
NOT_LOST = src/jobs/fill.c src/input/walk.c
# What tests/browser/package.json names.
NPM := tests/browser/node_modules/.bin
# With assertions, which tell the analyzers what holds.
run-lint: NDEBUG =
# The hyphen in the name of a library is no operator, as clang-tidy thinks.
run-lint: LIBRARY_CFLAGS += $(PROGRAM_CFLAGS) $(LOADED) $(patsubst -DPANGO_SONAME=%,-DPANGO_SONAME=libpango,$(PICTURE_CFLAGS)) \
              -I$(BUILD) -Itests
run-lint: $(EMBEDDED:%=$(BUILD)/%.inc) $(BUILD)/src/page/files.inc $(BUILD)/src/site/files.inc
run-lint:
	clang-format --dry-run -Werror $(SOURCES) $(HEADERS)
	printf '%s\n' $(SOURCES) | xargs -P 2 -n 1 sh -c 'clang-tidy --quiet "$$@" -- $(FLAGS) $(DEPTH) 2>&1 | \
	    { ! grep -E "(warning|error):" -A 6; }' sh
	if [ -z '$(call takes,-fanalyzer)' ]; then echo 'lint: -fanalyzer is skipped: $(CC) has none'; \
	else printf '%s\n' $(filter-out tests/%,$(SOURCES)) | xargs -P 2 -n 1 sh -c ' \
	    case " $(NOT_LOST) " in *" $$1 "*) less=-Wno-analyzer-malloc-leak ;; *) less= ;; esac; \
	    $(CC) $(FLAGS) -O1 -fanalyzer -Werror $$less -S -o /dev/null "$$1"' sh; fi
	if [ -z '$(call takes,-m32)' ]; then echo 'lint: 32 bits are skipped: $(CC) or the C library has none'; \
	else printf '%s\n' $(SOURCES) | xargs -P 2 -n 1 $(CC) $(FLAGS) -UHAVE_PICTURES -m32 -fsyntax-only -Werror; fi
	cppcheck --quiet -j 2 --std=c11 --enable=warning,performance,portability --inline-suppr \
	    --suppress=missingIncludeSystem -D__linux__ -D_XOPEN_SOURCE=700 -Isrc -I. \
	    --error-exitcode=1 src notation
	cd man && mandoc -T lint -W style $(notdir $(PAGES)) # which are looked up from here
	shellcheck $(SCRIPTS)
	if [ ! -x $(NPM)/eslint ]; then echo 'lint: the page is skipped: .ci/setup browser installs what is missing'; \
	else $(NPM)/eslint --config tests/browser/eslint.config.mjs src/page src/site tests/browser && \
	    $(NPM)/stylelint --config tests/browser/stylelint.config.mjs 'src/page/*.css' 'src/site/*.css' && \
	    $(NPM)/html-validate --config tests/browser/htmlvalidate.config.mjs 'src/page/*.html' 'src/site/*.html'; fi

format: ## format the sources with clang-format
	clang-format -i $(SOURCES) $(HEADERS)

# Install the file $2 as $3 with mode $1.
put = $(INSTALL) -d "$(DESTDIR)$(dir $3)" && $(INSTALL) -m $1 $2 "$(DESTDIR)$3"
path_of = $(MANDIR)/man$(subst .,,$(suffix $1))/$(notdir $1)
install: all ## install below $(DESTDIR)$(PREFIX)
	$(call put,755,$(BUILD)/yinsh,$(BINDIR)/yinsh)
	$(call put,644,src/yinsh.h,$(INCLUDEDIR)/yinsh.h)
	$(call put,644,$(BUILD)/libyinsh.a,$(LIBDIR)/libyinsh.a)
	sed -e 's|@PREFIX@|$(PREFIX)|' -e 's|@LIBDIR@|$(LIBDIR)|' -e 's|@VERSION@|$(VERSION)|' \
	    -e 's|@INCLUDEDIR@|$(INCLUDEDIR)|' src/libyinsh.pc.in >$(BUILD)/libyinsh.pc
	$(call put,644,$(BUILD)/libyinsh.pc,$(LIBDIR)/pkgconfig/libyinsh.pc)
	$(call put,644,notation/yinsh-record.schema.json,$(DATADIR)/yinsh-record.schema.json)
	$(foreach page,$(PAGES),$(call put,644,$(page),$(call path_of,$(page))) &&) :

# Folders that are empty afterwards go, too; but those of the system stay, unless DESTDIR replaces it.
INSTALLED = $(BINDIR)/yinsh $(INCLUDEDIR)/yinsh.h $(LIBDIR)/libyinsh.a $(LIBDIR)/pkgconfig/libyinsh.pc \
            $(DATADIR)/yinsh-record.schema.json $(foreach page,$(PAGES),$(call path_of,$(page)))
uninstall: ## remove what install installed
	for file in $(INSTALLED); do rm -f "$(DESTDIR)$$file" || exit 1; done
	for folder in $(if $(DESTDIR)$(filter-out /usr /usr/local,$(PREFIX)),$(sort $(dir $(INSTALLED))),$(DATADIR)); do \
	    (cd "$(DESTDIR)/" && rmdir -p ".$$folder") 2>/dev/null || :; done

dist: ## make yinsh-VERSION.tar.gz from the last commit
	git archive --prefix=yinsh-$(VERSION)/ -o yinsh-$(VERSION).tar.gz HEAD

clean: ## remove the build folder of this variant
	rm -rf $(BUILD)

distclean: ## remove every build folder and tarball
	rm -rf build build-* yinsh-*.tar.gz

help: ## print this list
	@sed -n 's/^\([a-z%-]*\):.*## /\1\t/p' Makefile | expand -t 20

-include $(patsubst %.c,$(BUILD)/%.d,$(SOURCES)) $(PLAIN_OBJ:.o=.d) $(AT_ONCE_OBJ:.o=.d)
