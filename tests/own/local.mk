EXTRA_DIST += \
	%D%/ui-endless-scripts.test \
	%D%/ui-faulty-scripts.test \
	%D%/ui-stopped-scripts.test \
	%D%/ui-tinkering.test
