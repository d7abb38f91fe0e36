# GNU make.  `make help` lists the targets; CONTRIBUTING.md says more.
#
# CC, CFLAGS, CPPFLAGS, LDFLAGS, LDLIBS, AR, OBJCOPY and the folders are the user's; the project's
# flags are added.  A cross build needs CC and PKG_CONFIG.  Each variant has a build folder:
#   make SAN=address,undefined    make DEBUG=1    make COVERAGE=1    make CC=clang
# With V=1 make prints the commands, with -s nothing.

PREFIX     ?= /usr/local
BINDIR     ?= $(PREFIX)/bin
LIBDIR     ?= $(PREFIX)/lib
INCLUDEDIR ?= $(PREFIX)/include
MANDIR     ?= $(PREFIX)/share/man
DATADIR    ?= $(PREFIX)/share/yinsh
INSTALL    ?= install
PKG_CONFIG ?= pkg-config
OBJCOPY    ?= $(or $(shell $(CC) -print-prog-name=objcopy 2>/dev/null),objcopy)
CFLAGS     ?= $(if $(COVERAGE),-O0,$(if $(DEBUG),-O1,-O2)) -g
comma      := ,
BUILD      ?= build$(if $(SAN),-san-$(subst $(comma),-,$(SAN)))$(if $(COVERAGE),-coverage)$(if \
              $(DEBUG),-debug)$(addprefix -,$(notdir $(filter-out cc,$(firstword $(CC)))))
VERSION    := $(shell sed -n 's/^.define YINSH_VERSION "\(.*\)"/\1/p' src/yinsh.h)

# ---- Libraries

NEEDED  := libpcre2-8
ARCHIVE := libarchive
DRAWING := pangocairo fontconfig libpng
pkg      = $(shell $(PKG_CONFIG) $1 2>/dev/null)
# The first goals compile nothing, or install what is missing before they run make again.
ifeq ($(if $(filter-out setup demo check check-all check-variants valgrind coverage lint fuzz fuzz-% \
        format uninstall dist clean distclean help,$(or $(MAKECMDGOALS),all)),$(shell \
        $(PKG_CONFIG) --exists $(NEEDED) $(ARCHIVE) 2>/dev/null && echo found),not needed),)
$(error $(PKG_CONFIG) does not find $(NEEDED) $(ARCHIVE); run '.ci/setup build' to install them)
endif
# PNG and PDF if what draws them is installed; PICTURES= builds without.
PICTURES ?= $(shell $(PKG_CONFIG) --exists $(DRAWING) 2>/dev/null && echo yes)
# The program loads these when it needs them; ARCHIVE_LINKED=1 links it with them.
ARCHIVE_SONAME ?= libarchive.so.13
PANGO_SONAME   ?= libpangocairo-1.0.so.0
PNG_SONAME     ?= libpng16.so.16
ARCHIVE_LINKED ?= $(filter -static -static-pie,$(CFLAGS) $(LDFLAGS))$(filter-out Linux,$(shell uname -s))
LOADED          = $(if $(ARCHIVE_LINKED),,$(foreach name,ARCHIVE PANGO PNG,-D$(name)_SONAME=$($(name)_SONAME)))
LIBS            = $(call pkg,--libs $(NEEDED) $(if $(ARCHIVE_LINKED),$(ARCHIVE) $(if \
                  $(PICTURES),$(DRAWING)))) $(if $(ARCHIVE_LINKED),,-ldl) -pthread -lm $(LDLIBS)

# ---- Flags

# What makes mistakes harder to exploit, by the machine that the compiler names first.
HARDENED_x86_64      := -fstack-clash-protection -fcf-protection
HARDENED_i686        := $(HARDENED_x86_64)
HARDENED_aarch64     := -fstack-clash-protection -mbranch-protection=standard
HARDENED_powerpc64le := -fstack-clash-protection
HARDENED_s390x       := -fstack-clash-protection
MACHINE       := $(shell $(CC) -dumpmachine 2>/dev/null)
# Older compilers take 3 for 2 with a warning, as any does without optimising.  A sanitizer looks closer.
FORTIFY        = $(if $(SAN)$(findstring _FORTIFY_SOURCE,$(CPPFLAGS) $(CFLAGS)),,-U_FORTIFY_SOURCE \
                 -D_FORTIFY_SOURCE=3 -Wno-cpp)
