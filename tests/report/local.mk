EXTRA_DIST += \
	%D%/report-pages.test \
	%D%/report.test \
	%D%/ui-analysis.test
