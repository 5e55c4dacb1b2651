## La Bataille de la Moskowa: not yet to be played, see doc/moskowa.md.

librules_la_SOURCES += \
	%D%/calls.c \
	%D%/casualties.c \
	%D%/charts-melee.c \
	%D%/charts.c \
	%D%/charts.h \
	%D%/cossacks.c \
	%D%/dice.h \
	%D%/facing.c \
	%D%/forces.c \
	%D%/forces.h \
	%D%/ground.c \
	%D%/ground.h \
	%D%/leaders.c \
	%D%/lancers.c \
	%D%/lines.c \
	%D%/lines.h \
	%D%/melee-odds.c \
	%D%/melee.h \
	%D%/morale.c \
	%D%/moskowa.c \
	%D%/moskowa.h \
	%D%/movement.c \
	%D%/movement.h \
	%D%/outcomes.h \
	%D%/query.c \
	%D%/query.h \
	%D%/scenarios.c \
	%D%/scenarios.h \
	%D%/sequence.c \
	%D%/setup.c \
	%D%/sight-ground.c \
	%D%/sight.c \
	%D%/sight.h \
	%D%/skirmishers.c \
	%D%/stacking.c \
	%D%/stacks.c \
	%D%/stacks.h \
	%D%/steps.c \
	%D%/terrain.c \
	%D%/terrain.h \
	%D%/victory.c \
	%D%/words.h \
	%D%/zones.c \
	%D%/zones.h
