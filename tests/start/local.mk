EXTRA_DIST += \
	%D%/ui-start-size.test \
	%D%/ui-start.test
