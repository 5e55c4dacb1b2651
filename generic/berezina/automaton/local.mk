## The automaton of Napoleon at the Berezina: how its Russians move and fire.

librules_la_SOURCES += \
	%D%/automaton.h \
	%D%/chains.c \
	%D%/commands.c \
	%D%/destinations.c \
	%D%/distances.c \
	%D%/equals.c \
	%D%/explain.c \
	%D%/foresight.c \
	%D%/goals.c \
	%D%/plans.c \
	%D%/pursuit.c \
	%D%/rehearsals.c \
	%D%/retreats.c \
	%D%/russian-leaders.c \
	%D%/russians.c \
	%D%/stride.h \
	%D%/targets.c \
	%D%/trails.c \
	%D%/walks.c \
	%D%/ways.c \
	%D%/ways.h
