nobase_dist_pkgtcl_DATA += \
	%D%/present.tcl \
	%D%/skin-beside.tcl \
	%D%/skin-blocks.tcl \
	%D%/skin-board.tcl \
	%D%/skin-events.tcl \
	%D%/skin-moves.tcl \
	%D%/skin-pieces.tcl \
	%D%/skin-prices.tcl \
	%D%/skin-words.tcl \
	%D%/skin.tcl
