nobase_dist_pkgtcl_DATA += \
	%D%/fieldshape.tcl \
	%D%/ground.tcl \
	%D%/hexfile.tcl \
	%D%/hexgrid.tcl \
	%D%/hexshape.tcl \
	%D%/mapfile.tcl \
	%D%/maplabels.tcl \
	%D%/maplines.tcl \
	%D%/mapready.tcl \
	%D%/mapshape.tcl \
	%D%/mapunder.tcl \
	%D%/mapwords.tcl \
	%D%/picture-size.tcl
