## Tests: C programs, then tests/*.test on a display of their own.

check_PROGRAMS = \
	tests/fuzz-berezina \
	tests/fuzz-attack \
	tests/fuzz-borodino \
	tests/fuzz-command \
	tests/fuzz-damage \
	tests/fuzz-doors \
	tests/fuzz-engage \
	tests/fuzz-fog-berezina \
	tests/fuzz-fog-borodino \
	tests/fuzz-fog-monday \
	tests/fuzz-gate \
	tests/fuzz-determinize \
	tests/fuzz-impulses \
	tests/fuzz-kill \
	tests/fuzz-snapshot \
	tests/fuzz-match \
	tests/fuzz-monday \
	tests/fuzz-events \
	tests/fuzz-odds \
	tests/fuzz-rules \
	tests/fuzz-tokens \
	tests/fuzz-umpire \
	tests/hex \
	tests/past
fuzz = tests/fuzz.c tests/fuzz.h
steps = tests/fuzz-steps.c tests/fuzz-steps.h
tests_fuzz_attack_SOURCES = tests/fuzz-attack.c $(steps) $(fuzz)
tests_fuzz_berezina_SOURCES = tests/fuzz-berezina.c $(fuzz)
tests_fuzz_borodino_SOURCES = tests/fuzz-borodino.c $(fuzz)
tests_fuzz_command_SOURCES = tests/fuzz-command.c tests/fuzz-march.c \
	tests/fuzz-march.h $(fuzz)
seen = tests/fuzz-seen.c tests/fuzz-seen.h
fog = tests/fuzz-fog.c tests/fuzz-fog.h tests/fuzz-watch.c \
	tests/fuzz-watch.h $(seen)
tests_fuzz_engage_SOURCES = tests/fuzz-engage.c $(steps) $(fuzz)
tests_fuzz_fog_berezina_SOURCES = tests/fuzz-fog-berezina.c $(fog) $(fuzz)
tests_fuzz_fog_borodino_SOURCES = tests/fuzz-fog-borodino.c $(fog) $(fuzz)
tests_fuzz_fog_monday_SOURCES = tests/fuzz-fog-monday.c $(fog) $(fuzz)
tests_fuzz_gate_SOURCES = tests/fuzz-gate.c $(fuzz)
tests_fuzz_determinize_SOURCES = tests/fuzz-determinize.c $(seen) $(fuzz)
tests_fuzz_impulses_SOURCES = tests/fuzz-impulses.c $(fuzz)
tests_fuzz_match_SOURCES = tests/fuzz-match.c $(fuzz)
tests_fuzz_monday_SOURCES = tests/fuzz-monday.c $(fuzz)
tests_fuzz_events_SOURCES = tests/fuzz-events.c $(fuzz)
tests_fuzz_odds_SOURCES = tests/fuzz-odds.c $(fuzz)
tests_fuzz_odds_LDADD = librules.la -lm
tests_fuzz_doors_SOURCES = tests/fuzz-doors.c $(fuzz)
tests_fuzz_damage_SOURCES = tests/fuzz-damage.c $(fuzz)
tests_fuzz_snapshot_SOURCES = tests/fuzz-snapshot.c $(fuzz)
tests_past_SOURCES = tests/past.c $(fuzz)
tests_fuzz_kill_SOURCES = tests/fuzz-kill.c $(fuzz)
tests_fuzz_rules_SOURCES = tests/fuzz-rules.c $(fuzz)
tests_fuzz_tokens_SOURCES = tests/fuzz-tokens.c $(fuzz)
tests_fuzz_umpire_SOURCES = tests/fuzz-umpire.c $(fuzz)
tests_hex_SOURCES = tests/hex.c
tests_hex_LDADD = librules.la -lm
AM_CPPFLAGS = -I$(builddir)
LDADD = librules.la
TESTS = $(check_PROGRAMS)

EXTRA_PROGRAMS = tests/bench
tests_bench_SOURCES = tests/bench.c $(fuzz)
CLEANFILES += tests/bench$(EXEEXT) tests.total

## Tests in Tcl, what they need, and matches played.

