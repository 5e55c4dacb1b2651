## Odds of Bloody Monday.

librules_la_SOURCES += \
	%D%/ask.c \
	%D%/battle.c \
	%D%/fight.h \
	%D%/odds.c
