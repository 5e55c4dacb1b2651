nobase_dist_pkgtcl_DATA += \
	%D%/tutorial-card.tcl \
	%D%/tutorial.tcl
