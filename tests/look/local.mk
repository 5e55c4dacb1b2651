EXTRA_DIST += \
	%D%/colours.test \
	%D%/dim.test \
	%D%/fonts.test \
	%D%/kept.test \
	%D%/paper.test %D%/pictures.test \
	%D%/plot.test \
	%D%/room.test \
	%D%/sheet.test \
	%D%/soft.test \
	%D%/svgphoto.test \
	%D%/ui-ask-line.test \
	%D%/ui-button-rows.test \
	%D%/ui-composing.test \
	%D%/ui-focus.test \
	%D%/ui-menu-button.test \
	%D%/ui-menu-columns.test \
	%D%/ui-menu-marks.test \
	%D%/ui-piece-drawn.test \
	%D%/ui-popup.test \
	%D%/ui-submenu.test

## SVG by our own means, whatever draws it here.
check_PROGRAMS += %D%/svg-known %D%/svg-own
svg_own_parts = generic/art/svg-alone.c generic/art/svg-image.c \
	generic/art/svg-known.c generic/art/svg-own.c \
	generic/art/svg-paint.c generic/art/svg-path.c generic/art/svg-shape.c \
	generic/art/svg-style.c generic/art/svg-text.c generic/art/svg-xml.c \
	$(svg_run)
%C%_svg_known_SOURCES = %D%/svg-known.c $(svg_own_parts)
%C%_svg_known_CPPFLAGS = -I$(srcdir) $(ART_CFLAGS) $(SODIUM_CFLAGS)
%C%_svg_known_LDADD = $(ART_LIBS) $(SODIUM_LIBS) -lm
%C%_svg_own_SOURCES = %D%/svg-own.c $(svg_own_parts)
%C%_svg_own_CPPFLAGS = -I$(srcdir) $(ART_CFLAGS) $(SODIUM_CFLAGS)
%C%_svg_own_LDADD = $(ART_LIBS) $(SODIUM_LIBS) -lm
