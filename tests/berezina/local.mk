check_PROGRAMS += \
	%D%/banks \
	%D%/believed \
	%D%/builders \
	%D%/reasons \
	%D%/watched

%C%_banks_SOURCES = %D%/banks.c
%C%_believed_SOURCES = %D%/believed.c
%C%_builders_SOURCES = %D%/builders.c
%C%_reasons_SOURCES = %D%/reasons.c tests/core/told-reasons.c \
	tests/core/told-reasons.h
%C%_watched_SOURCES = %D%/watched.c tests/fuzz/fuzz-watch-berezina.c \
	tests/fuzz/fuzz-watch-berezina.h tests/fuzz/fuzz-watch.c \
	tests/fuzz/fuzz-watch.h $(seen) $(fuzz)

EXTRA_DIST += \
	%D%/berezina-aims.test \
	%D%/berezina-automaton.test \
	%D%/berezina-bridges.test \
	%D%/berezina-groups.test \
	%D%/berezina-charts.test \
	%D%/berezina-combat.test \
	%D%/berezina-crossing.test \
	%D%/berezina-events.test \
	%D%/berezina-fire.test \
	%D%/berezina-fog.test \
	%D%/berezina-games.test \
	%D%/berezina-hidden.test \
	%D%/berezina-map.test \
	%D%/berezina-morale.test \
	%D%/berezina-movement.test \
	%D%/berezina-odds.test \
	%D%/berezina-player.test \
	%D%/berezina-priorities.test \
	%D%/berezina-rabble.test \
	%D%/berezina-refusals.test \
	%D%/berezina-russians.test \
	%D%/berezina-tries.test \
	%D%/berezina-sequence.test \
	%D%/berezina-setup.test \
	%D%/berezina-standing.test \
	%D%/berezina-table.test \
	%D%/berezina-track-bar.test \
	%D%/berezina-tracks.test \
	%D%/berezina-tutorial.test \
	%D%/berezina-two.test \
	%D%/berezina-words-hints.test \
	%D%/berezina-words-position.test \
	%D%/berezina-words.test \
	%D%/ui-berezina-cards-morale.test \
	%D%/ui-berezina-cards.test \
	%D%/ui-berezina-counters.test \
	%D%/ui-berezina-equals.test \
	%D%/ui-berezina-evade.test \
	%D%/ui-berezina-hints.test \
	%D%/ui-berezina-russians.test \
	%D%/ui-berezina-two.test \
	%D%/ui-berezina.test \
	%D%/ui-fit-berezina.test
