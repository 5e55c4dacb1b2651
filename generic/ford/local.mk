## The ford, a toy game.

librules_la_SOURCES += \
	%D%/combat.c \
	%D%/determinize.c \
	%D%/ford.h \
	%D%/game.c \
	%D%/moves.c \
	%D%/player.c \
	%D%/reasons.c \
	%D%/sequence.c \
	%D%/umpire.c
