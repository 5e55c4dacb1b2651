EXTRA_DIST += \
	%D%/colours.test \
	%D%/paper.test \
	%D%/svgphoto.test
