nobase_dist_pkgtcl_DATA += \
	%D%/board-hands.tcl \
	%D%/board-keys.tcl \
	%D%/board-piles.tcl \
	%D%/board-shelf.tcl \
	%D%/board-stacks.tcl \
	%D%/board-tokens.tcl \
	%D%/board.tcl \
	%D%/camera.tcl \
	%D%/captions.tcl \
	%D%/glows.tcl \
	%D%/ground.tcl \
	%D%/inscriptions.tcl \
	%D%/jobs.tcl \
	%D%/layers.tcl \
	%D%/lettering.tcl \
	%D%/lights.tcl \
	%D%/lines.tcl \
	%D%/names.tcl \
	%D%/offers.tcl \
	%D%/overlap.tcl \
	%D%/pieces.tcl \
	%D%/plates.tcl \
	%D%/signs.tcl \
	%D%/spaces.tcl \
	%D%/tiles.tcl \
	%D%/tip.tcl \
	%D%/viewport.tcl
