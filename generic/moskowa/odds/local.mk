## Odds of La Bataille de la Moskowa.

librules_la_SOURCES += \
	%D%/best-fire.c \
	%D%/prospects.c \
	%D%/prospects.h \
	%D%/query-account.c \
	%D%/query-cavalry.c \
	%D%/query-fires.c \
	%D%/query-odds.c \
	%D%/reckoning.c \
	%D%/standing-fire.c \
	%D%/throws.c \
	%D%/trial.c \
	%D%/trial.h
