nobase_dist_pkgtcl_DATA += \
	%D%/own-commands.tcl \
	%D%/own-place.tcl \
	%D%/own-rooms.tcl \
	%D%/own.tcl \
	%D%/reload.tcl
