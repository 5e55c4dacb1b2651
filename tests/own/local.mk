EXTRA_DIST += \
	%D%/ui-faulty-scripts.test \
	%D%/ui-tinkering.test
