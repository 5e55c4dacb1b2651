EXTRA_DIST += \
	%D%/board-parts.test \
	%D%/ui-blocks.test \
	%D%/ui-board-ground.test \
	%D%/ui-board-shown.test \
	%D%/ui-board.test \
	%D%/ui-captions.test \
	%D%/ui-closed.test \
	%D%/ui-crowding.test \
	%D%/ui-density.test \
	%D%/ui-edges.test \
	%D%/ui-fanning.test \
	%D%/ui-glows.test \
	%D%/ui-made.test \
	%D%/ui-meant.test \
	%D%/ui-minimap.test \
	%D%/ui-piles.test \
	%D%/ui-said.test \
	%D%/ui-soft.test \
	%D%/ui-tab-order.test \
	%D%/ui-tallies.test \
	%D%/ui-touched.test
