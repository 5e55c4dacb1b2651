## How a computer plays Napoleon at the Berezina.

librules_la_SOURCES += \
	%D%/balance.c \
	%D%/banks.c \
	%D%/belief.c \
	%D%/crossing.c \
	%D%/distances.c \
	%D%/ends.c \
	%D%/ends.h \
	%D%/french-leaders.c \
	%D%/french.c \
	%D%/hooks.c \
	%D%/march-reasons.c \
	%D%/moves.c \
	%D%/plan.c \
	%D%/player.h \
	%D%/policy.c \
	%D%/posts.h \
	%D%/reasons.c \
	%D%/russian.c \
	%D%/weights.c \
	%D%/worth.c
