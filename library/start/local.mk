nobase_dist_pkgtcl_DATA += \
	%D%/saved-words.tcl \
	%D%/start-aside.tcl \
	%D%/start-card-room.tcl \
	%D%/start-card.tcl \
	%D%/start-options.tcl \
	%D%/start-picks.tcl \
	%D%/start-sides.tcl \
	%D%/start-size.tcl \
	%D%/start.tcl
