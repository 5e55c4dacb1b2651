nobase_dist_pkgtcl_DATA += \
	%D%/board-ground.tcl \
	%D%/board-hands.tcl \
	%D%/board-inscriptions.tcl \
	%D%/board-keys.tcl \
	%D%/board-lines.tcl \
	%D%/board-names.tcl \
	%D%/board-piles.tcl \
	%D%/board-sheets.tcl \
	%D%/board-shelf.tcl \
	%D%/board-stacks.tcl \
	%D%/board-tokens.tcl \
	%D%/board-words.tcl \
	%D%/board.tcl \
	%D%/camera.tcl \
	%D%/ground.tcl \
	%D%/jobs.tcl \
	%D%/layers.tcl \
	%D%/pieces.tcl \
	%D%/spaces.tcl \
	%D%/tiles.tcl \
	%D%/viewport.tcl
