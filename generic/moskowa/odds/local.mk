## Odds of La Bataille de la Moskowa.

librules_la_SOURCES += \
	%D%/best-fire.c \
	%D%/prospects.c \
	%D%/prospects.h \
	%D%/query-account.c \
	%D%/query-cavalry.c \
	%D%/query-fires.c \
	%D%/standing-fire.c