EXTRA_DIST += \
	%D%/all.tcl \
	%D%/autosave.test \
	%D%/bench.tcl \
	%D%/berezina-automaton.test \
	%D%/berezina-bridges.test \
	%D%/berezina-charts.test \
	%D%/berezina-combat.test \
	%D%/berezina-crossing.test \
	%D%/berezina-events.test \
	%D%/berezina-fire.test \
	%D%/berezina-fog.test \
	%D%/berezina-games.test \
	%D%/berezina-map.test \
	%D%/berezina-morale.test \
	%D%/berezina-movement.test \
	%D%/berezina-odds.test \
	%D%/berezina-priorities.test \
	%D%/berezina-rabble.test \
	%D%/berezina-refusals.test \
	%D%/berezina-russians.test \
	%D%/berezina-sequence.test \
	%D%/berezina-setup.test \
	%D%/berezina-strip.test \
	%D%/berezina-table.test \
	%D%/berezina-tracks.test \
	%D%/berezina-tutorial.test \
	%D%/berezina-words.test \
	%D%/berezina.tcl \
	%D%/board-parts.test \
	%D%/borodino-battle.test \
	%D%/borodino-bombard.test \
	%D%/borodino-command.test \
	%D%/borodino-diagrams.test \
	%D%/borodino-forces.test \
	%D%/borodino-games.test \
	%D%/borodino-movement.test \
	%D%/borodino-retreat.test \
	%D%/borodino-rulings.test \
	%D%/borodino-scenarios.test \
	%D%/borodino-sequence.test \
	%D%/borodino-square.test \
	%D%/borodino-supply.test \
	%D%/borodino-terrain.test \
	%D%/borodino.tcl \
	%D%/calibrate.tcl \
	%D%/catalog.test \
	%D%/cli.test \
	%D%/colours.test \
	%D%/damage.test \
	%D%/docs.test \
	%D%/drawn.tcl \
	%D%/fair.test \
	%D%/far.tcl \
	%D%/fit.tcl \
	%D%/floors.tcl \
	%D%/floors.test \
	%D%/ford-rules.test \
	%D%/ford.tcl \
	%D%/french.tcl \
	%D%/fuzz-doors.tcl \
	%D%/games.tcl \
	%D%/games/berezina-solitaire.game \
	%D%/games/berezina-solitaire.position \
	%D%/games/berezina-two_players.game \
	%D%/games/berezina-two_players.position \
	%D%/games/borodino-borodino.game \
	%D%/games/borodino-borodino.position \
	%D%/games/borodino-campaign.game \
	%D%/games/borodino-campaign.position \
	%D%/games/borodino-shevardino.game \
	%D%/games/borodino-shevardino.position \
	%D%/games/diagram-1.game \
	%D%/games/diagram-1.position \
	%D%/games/diagram-2.game \
	%D%/games/diagram-2.position \
	%D%/games/diagram-3.game \
	%D%/games/diagram-3.position \
	%D%/games/diagram-4.game \
	%D%/games/diagram-4.position \
	%D%/games/monday-last_blood.game \
	%D%/games/monday-last_blood.position \
	%D%/games/monday-monday.game \
	%D%/games/monday-monday.position \
	%D%/keyboard.tcl \
	%D%/languages.test \
	%D%/layers.test \
	%D%/letters-crossed.test \
	%D%/letters-deaths.test \
	%D%/letters-doors.test \
	%D%/letters-dying.tcl \
	%D%/letters-failing.test \
	%D%/letters-forged.test \
	%D%/letters-held.test \
	%D%/letters.tcl \
	%D%/letters.test \
	%D%/lookout.tcl \
	%D%/make-diagrams.tcl \
	%D%/make-games.tcl \
	%D%/map.tcl \
	%D%/map.test \
	%D%/match.test \
	%D%/memory.test \
	%D%/messages.tcl \
	%D%/moment.test \
	%D%/monday-areas.test \
	%D%/monday-asked.test \
	%D%/monday-combat.test \
	%D%/monday-faq.test \
	%D%/monday-final.test \
	%D%/monday-games.test \
	%D%/monday-initiative.test \
	%D%/monday-isolation.test \
	%D%/monday-last-blood.test \
	%D%/monday-logistics.test \
	%D%/monday-map.test \
	%D%/monday-options.test \
	%D%/monday-setup.test \
	%D%/monday-tactical.test \
	%D%/monday-undo.test \
	%D%/monday-units.test \
	%D%/monday.tcl \
	%D%/odds-monday.test \
	%D%/odds-words.test \
	%D%/odds.tcl \
	%D%/odds.test \
	%D%/paper.test \
	%D%/paragraphs.test \
	%D%/prices.test \
	%D%/prompts.tcl \
	%D%/pupil.tcl \
	%D%/quiet.tcl \
	%D%/replay.test \
	%D%/report.test \
	%D%/robot-keys.tcl \
	%D%/robot-mouse.tcl \
	%D%/robot-waits.tcl \
	%D%/robot-window.tcl \
	%D%/robot.tcl \
	%D%/roles.tcl \
	%D%/rules-text.test \
	%D%/start.tcl \
	%D%/svgphoto.test \
	%D%/table.tcl \
	%D%/timer.test \
	%D%/turn.test \
	%D%/twins.tcl \
	%D%/ui-accident.test \
	%D%/ui-battle.test \
	%D%/ui-berezina-cards.test \
	%D%/ui-berezina-counters.test \
	%D%/ui-berezina-russians.test \
	%D%/ui-berezina-two.test \
	%D%/ui-berezina.test \
	%D%/ui-blocks.test \
	%D%/ui-board.test \
	%D%/ui-density.test \
	%D%/ui-dice.test \
	%D%/ui-disk.test \
	%D%/ui-far.test \
	%D%/ui-fit-berezina.test \
	%D%/ui-fit-borodino.test \
	%D%/ui-fit-monday.test \
	%D%/ui-fit-windows.test \
	%D%/ui-ford.test \
	%D%/ui-hotseat.test \
	%D%/ui-keyboard.test \
	%D%/ui-languages.test \
	%D%/ui-layout.test \
	%D%/ui-letters.test \
	%D%/ui-memory.test \
	%D%/ui-monday-panels.test \
	%D%/ui-monday.test \
	%D%/ui-odds.test \
	%D%/ui-panel-keys.test \
	%D%/ui-panels.tcl \
	%D%/ui-piles.test \
	%D%/ui-play.test \
	%D%/ui-prompts.test \
	%D%/ui-replay.test \
	%D%/ui-rules.test \
	%D%/ui-russian.test \
	%D%/ui-solitaire.test \
	%D%/ui-supply.test \
	%D%/ui-table.test \
	%D%/ui-tinkering.test \
	%D%/ui-turn.test \
	%D%/ui-tutorial.test \
	%D%/ui-umpire.test \
	%D%/ui-windows.test \
	%D%/ui-words.test \
	%D%/umpire.test
