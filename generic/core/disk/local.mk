## Files that last, and their locks.

librules_la_SOURCES += \
	%D%/disk.c \
	%D%/disk.h \
	%D%/lock.c \
	%D%/stamp.c
