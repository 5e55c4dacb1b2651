## What the programs that draw the maps share.

EXTRA_DIST += \
	%D%/borders.tcl \
	%D%/captions.tcl \
	%D%/cartouche.tcl \
	%D%/circles.tcl \
	%D%/crossings.tcl \
	%D%/field-ground.tcl \
	%D%/field-works.tcl \
	%D%/frame.tcl \
	%D%/geometry.tcl \
	%D%/growth.tcl \
	%D%/hachures.tcl \
	%D%/hexes.tcl \
	%D%/ice.tcl \
	%D%/limits.tcl \
	%D%/outlines.tcl \
	%D%/paper.tcl \
	%D%/relief.tcl \
	%D%/room.tcl \
	%D%/slopes.tcl \
	%D%/squares.tcl \
	%D%/trees.tcl \
	%D%/wash.tcl \
	%D%/water.tcl \
	%D%/winter.tcl \
	%D%/works.tcl
