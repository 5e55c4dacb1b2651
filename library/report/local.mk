nobase_dist_pkgtcl_DATA += \
	%D%/aftermath.tcl \
	%D%/analysis-page.tcl \
	%D%/analysis-words.tcl \
	%D%/choice-words.tcl \
	%D%/phase-deeds.tcl \
	%D%/report-csv.tcl \
	%D%/report-figures.tcl \
	%D%/report-map.tcl \
	%D%/report-page.tcl \
	%D%/report.css \
	%D%/report.tcl \
	%D%/turns-table.tcl \
	%D%/worst-choices.tcl
