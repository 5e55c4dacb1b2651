## Odds of what may come.

librules_la_SOURCES += \
	%D%/account.c \
	%D%/account.h \
	%D%/conditions.c \
	%D%/conditions.h \
	%D%/duel-table.c \
	%D%/duel-table.h \
	%D%/duel.c \
	%D%/duel.h \
	%D%/hits.c \
	%D%/hits.h \
	%D%/query.c \
	%D%/query.h \
	%D%/mixture.c \
	%D%/mixture.h \
	%D%/odds.c \
	%D%/odds.h \
	%D%/policy.c \
	%D%/positions.c
