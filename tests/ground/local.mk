EXTRA_DIST += \
	%D%/map.test
