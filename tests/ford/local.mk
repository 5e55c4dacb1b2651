EXTRA_DIST += \
	%D%/ford-rules.test \
	%D%/ui-ford.test
