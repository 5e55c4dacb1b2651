## The maps: as tables in C, and as pictures.

nobase_dist_pkgtcl_DATA += \
	%D%/berezina.map \
	%D%/bloody-monday.map \
	%D%/borodino-1812.map \
	%D%/ford.map
nobase_nodist_pkgtcl_DATA += $(pictures) maps/borodino-1812.roads $(ready)
ready = maps/borodino-1812.ready maps/bloody-monday.ready

tables = ford_map.c berezina_banks.c berezina_map.c borodino_map.c \
	borodino_map.h \
	monday_map.c monday_map.h moskowa_costs.c moskowa_forces.c \
	moskowa_goals.c moskowa_map.c moskowa_sight.c

made = maps/made.tcl maps/readers.tcl
maplines = maps/readers.tcl library/ground/maplines.tcl
grid2c = maps/grid2c.tcl library/ground/hexfile.tcl $(made) $(maplines)
berezina_map.c: maps/berezina.map $(grid2c)
	$(AM_V_GEN)$(TCLSH) $(srcdir)/maps/grid2c.tcl $(srcdir)/library \
		$(srcdir)/maps/berezina.map > $@-t && mv $@-t $@

## What it costs to go along its banks, computed once.
noinst_PROGRAMS += banks2c
banks2c_SOURCES = %D%/banks2c.c generic/berezina/charts.c
nodist_banks2c_SOURCES = berezina_map.c
banks2c_CPPFLAGS = -I$(builddir) -I$(srcdir)
banks2c_LDADD =
banks2c = @BUILD_TOOLS@/banks2c@BUILD_EXEEXT@
berezina_banks.c: $(banks2c)
	$(AM_V_GEN)$(banks2c) > $@-t && mv $@-t $@

ford_map.c: maps/ford.map maps/hex2c.tcl $(made) $(maplines)
	$(AM_V_GEN)$(TCLSH) $(srcdir)/maps/hex2c.tcl $(srcdir)/library \
		$(srcdir)/maps/ford.map > $@-t && mv $@-t $@

moskowa_forces.c: maps/moskowa.forces maps/forces2c.tcl $(made) $(maplines)
	$(AM_V_GEN)$(TCLSH) $(srcdir)/maps/forces2c.tcl $(srcdir)/library \
		$(srcdir)/maps/moskowa.forces > $@-t && mv $@-t $@
moskowa_map.c: maps/moskowa.map maps/field2c.tcl maps/field.tcl $(made) \
		$(maplines)
	$(AM_V_GEN)$(TCLSH) $(srcdir)/maps/field2c.tcl $(srcdir)/library \
		$(srcdir)/maps/moskowa.map > $@-t && mv $@-t $@

## What is seen over its ground, what each step costs, and how far it is to the
## objectives, computed once.
noinst_PROGRAMS += costs2c goals2c sight2c
costs2c_SOURCES = %D%/costs2c.c %D%/step-costs.c %D%/step-costs.h \
	generic/moskowa/terrain.c
nodist_costs2c_SOURCES = moskowa_map.c
costs2c_CPPFLAGS = -I$(builddir) -I$(srcdir)
costs2c_LDADD =
costs2c = @BUILD_TOOLS@/costs2c@BUILD_EXEEXT@
moskowa_costs.c: $(costs2c)
	$(AM_V_GEN)$(costs2c) > $@-t && mv $@-t $@
goals2c_SOURCES = %D%/goals2c.c
nodist_goals2c_SOURCES = moskowa_map.c
goals2c_CPPFLAGS = -I$(builddir) -I$(srcdir)
goals2c_LDADD =
goals2c = @BUILD_TOOLS@/goals2c@BUILD_EXEEXT@
moskowa_goals.c: $(goals2c)
	$(AM_V_GEN)$(goals2c) > $@-t && mv $@-t $@
sight2c_SOURCES = %D%/sight2c.c generic/core/map/hex.c \
	generic/moskowa/ground.c generic/moskowa/lines.c \
	generic/moskowa/sight-ground.c
nodist_sight2c_SOURCES = moskowa_map.c
sight2c_CPPFLAGS = -I$(builddir) -I$(srcdir)
sight2c_LDADD =
sight2c = @BUILD_TOOLS@/sight2c@BUILD_EXEEXT@
moskowa_sight.c: $(sight2c)
	$(AM_V_GEN)$(sight2c) > $@-t && mv $@-t $@

mapfile = $(made) maps/tables.tcl library/ground/mapfile.tcl \
	library/ground/mapshape.tcl library/ground/mapunder.tcl \
	library/ground/mapwords.tcl
