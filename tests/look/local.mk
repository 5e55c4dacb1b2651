EXTRA_DIST += \
	%D%/colours.test \
	%D%/kept.test \
	%D%/paper.test \
	%D%/room.test \
	%D%/svgphoto.test
