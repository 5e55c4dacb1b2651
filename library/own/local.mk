nobase_dist_pkgtcl_DATA += \
	%D%/own-commands.tcl \
	%D%/own-faults.tcl \
	%D%/own-panels.tcl \
	%D%/own-place.tcl \
	%D%/own.tcl \
	%D%/reload.tcl
