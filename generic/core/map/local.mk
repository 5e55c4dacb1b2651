## Maps of hexes.

librules_la_SOURCES += \
	%D%/hex.c \
	%D%/hex.h \
	%D%/reach.c \
	%D%/reach.h
