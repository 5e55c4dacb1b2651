nobase_dist_pkgtcl_DATA += \
	%D%/berezina.tcl \
	%D%/borodino.tcl \
	%D%/ford.tcl \
	%D%/ford/seating.tcl \
	%D%/monday.tcl \
	%D%/moskowa.tcl