map2c = maps/map2c.tcl $(mapfile)
areas2c = maps/areas2c.tcl $(mapfile)
borodino_1812 = maps/borodino-1812.map
bloody_monday = maps/bloody-monday.map

borodino_map.h: $(borodino_1812) $(map2c)
	$(AM_V_GEN)$(TCLSH) $(srcdir)/maps/map2c.tcl -header \
		$(srcdir)/library $(srcdir)/$(borodino_1812) > $@-t && mv $@-t $@
borodino_map.c: $(borodino_1812) $(map2c)
	$(AM_V_GEN)$(TCLSH) $(srcdir)/maps/map2c.tcl -source \
		$(srcdir)/library $(srcdir)/$(borodino_1812) > $@-t && mv $@-t $@
monday_map.h: $(bloody_monday) $(areas2c)
	$(AM_V_GEN)$(TCLSH) $(srcdir)/maps/areas2c.tcl -header \
		$(srcdir)/library $(srcdir)/$(bloody_monday) > $@-t && mv $@-t $@
monday_map.c: $(bloody_monday) $(areas2c)
	$(AM_V_GEN)$(TCLSH) $(srcdir)/maps/areas2c.tcl -source \
		$(srcdir)/library $(srcdir)/$(bloody_monday) > $@-t && mv $@-t $@

## Both as the program reads them.
map2ready = maps/map2ready.tcl library/ground/mapready.tcl $(mapfile)
maps/borodino-1812.ready: $(borodino_1812) $(map2ready)
	$(AM_V_GEN)$(MKDIR_P) maps && $(TCLSH) $(srcdir)/maps/map2ready.tcl \
		$(srcdir)/library $(srcdir)/$(borodino_1812) > $@-t && mv $@-t $@
maps/bloody-monday.ready: $(bloody_monday) $(map2ready)
	$(AM_V_GEN)$(MKDIR_P) maps && $(TCLSH) $(srcdir)/maps/map2ready.tcl \
		$(srcdir)/library $(srcdir)/$(bloody_monday) > $@-t && mv $@-t $@

## The pictures of the maps, at a few sizes, and a corner of each as a card.
## They take half a minute each, once.

map2svg = maps/map2svg.tcl maps/draw/borders.tcl maps/draw/circles.tcl \
	maps/draw/crossings.tcl maps/draw/frame.tcl maps/draw/geometry.tcl \
	maps/draw/growth.tcl maps/draw/hachures.tcl maps/draw/limits.tcl \
	maps/draw/paper.tcl maps/readers.tcl \
	maps/draw/relief.tcl maps/draw/room.tcl maps/draw/trees.tcl \
	maps/draw/wash.tcl maps/draw/water.tcl maps/draw/works.tcl
drawing = maps/borodino.geojson $(map2svg) \
	library/ground/mapfile.tcl library/ground/mapshape.tcl \
	library/ground/mapwords.tcl library/ground/maplabels.tcl
svgs = maps/berezina.svg maps/borodino-1812.svg maps/borodino-1812-small.svg \
	maps/bloody-monday.svg maps/bloody-monday-small.svg \
	maps/moskowa.svg maps/moskowa-small.svg
pictures = maps/berezina-1200.webp maps/berezina-3600.pieces \
	maps/berezina-card.png \
	maps/borodino-1812-1150.webp maps/borodino-1812-2300.pieces \
	maps/borodino-1812-4600.pieces maps/borodino-card.png \
	maps/bloody-monday-1150.webp maps/bloody-monday-2300.pieces \
	maps/bloody-monday-4600.pieces maps/monday-card.png \
	maps/ford-1600.webp \
	maps/moskowa-1144.webp maps/moskowa-2289.pieces \
	maps/moskowa-card.png maps/moskowa.squares maps/moskowa.captions
uncut = maps/berezina-1200.png maps/berezina-3600.png \
	maps/borodino-1812-1150.png maps/borodino-1812-2300.png \
	maps/borodino-1812-4600.png maps/bloody-monday-1150.png \
	maps/bloody-monday-2300.png maps/bloody-monday-4600.png \
	maps/ford-1600.png maps/moskowa-1144.png maps/moskowa-2289.png
draw_map = $(TCLSH) $(srcdir)/maps/map2svg.tcl
draw_ground = $(srcdir)/library $(srcdir)/maps/borodino.geojson
draw_what = $(draw_ground) $(srcdir)/$(borodino_1812)
draw_monday = $(draw_ground) $(srcdir)/$(bloody_monday)
paint = $(RSVG_CONVERT) --unlimited

