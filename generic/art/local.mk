## Pictures for Tk, and what makes those of the maps ready.

svgphoto_la_SOURCES = \
	%D%/album.c \
	%D%/album.h \
	%D%/dim.c \
	%D%/dim.h \
	%D%/drawn.c \
	%D%/drawn.h \
	%D%/folder.c \
	%D%/folder.h \
	%D%/grab.c \
	%D%/grab.h \
	%D%/halo.c \
	%D%/halo.h \
	%D%/kept.c \
	%D%/kept.h \
	%D%/photo.c \
	%D%/pixels.c \
	%D%/plot.c \
	%D%/plot.h \
	%D%/plot-command.c \
	%D%/plot-command.h \
	%D%/room.c \
	%D%/room.h \
	%D%/sheet.h \
	%D%/soft.h \
	%D%/stamp.c \
	%D%/stamp.h \
	%D%/svg.h \
	%D%/svg-image.c \
	%D%/svg-known.c \
	%D%/svg-own.c \
	%D%/svg-own.h \
	%D%/svg-paint.c \
	%D%/svg-path.c \
	%D%/svg-shape.c \
	%D%/svg-style.c \
	%D%/svg-text.c \
	%D%/svg-xml.c \
	%D%/svgphoto.c \
	%D%/svgphoto.h \
	%D%/tile.c \
	%D%/webp.c \
	%D%/webp.h \
	%D%/x11-image.h
if WINDOWS
svgphoto_la_SOURCES += %D%/sheet-other.c %D%/soft-other.c \
	%D%/window-windows.c
else
if HAVE_X11
svgphoto_la_SOURCES += %D%/sheet-x11.c %D%/soft-x11.c %D%/window-x11.c
else
svgphoto_la_SOURCES += %D%/sheet-other.c %D%/soft-other.c %D%/window-other.c
endif
endif
if HAVE_MALLOPT
svgphoto_la_SOURCES += %D%/memory-glibc.c
else
svgphoto_la_SOURCES += %D%/memory-other.c
endif
if HAVE_HARFBUZZ
svg_run = %D%/svg-harfbuzz.c
else
svg_run = %D%/svg-unkerned.c
endif
svgphoto_la_SOURCES += $(svg_run)
if HAVE_LIBRSVG
svgphoto_la_SOURCES += %D%/svg-librsvg.c
else
svgphoto_la_SOURCES += %D%/svg-alone.c
endif
svgphoto_la_CPPFLAGS = $(TCL_INCLUDE_SPEC) $(TK_INCLUDE_SPEC) $(TK_XINCLUDES) \
	$(ART_CFLAGS) $(SODIUM_CFLAGS) -DUSE_TCL_STUBS -DUSE_TK_STUBS
svgphoto_la_LDFLAGS = $(MODULE) $(SANITIZE) \
	-export-symbols-regex '^Svgphoto_Init$$'
svgphoto_la_LIBADD = $(TK_STUB_LIB_SPEC) $(TCL_STUB_LIB_SPEC) $(ART_LIBS) \
	$(ART_X11_LIBS) $(SODIUM_LIBS)

noinst_PROGRAMS = cutpng
cutpng_SOURCES = %D%/cutpng.c
cutpng_CPPFLAGS = $(ART_CFLAGS)
cutpng_LDADD = $(ART_LIBS)
