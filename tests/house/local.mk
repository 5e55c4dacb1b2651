EXTRA_DIST += \
	%D%/docs.test \
	%D%/floors.test \
	%D%/layers.test \
	%D%/paragraphs.test