maps/borodino-1812.svg: $(borodino_1812) $(drawing)
	$(AM_V_GEN)$(MKDIR_P) maps && $(draw_map) $(draw_what) > $@-t && mv $@-t $@
maps/borodino-1812-small.svg: $(borodino_1812) $(drawing)
	$(AM_V_GEN)$(MKDIR_P) maps && $(draw_map) -small $(draw_what) > $@-t && \
		mv $@-t $@
maps/borodino-1812-1150.png: maps/borodino-1812-small.svg
	$(AM_V_GEN)$(paint) -w 1150 -o $@-t maps/borodino-1812-small.svg && \
		mv $@-t $@
maps/borodino-1812-2300.png: maps/borodino-1812.svg
	$(AM_V_GEN)$(paint) -w 2300 -o $@-t maps/borodino-1812.svg && mv $@-t $@
maps/borodino-1812-4600.png: maps/borodino-1812.svg
	$(AM_V_GEN)$(paint) -w 4600 -o $@-t maps/borodino-1812.svg && mv $@-t $@
maps/borodino-card.png: maps/borodino-1812.svg
	$(AM_V_GEN)sed '1s/viewBox="[^"]*"/viewBox="4600 3480 2400 1350"/' \
		maps/borodino-1812.svg > $@-s && \
	$(paint) -w 220 -o $@-t $@-s && rm $@-s && mv $@-t $@
maps/bloody-monday.svg: $(bloody_monday) $(drawing)
	$(AM_V_GEN)$(MKDIR_P) maps && $(draw_map) $(draw_monday) > $@-t && \
		mv $@-t $@
maps/bloody-monday-small.svg: $(bloody_monday) $(drawing)
	$(AM_V_GEN)$(MKDIR_P) maps && $(draw_map) -small $(draw_monday) > $@-t && \
		mv $@-t $@
maps/bloody-monday-1150.png: maps/bloody-monday-small.svg
	$(AM_V_GEN)$(paint) -w 1150 -o $@-t maps/bloody-monday-small.svg && \
		mv $@-t $@
maps/bloody-monday-2300.png: maps/bloody-monday.svg
	$(AM_V_GEN)$(paint) -w 2300 -o $@-t maps/bloody-monday.svg && mv $@-t $@
maps/bloody-monday-4600.png: maps/bloody-monday.svg
	$(AM_V_GEN)$(paint) -w 4600 -o $@-t maps/bloody-monday.svg && mv $@-t $@
maps/monday-card.png: maps/bloody-monday.svg
	$(AM_V_GEN)sed '1s/viewBox="[^"]*"/viewBox="4300 3720 4000 2250"/' \
		maps/bloody-monday.svg > $@-s && \
	$(paint) -w 220 -o $@-t $@-s && rm $@-s && mv $@-t $@
grid2svg = maps/grid2svg.tcl maps/draw/cartouche.tcl maps/draw/hexes.tcl \
	maps/draw/ice.tcl maps/draw/winter.tcl
maps/berezina.svg: maps/berezina.map maps/berezina.geojson $(grid2svg) \
		$(map2svg) library/ground/hexfile.tcl library/ground/maplines.tcl \
		library/ground/hexshape.tcl \
		library/ground/mapfile.tcl library/ground/mapshape.tcl \
		library/ground/mapwords.tcl
	$(AM_V_GEN)$(MKDIR_P) maps && $(TCLSH) $(srcdir)/maps/grid2svg.tcl \
		$(srcdir)/library $(srcdir)/maps/berezina.geojson \
		$(srcdir)/maps/berezina.map > $@-t && mv $@-t $@
maps/berezina-1200.png: maps/berezina.svg
	$(AM_V_GEN)$(paint) -w 1200 -o $@-t maps/berezina.svg && mv $@-t $@
maps/berezina-3600.png: maps/berezina.svg
	$(AM_V_GEN)$(paint) -w 3600 -o $@-t maps/berezina.svg && mv $@-t $@
maps/berezina-card.png: maps/berezina.svg
	$(AM_V_GEN)sed '2s/viewBox="[^"]*"/viewBox="5300 2300 5600 3150"/' \
		maps/berezina.svg > $@-s && \
	$(paint) -w 220 -o $@-t $@-s && rm $@-s && mv $@-t $@
## The roads of Borodino 1812, cut at the borders: the supply lines.
maps/borodino-1812.roads: maps/map2roads.tcl maps/draw/geometry.tcl \
		maps/borodino.geojson $(borodino_1812) $(map2c)
	$(AM_V_GEN)$(MKDIR_P) maps && \
	$(TCLSH) $(srcdir)/maps/map2roads.tcl $(draw_what) > $@-t && mv $@-t $@
