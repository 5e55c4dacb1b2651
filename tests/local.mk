## Tests: C programs, then tests/*/*.test on a display of their own.

check_PROGRAMS = \
	tests/fuzz/fuzz-berezina \
	tests/fuzz/fuzz-attack \
	tests/fuzz/fuzz-borodino \
	tests/fuzz/fuzz-command \
	tests/fuzz/fuzz-damage \
	tests/fuzz/fuzz-doors \
	tests/fuzz/fuzz-engage \
	tests/fuzz/fuzz-fog-berezina \
	tests/fuzz/fuzz-fog-borodino \
	tests/fuzz/fuzz-fog-monday \
	tests/fuzz/fuzz-gate \
	tests/fuzz/fuzz-determinize \
	tests/fuzz/fuzz-impulses \
	tests/fuzz/fuzz-kill \
	tests/fuzz/fuzz-snapshot \
	tests/fuzz/fuzz-match \
	tests/fuzz/fuzz-monday \
	tests/fuzz/fuzz-events \
	tests/fuzz/fuzz-odds \
	tests/fuzz/fuzz-rules \
	tests/fuzz/fuzz-tokens \
	tests/fuzz/fuzz-umpire \
	tests/core/hex \
	tests/core/past
fuzz = tests/fuzz/fuzz.c tests/fuzz/fuzz.h
steps = tests/fuzz/fuzz-steps.c tests/fuzz/fuzz-steps.h
tests_fuzz_fuzz_attack_SOURCES = tests/fuzz/fuzz-attack.c $(steps) $(fuzz)
tests_fuzz_fuzz_berezina_SOURCES = tests/fuzz/fuzz-berezina.c $(fuzz)
tests_fuzz_fuzz_borodino_SOURCES = tests/fuzz/fuzz-borodino.c $(fuzz)
tests_fuzz_fuzz_command_SOURCES = tests/fuzz/fuzz-command.c tests/fuzz/fuzz-march.c \
	tests/fuzz/fuzz-march.h $(fuzz)
seen = tests/fuzz/fuzz-seen.c tests/fuzz/fuzz-seen.h
fog = tests/fuzz/fuzz-fog.c tests/fuzz/fuzz-fog.h tests/fuzz/fuzz-watch.c \
	tests/fuzz/fuzz-watch.h $(seen)
tests_fuzz_fuzz_engage_SOURCES = tests/fuzz/fuzz-engage.c $(steps) $(fuzz)
tests_fuzz_fuzz_fog_berezina_SOURCES = tests/fuzz/fuzz-fog-berezina.c $(fog) $(fuzz)
tests_fuzz_fuzz_fog_borodino_SOURCES = tests/fuzz/fuzz-fog-borodino.c $(fog) $(fuzz)
tests_fuzz_fuzz_fog_monday_SOURCES = tests/fuzz/fuzz-fog-monday.c $(fog) $(fuzz)
tests_fuzz_fuzz_gate_SOURCES = tests/fuzz/fuzz-gate.c $(fuzz)
tests_fuzz_fuzz_determinize_SOURCES = tests/fuzz/fuzz-determinize.c $(seen) $(fuzz)
tests_fuzz_fuzz_impulses_SOURCES = tests/fuzz/fuzz-impulses.c $(fuzz)
tests_fuzz_fuzz_match_SOURCES = tests/fuzz/fuzz-match.c $(fuzz)
tests_fuzz_fuzz_monday_SOURCES = tests/fuzz/fuzz-monday.c $(fuzz)
tests_fuzz_fuzz_events_SOURCES = tests/fuzz/fuzz-events.c $(fuzz)
tests_fuzz_fuzz_odds_SOURCES = tests/fuzz/fuzz-odds.c $(fuzz)
tests_fuzz_fuzz_odds_LDADD = librules.la -lm
tests_fuzz_fuzz_doors_SOURCES = tests/fuzz/fuzz-doors.c $(fuzz)
tests_fuzz_fuzz_damage_SOURCES = tests/fuzz/fuzz-damage.c $(fuzz)
tests_fuzz_fuzz_snapshot_SOURCES = tests/fuzz/fuzz-snapshot.c $(fuzz)
tests_core_past_SOURCES = tests/core/past.c $(fuzz)
tests_fuzz_fuzz_kill_SOURCES = tests/fuzz/fuzz-kill.c $(fuzz)
tests_fuzz_fuzz_rules_SOURCES = tests/fuzz/fuzz-rules.c $(fuzz)
tests_fuzz_fuzz_tokens_SOURCES = tests/fuzz/fuzz-tokens.c $(fuzz)
tests_fuzz_fuzz_umpire_SOURCES = tests/fuzz/fuzz-umpire.c $(fuzz)
tests_core_hex_SOURCES = tests/core/hex.c
tests_core_hex_LDADD = librules.la -lm
AM_CPPFLAGS = -I$(builddir)
LDADD = librules.la
TESTS = $(check_PROGRAMS)

EXTRA_PROGRAMS = tests/bench/bench
tests_bench_bench_SOURCES = tests/bench/bench.c $(fuzz)
CLEANFILES += tests/bench/bench$(EXEEXT) tests.total

## Tests in Tcl, what they need, and matches played.

EXTRA_DIST += %D%/all.tcl

include %D%/base/local.mk
include %D%/bench/local.mk
include %D%/berezina/local.mk
include %D%/board/local.mk
include %D%/borodino/local.mk
include %D%/core/local.mk
include %D%/ford/local.mk
include %D%/fuzz/local.mk
include %D%/games/local.mk
include %D%/ground/local.mk
include %D%/house/local.mk
include %D%/look/local.mk
include %D%/mail/local.mk
include %D%/match/local.mk
include %D%/monday/local.mk
include %D%/own/local.mk
include %D%/panels/local.mk
include %D%/present/local.mk
include %D%/replay/local.mk
include %D%/report/local.mk
include %D%/rules/local.mk
include %D%/seat/local.mk
include %D%/shell/local.mk
include %D%/support/local.mk
include %D%/table/local.mk
include %D%/tutorial/local.mk
