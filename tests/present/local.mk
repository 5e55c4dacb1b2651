EXTRA_DIST += \
	%D%/odds-words.test
