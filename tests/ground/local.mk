EXTRA_DIST += \
	%D%/map-ground.test \
	%D%/map-ready.test \
	%D%/map-room.test \
	%D%/map.test
