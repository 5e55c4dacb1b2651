## Odds of Borodino 1812.

librules_la_SOURCES += \
	%D%/ask.c \
	%D%/attack.c \
	%D%/fight.h \
	%D%/foresight.c \
	%D%/foresight.h \
	%D%/odds.c
