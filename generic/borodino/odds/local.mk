## Odds of Borodino 1812.

librules_la_SOURCES += \
	%D%/ask.c \
	%D%/attack.c \
	%D%/fight.h \
	%D%/odds.c
