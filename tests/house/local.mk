EXTRA_DIST += \
	%D%/answers.test \
	%D%/calls.test \
	%D%/check.test \
	%D%/circles.test \
	%D%/columns.test \
	%D%/docs-keys.test \
	%D%/docs.test \
	%D%/floors.test \
	%D%/game-parts.test \
	%D%/game-words.test \
	%D%/inner-paths.test \
	%D%/inside.test \
	%D%/layers.test \
	%D%/no-rules-judged.test \
	%D%/no-rules-order.test \
	%D%/no-rules.test \
	%D%/noted.test \
	%D%/paragraphs-moskowa.test \
	%D%/paragraphs.test \
	%D%/same-moment.test \
	%D%/scene-keys.test \
	%D%/seat-parts.test \
	%D%/shape.test \
	%D%/stand-ins.test \
	%D%/systems.test \
	%D%/parts-told.test \
	%D%/within.test
