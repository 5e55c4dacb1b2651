nobase_dist_pkgtcl_DATA += \
	%D%/arms.tcl \
	%D%/ask-line.tcl \
	%D%/battleground.tcl \
	%D%/boxes.tcl \
	%D%/button-bar.tcl \
	%D%/cardboard.tcl \
	%D%/dice.tcl \
	%D%/focus.tcl \
	%D%/help-window.tcl \
	%D%/inspector.tcl \
	%D%/key-press.tcl \
	%D%/look.tcl \
	%D%/markup.tcl \
	%D%/paper.tcl \
	%D%/pictures.tcl \
	%D%/plot.tcl \
	%D%/record.tcl \
	%D%/scrolled.tcl \
	%D%/side-window.tcl \
	%D%/strip.tcl \
	%D%/theme-own.tcl \
	%D%/theme-pairs.tcl \
	%D%/theme.tcl \
	%D%/vision.tcl \
	%D%/widget-art.tcl \
	%D%/window-size.tcl \
	%D%/wood.tcl
