# ground.tcl --
#
#       The maps of maps/ as dictionaries, for the program and for what compiles
#       and draws them.  No Tk, nothing of other rooms.
#
#       mapfile, mapwords, mapshape, maplabels   a map of areas
#       mapready                                 a map of areas, as the build
#                                                reads it
#       hexfile, hexshape                        a map of hexes
#       hexgrid                                  a plain grid of hexes
#       maplines                                 the lines of a file
