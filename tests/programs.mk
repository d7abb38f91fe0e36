# The programs of the tests, and what make check and make check-all run; the Makefile includes this.

# One for each of these files, and some with parts of several.
UNIT_TESTS  := $(patsubst tests/unit/%.c,$(BUILD)/unit_%,$(wildcard tests/unit/*.c))
FUZZERS     := $(patsubst tests/fuzz/%.c,$(BUILD)/fuzz_%,$(wildcard tests/fuzz/*.c))
TOOLS       := $(patsubst tests/tools/%.c,$(BUILD)/tool_%,$(wildcard tests/tools/*.c))
# The same tests of what is fast, with plain C in place of what is made for one kind of processor.
PLAIN_TESTS := $(patsubst %,$(BUILD)/plain/unit_%,lines replay bulk_gipf bulk_agree)
PLAIN_OBJ   := $(patsubst %,$(BUILD)/plain/%.o,src/base/lines src/rules/replay_games src/rules/replay_lanes \
               notation/gipf/asides notation/gipf/moves notation/gipf/text)
TESTS       := $(addprefix $(BUILD)/,differential oracle attack) $(FUZZERS)
HELPERS     := $(TOOLS) $(BUILD)/bench
part         = $(patsubst %,$(BUILD)/tests/%.o,$1)

$(UNIT_TESTS): $(BUILD)/unit_%: $(BUILD)/tests/unit/%.o
$(FUZZERS): $(BUILD)/fuzz_%: $(BUILD)/tests/fuzz/%.o
$(TOOLS): $(BUILD)/tool_%: $(BUILD)/tests/tools/%.o
$(PLAIN_TESTS): $(BUILD)/plain/unit_%: $(BUILD)/tests/unit/%.o $(PLAIN_OBJ)
$(BUILD)/differential $(BUILD)/oracle: $(BUILD)/%: $(BUILD)/tests/engine/%.o
$(BUILD)/attack: $(patsubst %.c,$(BUILD)/%.o,$(wildcard tests/attack/*.c)) $(call part,support/generate)
$(BUILD)/bench: $(patsubst %.c,$(BUILD)/%.o,$(wildcard tests/bench/*.c))
$(BUILD)/bench $(BUILD)/tool_archive: $(call part,support/generate support/sgf_files support/archive_maker)
$(BUILD)/tool_break: $(call part,support/generate support/broken_game support/broken_forms)
$(BUILD)/unit_bulk_agree $(BUILD)/plain/unit_bulk_agree: $(call part,support/generate)
$(BUILD)/differential $(BUILD)/unit_filter_naive: $(call part,engine/naive)
# The program as a part of a fuzz target, which answers what it asks of the system.
$(BUILD)/fuzz_arguments: $(BUILD)/tests/program.o
wrap = $(patsubst %,-Wl$(comma)--wrap=%,$1)
$(BUILD)/fuzz_arguments: TEST_LIBS += $(call wrap,write open mkstemp mkdir rename link unlink fsync isatty \
    sigaction atexit sandbox_enter rules_actions)
# Allocations go through the test, which lets them fail.
$(patsubst %,$(BUILD)/unit_%,memory tally_memory jobs_memory counts_memory): TEST_LIBS += $(call \
    wrap,malloc calloc realloc free)
# Its reads are counted.
$(BUILD)/unit_input_ends: TEST_LIBS += $(call wrap,read pread pread64)
$(BUILD)/tool_pixels: TEST_LIBS = $(if $(PICTURES),$(call pkg,--libs libpng))
$(TESTS): TEST_LIBS += $(FUZZ_ENGINE)
$(UNIT_TESTS) $(PLAIN_TESTS): TEST_LIBS += $(call pkg,--libs cmocka)
$(UNIT_TESTS) $(PLAIN_TESTS) $(TESTS) $(HELPERS): $(PARTS)
	$(call say,LINK)$(LINK) $(filter %.o,$^) $(PARTS) $(TEST_LIBS) $(call pkg,--libs $(ARCHIVE)) $(LIBS)
# For tests/scripts/both_ways.sh: its reader judges no record in bulk.
$(BUILD)/at_once/yinsh: $(BUILD)/plain/src/reader/reader.o $(BUILD)/src/commands/main.o $(PARTS)
	@mkdir -p $(@D)
	$(call say,LINK)$(LINK) $^ $(LIBS)

$(BUILD)/tests/%.o: NDEBUG =
$(patsubst %.c,$(BUILD)/%.o,$(filter tests/%,$(SOURCES))): tests/programs.mk
# Compiling these takes longer than running them.
$(BUILD)/tests/unit/%.o $(BUILD)/tests/fuzz/%.o $(BUILD)/tests/attack/%.o $(BUILD)/tests/tools/%.o: \
    VARIANT += -O0 -U_FORTIFY_SOURCE
$(BUILD)/plain/%.o: DEFINES = -DPLAIN_C -DPLAYS_AT_ONCE=true
$(BUILD)/plain/%.o: %.c Makefile tests/programs.mk
	$(compile)
$(BUILD)/tests/program.o: DEFINES = -Dmain=program_main
$(BUILD)/tests/program.o: src/commands/main.c Makefile tests/programs.mk
	$(compile)
# Words that are markup, for a test that they are not markup in the page.
$(BUILD)/tests/words/page/words.def: src/page/words.def
	@mkdir -p $(@D) && sed 's|", "|&\\"</x>\&amp;|' $< >$@
$(BUILD)/tests/unit/page_words.o: $(BUILD)/tests/words/page/words.def
$(BUILD)/tests/unit/page_words.o: DEFINES = -iquote $(BUILD)/tests/words
# What lets system calls of the program fail.  It is preloaded, and so hides nothing.
$(BUILD)/shim.so: $(wildcard tests/shim/*.[ch]) Makefile tests/programs.mk
	@mkdir -p $(@D)
	$(call say,LINK)$(CC) -std=c11 $(WARNINGS) -U_FORTIFY_SOURCE -O2 -g -fPIC -Itests -shared -o $@ \
	    $(filter %.c,$^) -ldl -pthread

run_tests = BUILD='$(abspath $(BUILD))' CC='$(CC)' CFLAGS='$(CFLAGS)' LDFLAGS='$(LDFLAGS)' SAN='$(SAN)' \
            VARIANT='$(strip $(VARIANT))' VALGRIND='$(VALGRIND)' LAYERS='$(LIB_LAYERS) $(PROGRAM_LAYERS)' tests/run
QUICK_TESTS   := $(UNIT_TESTS) $(FUZZERS) $(addprefix $(BUILD)/,differential oracle)
QUICK_SCRIPTS := $(patsubst %,tests/scripts/%.sh,broken diagnostics golden install layers library manual symbols)
run-check: all $(QUICK_TESTS) $(HELPERS)
	@$(run_tests) $(QUICK_TESTS) $(QUICK_SCRIPTS)
run-check-all: all $(BUILD)/at_once/yinsh $(UNIT_TESTS) $(PLAIN_TESTS) $(TESTS) $(HELPERS) $(if $(SAN),,$(BUILD)/shim.so)
	@$(run_tests) $(TESTS) $(UNIT_TESTS) $(PLAIN_TESTS) $(wildcard tests/scripts/*.sh)