HARDENED       = -fstack-protector-strong $(HARDENED_$(firstword $(subst -, ,$(MACHINE)))) $(FORTIFY) -fPIE
HARDENED_LINK  = $(if $(filter -static -static-pie -no-pie,$(CFLAGS) $(LDFLAGS)),,-pie) $(if $(findstring \
                 darwin,$(MACHINE)),,-Wl$(comma)-z$(comma)relro$(comma)-z$(comma)now$(comma)-z$(comma)noexecstack)
# Threads that count side by side have to count right: what is taken seldom is found by subtraction.
VARIANT  = $(if $(SAN),-fsanitize=$(SAN) -fno-sanitize-recover=all -fno-omit-frame-pointer) \
           $(if $(COVERAGE),--coverage -fprofile-update=atomic)
NDEBUG   = $(if $(DEBUG)$(SAN),,-DNDEBUG)
WARNINGS = -Wall -Wextra -Wpedantic -Wconversion -Wshadow
# A sanitizer and the counters of lines need more than the sandbox usually allows.
FLAGS    = -std=c11 -D_XOPEN_SOURCE=700 -D_FILE_OFFSET_BITS=64 $(NDEBUG) $(LOADED) $(if \
           $(SAN),-DSANDBOX_WATCHED) $(if $(COVERAGE),-DSANDBOX_COUNTERS='"$(abspath $(BUILD))"') \
           -Isrc -I. -I$(BUILD) -Itests $(INCLUDES) $(WARNINGS) -fvisibility=hidden
INCLUDES := $(call pkg,--cflags $(NEEDED) $(ARCHIVE)) $(if $(PICTURES),-DHAVE_PICTURES $(patsubst \
            -I%,-isystem %,$(call pkg,--cflags $(DRAWING)))) -pthread
LINK     = $(CC) $(HARDENED_LINK) $(CFLAGS) $(VARIANT) $(LDFLAGS) -o $@
say      = $(if $(V),,@$(if $(findstring s,$(firstword -$(MAKEFLAGS))),,printf '  %-4s %s\n' '$1' '$@' &&))
define compile
@mkdir -p $(@D)$(if $(COVERAGE), && rm -f $(@:.o=.gcda))
$(call say,CC)$(CC) $(FLAGS) $(HARDENED) $(DEFINES) -MMD -MP $(CPPFLAGS) $(CFLAGS) $(VARIANT) -c -o $@ $<
endef

# ---- Sources

# The layers from the bottom up, which tests/scripts/layers.sh reads: those of the library, and
# those of the program.
LIB_LAYERS     := src/base src/fault src/rules src/json src/record src/syntax notation src/registry src/reader src/repair
PROGRAM_LAYERS := src/input src/picture src/page src/sandbox src/messages src/outputs src/options src/jobs src/query \
                  src/score src/site src/commands
