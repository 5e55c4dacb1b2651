nobase_dist_pkgtcl_DATA += \
	%D%/blocks.tcl \
	%D%/books.tcl \
	%D%/handbook.tcl \
	%D%/rulebook.tcl \
	%D%/rules-bar.tcl \
	%D%/rules-contents.tcl \
	%D%/rules-find.tcl \
	%D%/rules-links.tcl \
	%D%/rules-page.tcl \
	%D%/rules-set.tcl \
	%D%/rules-trail.tcl \
	%D%/rules-window.tcl \
	%D%/rules.tcl
