EXTRA_DIST += \
	%D%/ford-looks.test \
	%D%/ford-rules.test \
	%D%/ui-ford.test
