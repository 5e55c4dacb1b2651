nobase_dist_pkgtcl_DATA += \
	%D%/lesson.tcl \
	%D%/tutorial-card.tcl \
	%D%/tutorial.tcl
