## Pictures for Tk, and what cuts those of the maps.

svgphoto_la_SOURCES = \
	%D%/album.c \
	%D%/album.h \
	%D%/drawn.c \
	%D%/drawn.h \
	%D%/grab.c \
	%D%/grab.h \
	%D%/halo.c \
	%D%/halo.h \
	%D%/photo.c \
	%D%/stamp.c \
	%D%/stamp.h \
	%D%/svgphoto.c \
	%D%/svgphoto.h \
	%D%/tile.c
svgphoto_la_CPPFLAGS = $(TCL_INCLUDE_SPEC) $(TK_INCLUDE_SPEC) $(TK_XINCLUDES) \
	$(ART_CFLAGS) -DUSE_TCL_STUBS -DUSE_TK_STUBS
svgphoto_la_LDFLAGS = $(MODULE) $(SANITIZE) \
	-export-symbols-regex '^Svgphoto_Init$$'
svgphoto_la_LIBADD = $(TK_STUB_LIB_SPEC) $(TCL_STUB_LIB_SPEC) $(ART_LIBS)

noinst_PROGRAMS = cutpng
cutpng_SOURCES = %D%/cutpng.c
cutpng_CPPFLAGS = $(ART_CFLAGS)
cutpng_LDADD = $(ART_LIBS)