maps/ford-1600.png: maps/ford.map maps/hex2svg.tcl library/ground/hexgrid.tcl
	$(AM_V_GEN)$(MKDIR_P) maps && \
	$(TCLSH) $(srcdir)/maps/hex2svg.tcl $(srcdir)/library \
		$(srcdir)/maps/ford.map > $@-s && \
	$(paint) -w 1600 -o $@-t $@-s && rm $@-s && mv $@-t $@

## The field of La Bataille de la Moskowa: seen from near it is drawn as it is
## looked at, from squares of SVG.
field2svg = maps/field2svg.tcl maps/field.tcl maps/draw/captions.tcl \
	maps/draw/crossings.tcl maps/draw/field-ground.tcl \
	maps/draw/field-works.tcl maps/draw/frame.tcl maps/draw/geometry.tcl \
	maps/draw/growth.tcl maps/draw/outlines.tcl maps/draw/paper.tcl \
	maps/draw/relief.tcl maps/draw/slopes.tcl maps/draw/squares.tcl \
	maps/draw/trees.tcl maps/draw/wash.tcl maps/draw/works.tcl \
	library/ground/fieldshape.tcl $(maplines)
draw_field = $(MKDIR_P) maps && $(TCLSH) $(srcdir)/maps/field2svg.tcl
field = $(srcdir)/library $(srcdir)/maps/moskowa.map
maps/moskowa.svg: maps/moskowa.map $(field2svg)
	$(AM_V_GEN)$(draw_field) $(field) > $@-t && mv $@-t $@
maps/moskowa-small.svg: maps/moskowa.map $(field2svg)
	$(AM_V_GEN)$(draw_field) -small $(field) > $@-t && mv $@-t $@
maps/moskowa.squares: maps/moskowa.map $(field2svg)
	$(AM_V_GEN)$(draw_field) -squares 9216 512 $(field) > $@-t && mv $@-t $@
maps/moskowa.captions: maps/moskowa.map $(field2svg)
	$(AM_V_GEN)$(draw_field) -captions $(field) > $@-t && mv $@-t $@
maps/moskowa-1144.png: maps/moskowa-small.svg
	$(AM_V_GEN)$(paint) -w 1144 -o $@-t maps/moskowa-small.svg && mv $@-t $@
maps/moskowa-2289.png: maps/moskowa.svg
	$(AM_V_GEN)$(paint) -w 2289 -o $@-t maps/moskowa.svg && mv $@-t $@
maps/moskowa-card.png: maps/moskowa.svg
	$(AM_V_GEN)sed '2s/viewBox="[^"]*"/viewBox="3650 2750 2400 1350"/' \
		maps/moskowa.svg > $@-s && \
	$(paint) -w 220 -o $@-t $@-s && rm $@-s && mv $@-t $@

## All are kept as WebP; the larger ones are cut, so that no more need be decoded
## than is shown.
cutpng = @BUILD_TOOLS@/cutpng@BUILD_EXEEXT@
cut = maps/berezina-1200.webp maps/berezina-3600.pieces \
	maps/borodino-1812-1150.webp maps/borodino-1812-2300.pieces \
	maps/borodino-1812-4600.pieces maps/bloody-monday-1150.webp \
	maps/bloody-monday-2300.pieces maps/bloody-monday-4600.pieces \
	maps/ford-1600.webp maps/moskowa-1144.webp maps/moskowa-2289.pieces
$(cut): $(cutpng)
.png.pieces:
	$(AM_V_GEN)$(cutpng) $< 512 > $@-t && mv $@-t $@
.png.webp:
	$(AM_V_GEN)$(cutpng) $< 0 > $@-t && mv $@-t $@
SUFFIXES = .png .pieces .webp

CLEANFILES += $(pictures) $(svgs) $(uncut) maps/borodino-1812.roads $(ready)
EXTRA_DIST += \
	%D%/areas2c.tcl \
	%D%/berezina.geojson \
	%D%/borodino.geojson \
	%D%/field.tcl \
	%D%/field2c.tcl \
	%D%/field2svg.tcl \
	%D%/forces2c.tcl \
	%D%/grid2c.tcl \
	%D%/grid2svg.tcl \
	%D%/hex2c.tcl \
	%D%/hex2svg.tcl \
	%D%/made.tcl \
	%D%/map2c.tcl \
	%D%/map2ready.tcl \
	%D%/map2roads.tcl \
	%D%/map2svg.tcl \
	%D%/moskowa.forces \
	%D%/moskowa.map \
	%D%/readers.tcl \
	%D%/tables.tcl
