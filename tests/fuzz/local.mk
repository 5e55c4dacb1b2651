## Random matches, each program with another watch.

check_PROGRAMS += \
	%D%/fuzz-attack \
	%D%/fuzz-berezina \
	%D%/fuzz-borodino \
	%D%/fuzz-command \
	%D%/fuzz-damage \
	%D%/fuzz-determinize \
	%D%/fuzz-doors \
	%D%/fuzz-engage \
	%D%/fuzz-events \
	%D%/fuzz-fog-berezina \
	%D%/fuzz-fog-borodino \
	%D%/fuzz-fog-monday \
	%D%/fuzz-fog-moskowa \
	%D%/fuzz-gate \
	%D%/fuzz-group \
	%D%/fuzz-guns-moskowa \
	%D%/fuzz-impulses \
	%D%/fuzz-kill \
	%D%/fuzz-letters \
	%D%/fuzz-match \
	%D%/fuzz-melee-moskowa \
	%D%/fuzz-monday \
	%D%/fuzz-moskowa \
	%D%/fuzz-odds \
	%D%/fuzz-player \
	%D%/fuzz-rules \
	%D%/fuzz-snapshot \
	%D%/fuzz-tokens \
	%D%/fuzz-umpire

fuzz = %D%/fuzz.c %D%/fuzz.h
steps = %D%/fuzz-steps.c %D%/fuzz-steps.h
same = %D%/fuzz-same.c %D%/fuzz-same.h
seen = %D%/fuzz-seen.c %D%/fuzz-seen.h
fog = %D%/fuzz-fog.c %D%/fuzz-fog.h %D%/fuzz-watch.c %D%/fuzz-watch.h \
	%D%/fuzz-tries.c %D%/fuzz-tries.h $(seen)

%C%_fuzz_attack_SOURCES = %D%/fuzz-attack.c $(steps) $(fuzz)
%C%_fuzz_berezina_SOURCES = %D%/fuzz-berezina.c $(fuzz)
%C%_fuzz_borodino_SOURCES = %D%/fuzz-borodino.c $(fuzz)
%C%_fuzz_command_SOURCES = %D%/fuzz-command.c %D%/fuzz-march.c \
	%D%/fuzz-march.h $(fuzz)
%C%_fuzz_damage_SOURCES = %D%/fuzz-damage.c $(fuzz)
%C%_fuzz_determinize_SOURCES = %D%/fuzz-determinize.c $(seen) $(fuzz)
%C%_fuzz_doors_SOURCES = %D%/fuzz-doors.c $(fuzz)
%C%_fuzz_engage_SOURCES = %D%/fuzz-engage.c $(steps) $(fuzz)
%C%_fuzz_events_SOURCES = %D%/fuzz-events.c $(fuzz)
%C%_fuzz_fog_berezina_SOURCES = %D%/fuzz-fog-berezina.c \
	%D%/fuzz-watch-berezina.c %D%/fuzz-watch-berezina.h $(fog) $(fuzz)
%C%_fuzz_fog_borodino_SOURCES = %D%/fuzz-fog-borodino.c $(fog) $(fuzz)
%C%_fuzz_fog_monday_SOURCES = %D%/fuzz-fog-monday.c $(fog) $(fuzz)
%C%_fuzz_fog_moskowa_SOURCES = %D%/fuzz-fog-moskowa.c $(fog) $(fuzz)
%C%_fuzz_gate_SOURCES = %D%/fuzz-gate.c $(fuzz)
%C%_fuzz_group_SOURCES = %D%/fuzz-group.c %D%/fuzz-orders.c \
	%D%/fuzz-orders.h $(same) $(seen) $(fuzz)
%C%_fuzz_guns_moskowa_SOURCES = %D%/fuzz-guns-moskowa.c $(fuzz)
%C%_fuzz_impulses_SOURCES = %D%/fuzz-impulses.c $(fuzz)
%C%_fuzz_kill_SOURCES = %D%/fuzz-kill.c %D%/fuzz-kept.c %D%/fuzz-kept.h \
	%D%/child.h $(fuzz)
if WINDOWS
%C%_fuzz_kill_SOURCES += %D%/child-windows.c
else
%C%_fuzz_kill_SOURCES += %D%/child-posix.c
endif
%C%_fuzz_letters_SOURCES = %D%/fuzz-letters.c $(fuzz)
%C%_fuzz_match_SOURCES = %D%/fuzz-match.c $(same) $(fuzz)
%C%_fuzz_melee_moskowa_SOURCES = %D%/fuzz-melee-moskowa.c \
	%D%/fuzz-melee-moskowa.h %D%/fuzz-melee-run.c
