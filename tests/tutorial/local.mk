EXTRA_DIST += \
	%D%/ui-tutorial.test
