## Files that last, and their locks.

librules_la_SOURCES += \
	%D%/disk.c \
	%D%/disk.h \
	%D%/lock.c \
	%D%/stamp.c \
	%D%/system.h
if WINDOWS
librules_la_SOURCES += %D%/disk-windows.c %D%/disk-windows-names.c \
	%D%/disk-windows-names.h
else
librules_la_SOURCES += %D%/disk-posix.c
endif
