nobase_dist_pkgtcl_DATA += \
	%D%/guide.tcl \
	%D%/lesson.tcl \
	%D%/offered.tcl \
	%D%/opponent.tcl \
	%D%/plans.tcl \
	%D%/replies.tcl \
	%D%/tutorial-card.tcl \
	%D%/tutorial.tcl
