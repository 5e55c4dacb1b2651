## The ford, a toy game.

librules_la_SOURCES += \
	%D%/combat.c \
	%D%/determinize.c \
	%D%/ford.c \
	%D%/ford.h \
	%D%/moves.c \
	%D%/sequence.c \
	%D%/umpire.c
