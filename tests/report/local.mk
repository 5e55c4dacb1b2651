EXTRA_DIST += \
	%D%/report.test