LIB_FOLDERS    := $(LIB_LAYERS) $(patsubst %/,%,$(wildcard notation/*/))
TEST_FOLDERS   := $(patsubst %/,%,$(wildcard tests/*/))
LIB_SRC        := $(wildcard $(LIB_FOLDERS:%=%/*.c))
PROGRAM_SRC    := $(wildcard $(PROGRAM_LAYERS:%=%/*.c) src/commands/*/*.c)
SOURCES        := $(LIB_SRC) $(PROGRAM_SRC) $(wildcard $(TEST_FOLDERS:%=%/*.c))
HEADERS        := $(wildcard src/*.h src/*/*.h src/commands/*/*.h notation/*/*.h tests/*/*.h)
SCRIPTS        := tests/run tests/fuzz/run $(addprefix tests/scripts/,tap golden_case counted coverage layers) \
                  $(wildcard tests/scripts/*.sh samples/cluster/*.sh) .ci/run .ci/setup .ci/lint src/embed
LIB_OBJ        := $(LIB_SRC:%.c=$(BUILD)/%.o)
PROGRAM_OBJ    := $(PROGRAM_SRC:%.c=$(BUILD)/%.o)
# All of them but main(), for the programs of the tests.
PARTS          := $(BUILD)/parts.a

.PHONY: all demo check check-all check-variants lint format bench bench-instructions failing soak fuzz \
        coverage valgrind setup install uninstall dist clean distclean help run-demo run-check \
        run-check-all run-lint report-coverage
.DELETE_ON_ERROR:

all: $(BUILD)/yinsh $(BUILD)/libyinsh.a ## build the program and the library

$(BUILD)/%.o: %.c Makefile
	$(compile)
$(BUILD)/yinsh: $(LIB_OBJ) $(PROGRAM_OBJ)
	$(call say,LINK)$(LINK) $^ $(LIBS)
$(PARTS): $(LIB_OBJ) $(filter-out %/main.o,$(PROGRAM_OBJ))
	@rm -f $@ && $(AR) rc $@ $^
# One object in which only what yinsh.h declares is still global.
$(BUILD)/libyinsh.a: $(LIB_OBJ)
	$(call say,AR)$(CC) $(CFLAGS) -r -nostdlib -o $(BUILD)/libyinsh.o $^
	@$(OBJCOPY) --localize-hidden $(BUILD)/libyinsh.o
	@rm -f $@ && $(AR) rc $@ $(BUILD)/libyinsh.o

# Files that are a part of the program, as arrays.
GENERATED := $(patsubst %,$(BUILD)/src/%/files.inc,picture/themes page site)
$(BUILD)/src/picture/themes/files.inc: $(wildcard src/picture/themes/*.theme)
$(BUILD)/src/page/files.inc: $(wildcard $(addprefix src/page/*.,html css js))
$(BUILD)/src/site/files.inc: $(wildcard $(addprefix src/site/*.,html css js svg))
$(GENERATED): src/embed
	@mkdir -p $(@D) && src/embed $(filter-out src/embed,$^) >$@
$(PROGRAM_OBJ) $(BUILD)/tests/unit/page_words.o: | $(GENERATED)

# A part of the sources may be built without it.
-include tests/programs.mk

# ---- Goals

setup: ## install missing packages for building and testing
	@.ci/setup build check

demo: ## set up, build, and demonstrate the program
check: ## set up, build, and run the tests that take minutes
check-all: ## set up, build, and run every test; also with VALGRIND=1
lint: ## set up, check style, and analyse sources, manual pages and scripts
demo check check-all lint:
	@.ci/setup build $(if $(filter demo,$@),,check) $(filter lint,$@) $(if $(VALGRIND),valgrind)
	@$(MAKE) --no-print-directory $(if $(filter -j%,$(MAKEFLAGS)),,-j$$(nproc 2>/dev/null || echo 2)) run-$@
check-variants: ## run make check with sanitizers, with assertions and with clang
	@status=0; for variant in SAN=address,undefined SAN=thread DEBUG=1 CC=clang; do $(MAKE) \
	    --no-print-directory $$variant check || status=1; done; exit $$status

run-demo: $(BUILD)/yinsh
	@cd samples && for arguments in 'check -v tournament.yin' 'check broken/move-ring-in-way.yin' 'score tournament.yin' \
	    'show minimal.yin' 'history minimal.yin' 'convert -t gipf --no-clocks --no-comments archive.sgf'; do \
	    printf '\n$$ yinsh %s\n' "$$arguments"; $(abspath $(BUILD))/yinsh $$arguments || [ $$? -eq 1 ] || exit; done

valgrind: ## run every test under valgrind
	@$(MAKE) --no-print-directory VALGRIND=1 check-all

failing: all $(BUILD)/shim.so ## let every call of every golden test fail once; takes long
	@BUILD='$(abspath $(BUILD))' FAILING=all tests/run tests/scripts/failing.sh

soak: $(BUILD)/differential ## play random games with two engines until they differ, or for SECONDS=n
	$(BUILD)/differential --actions 1000000000000 --seconds $(or $(SECONDS),0) --seed $$(date +%s)

# Everything that takes bytes, with objects of its own; tests/fuzz/run says what else it can be told.
FUZZ_MAKE = $(MAKE) --no-print-directory BUILD=build-fuzz CC=clang SAN=fuzzer-no-link,address,undefined \
            CFLAGS='-O1 -g' CPPFLAGS='$(CPPFLAGS) -DFUZZ_ENGINE' FUZZ_ENGINE=-fsanitize=fuzzer
run_fuzz  = $(FUZZ_MAKE) $(FUZZERS:$(BUILD)/%=build-fuzz/%) build-fuzz/yinsh && \
            TIME='$(or $(TIME),$(SECONDS),0)' tests/fuzz/run
fuzz: ## run all fuzz targets, until stopped or for TIME=n seconds; needs clang
	@$(run_fuzz)
fuzz-%: ## run one fuzz target, or the reader of a notation: make fuzz-gipf TIME=3600
	@$(run_fuzz) $*

coverage: ## report the lines and branches that the tests reach, by file
	@$(MAKE) --no-print-directory COVERAGE=1 check-all && $(MAKE) --no-print-directory COVERAGE=1 report-coverage
report-coverage:
	@$(or $(GCOV),gcov) -b -c -t $(LIB_OBJ) $(PROGRAM_OBJ) $(PLAIN_OBJ) 2>/dev/null | tests/scripts/coverage report

measure = $(BUILD)/bench --compiler "$$($(CC) --version 2>/dev/null | sed -n 1p)"
bench: $(BUILD)/bench $(BUILD)/yinsh ## measure speed on generated games; BENCH=--quick, --collection or "--tsv --games 1000"
	@.ci/setup bench || echo 'bench: going on without what is missing' >&2
	@$(measure) $(BENCH) $(BUILD)/yinsh
bench-instructions: $(BUILD)/bench $(BUILD)/yinsh ## compare instructions per turn with the recorded ones; RECORD=1 records them
	@.ci/setup valgrind
	@$(measure) --instructions --flags '$(CFLAGS)' --recorded tests/bench/instructions $(if $(RECORD),--record) \
	    $(BENCH) $(BUILD)/yinsh

run-lint: $(GENERATED)
	@CC='$(CC)' FLAGS='$(FLAGS)' SOURCES='$(SOURCES)' HEADERS='$(HEADERS)' SCRIPTS='$(SCRIPTS)' .ci/lint

format: ## format the sources with clang-format
	clang-format -i $(SOURCES) $(HEADERS)

# Each file and its place.
path_of   = $(MANDIR)/man$(subst .,,$(suffix $1))/$(notdir $1)
INSTALLED = $(BUILD)/yinsh:$(BINDIR)/yinsh src/yinsh.h:$(INCLUDEDIR)/yinsh.h $(BUILD)/libyinsh.a:$(LIBDIR)/libyinsh.a \
            src/libyinsh.pc.in:$(LIBDIR)/pkgconfig/libyinsh.pc $(foreach page,$(wildcard man/*.[135]),$(page):$(call \
            path_of,$(page))) notation/yinsh-record.schema.json:$(DATADIR)/yinsh-record.schema.json
install: all ## install below $(DESTDIR)$(PREFIX)
	for file in $(INSTALLED); do to="$(DESTDIR)$${file#*:}"; mode=644; [ ! -x $${file%%:*} ] || mode=755; \
	    $(INSTALL) -d "$${to%/*}" && $(INSTALL) -m $$mode $${file%%:*} "$$to" || exit 1; done
	sed -e 's|@PREFIX@|$(PREFIX)|' -e 's|@LIBDIR@|$(LIBDIR)|' -e 's|@VERSION@|$(VERSION)|' \
	    -e 's|@INCLUDEDIR@|$(INCLUDEDIR)|' src/libyinsh.pc.in >"$(DESTDIR)$(LIBDIR)/pkgconfig/libyinsh.pc"

# Folders that are empty afterwards go, too; but those of the system stay, unless DESTDIR replaces it.
uninstall: ## remove what install installed
	for file in $(INSTALLED); do to=$${file#*:}; rm -f "$(DESTDIR)$$to" || exit 1; \
	    case '$(DESTDIR)$(filter-out /usr /usr/local,$(PREFIX))' in '') to=$(DATADIR)/ ;; esac; \
	    (cd "$(DESTDIR)/" && rmdir -p ".$${to%/*}") 2>/dev/null || :; done

dist: ## make yinsh-VERSION.tar.gz from the last commit
	git archive --prefix=yinsh-$(VERSION)/ -o yinsh-$(VERSION).tar.gz HEAD

clean: ## remove the build folder of this variant
	rm -rf $(BUILD)

distclean: ## remove every build folder and tarball
	rm -rf build build-* yinsh-*.tar.gz

help: ## print this list
	@sed -n 's/^\([a-z%-]*\):.*## /\1\t/p' Makefile | expand -t 20

-include $(shell find $(BUILD) -name '*.d' 2>/dev/null)
