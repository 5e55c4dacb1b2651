## The ford, a toy game.

librules_la_SOURCES += \
	%D%/combat.c \
	%D%/ford.c \
	%D%/ford.h \
	%D%/imagine.c \
	%D%/moves.c \
	%D%/sequence.c \
	%D%/umpire.c
