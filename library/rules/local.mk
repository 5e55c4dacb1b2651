nobase_dist_pkgtcl_DATA += \
	%D%/rulebook.tcl \
	%D%/rules-find.tcl \
	%D%/rules-page.tcl \
	%D%/rules-parts.tcl \
	%D%/rules-set.tcl \
	%D%/rules-window.tcl \
	%D%/rules.tcl
