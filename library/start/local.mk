nobase_dist_pkgtcl_DATA += \
	%D%/start-card.tcl \
	%D%/start-options.tcl \
	%D%/start.tcl
