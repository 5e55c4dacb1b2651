EXTRA_DIST += \
	%D%/ui-start.test
