EXTRA_DIST += \
	%D%/opponent.test \
	%D%/ui-tutorial.test
