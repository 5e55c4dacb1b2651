EXTRA_DIST += \
	%D%/ui-start-recent.test \
	%D%/ui-start-size.test \
	%D%/ui-start.test
