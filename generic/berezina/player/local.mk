## How a computer plays Napoleon at the Berezina.

librules_la_SOURCES += \
	%D%/balance.c \
	%D%/belief.c \
	%D%/crossing.c \
	%D%/distances.c \
	%D%/french.c \
	%D%/hooks.c \
	%D%/march-reasons.c \
	%D%/plan.c \
	%D%/player.h \
	%D%/policy.c \
	%D%/reasons.c \
	%D%/russian.c \
	%D%/weights.c \
	%D%/worth.c
