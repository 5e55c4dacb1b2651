EXTRA_DIST += \
	%D%/ui-tinkering.test
