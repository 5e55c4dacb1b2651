## What Tcl sees of the engine beside what SWIG makes: C of our own.

noinst_LTLIBRARIES += libview.la
libview_la_SOURCES = %D%/limited.c %D%/limited.h %D%/steady.c %D%/steady.h \
	%D%/view.c %D%/view.h
libview_la_CPPFLAGS = -I$(srcdir)/generic/core $(TCL_INCLUDE_SPEC) \
	-DUSE_TCL_STUBS
libview_la_CFLAGS = $(AM_CFLAGS) -fvisibility=hidden
wargame_la_LIBADD += libview.la