%C%_fuzz_melee_moskowa_LDADD = librules.la -lm
%C%_fuzz_monday_SOURCES = %D%/fuzz-monday.c $(fuzz)
%C%_fuzz_moskowa_SOURCES = %D%/fuzz-moskowa.c $(fuzz)
%C%_fuzz_odds_SOURCES = %D%/fuzz-odds.c $(fuzz)
%C%_fuzz_odds_LDADD = librules.la -lm
%C%_fuzz_player_SOURCES = %D%/fuzz-player.c %D%/fuzz-seats.c \
	%D%/fuzz-seats.h %D%/fuzz-spy.c %D%/fuzz-spy.h \
	%D%/fuzz-spy-berezina.c %D%/fuzz-spy-moskowa.c
%C%_fuzz_rules_SOURCES = %D%/fuzz-rules.c $(fuzz)
%C%_fuzz_snapshot_SOURCES = %D%/fuzz-snapshot.c $(fuzz)
%C%_fuzz_tokens_SOURCES = %D%/fuzz-tokens.c $(fuzz)
%C%_fuzz_umpire_SOURCES = %D%/fuzz-umpire.c $(fuzz)

EXTRA_DIST += \
	%D%/fuzz-doors.tcl \
	%D%/leaks.txt

## Far more random matches, by C that tells of every misstep, in a build tree
## of its own: "make fuzz", "make fuzz FUZZ_MATCHES=1000 FUZZ_SEED=7".  So many
## matches a scenario, tries a door (FUZZ_DOORS); a fiftieth where much is looked
## at in each.

FUZZ_MATCHES = 35000
FUZZ_SEED = 1
FUZZ_DOORS = 100000
sanitized-programs:
	$(MKDIR_P) fuzz-build && cd fuzz-build && \
	{ test -f Makefile || $(abs_srcdir)/configure -q --enable-sanitize; } && \
	$(MAKE) -s $(BUILT_SOURCES) && $(MAKE) -s $(check_PROGRAMS)

## The same C, an hour instead of a night: all C tests, and a tenth of their
## random matches, each without a misstep and without memory that is lost, but
## by libraries of others (leaks.txt).  Stopped, it goes on where it was: what
## passed is not run again until it is built again.
sanitize: sanitized-programs
	cd fuzz-build && \
	find tests -name '*.trs' -exec grep -L '^:test-result: PASS' {} + | \
		sed 's/trs$$/log/' | xargs rm -f && \
	WARGAME_CHECK_FEW=1 ASAN_OPTIONS=detect_leaks=1 \
	LSAN_OPTIONS=suppressions=$(abs_srcdir)/%D%/leaks.txt:print_suppressions=0 \
		$(MAKE) -s -k check-TESTS RECHECK_LOGS=
.PHONY: sanitize sanitized-programs

fuzz: all sanitized-programs
	cd fuzz-build && \
	for program in rules borodino monday impulses fog-borodino \
			fog-monday determinize berezina fog-berezina; do \
		tests/fuzz/fuzz-$$program $(FUZZ_MATCHES) $(FUZZ_SEED) || exit 1; \
	done && \
	for program in gate events group letters match umpire \
			snapshot; do \
		tests/fuzz/fuzz-$$program $$(($(FUZZ_MATCHES) / 50 + 1)) \
			$(FUZZ_SEED) || exit 1; \
	done && \
	for program in rules gate determinize snapshot match umpire group; do \
		tests/fuzz/fuzz-$$program $$(($(FUZZ_MATCHES) / 50 + 1)) \
			$(FUZZ_SEED) moskowa || exit 1; \
	done && \
	for program in moskowa guns-moskowa fog-moskowa; do \
		tests/fuzz/fuzz-$$program $$(($(FUZZ_MATCHES) / 50 + 1)) \
			$(FUZZ_SEED) || exit 1; \
	done && \
	tests/fuzz/fuzz-player $$(($(FUZZ_MATCHES) / 500 + 1)) $(FUZZ_SEED) && \
	tests/fuzz/fuzz-command 200 && \
	tests/fuzz/fuzz-tokens $(FUZZ_MATCHES) $(FUZZ_SEED) && \
	tests/fuzz/fuzz-damage $(FUZZ_MATCHES) $(FUZZ_SEED) && \
	tests/fuzz/fuzz-damage $(FUZZ_MATCHES) $(FUZZ_SEED) moskowa && \
	tests/fuzz/fuzz-kill 1000 $(FUZZ_SEED) && \
	tests/fuzz/fuzz-doors $(FUZZ_DOORS) $(FUZZ_SEED)
	WARGAME_BUILD='$(abs_builddir)' $(TCLSH) \
		$(srcdir)/tests/fuzz/fuzz-doors.tcl $(FUZZ_DOORS) $(FUZZ_SEED)
.PHONY: fuzz

## Computers who think about one question in three as long as in a match; a match
## of each scenario, broken off after so many actions.

FUZZ_LONG = 400
fuzz-long: sanitized-programs
	cd fuzz-build && for game in borodino monday berezina moskowa; do \
		tests/fuzz/fuzz-player 1 $(FUZZ_SEED) $$game full $(FUZZ_LONG) \
			|| exit 1; \
	done
.PHONY: fuzz-long
