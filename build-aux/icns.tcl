# icns.tcl -- the icon of a macOS application:  icns.tcl ICONS FILE.icns
#
# It is a list of pictures, each with its kind; PNGs are taken as they are, from
# the folder ICONS of a build, SIZExSIZE/apps/grognard.png.

lassign $argv icons to
set pictures {}
foreach {kind size} {icp4 16 icp5 32 ic07 128 ic08 256} {
    set in [open [file join $icons ${size}x$size apps grognard.png] rb]
    set png [read $in]
    close $in
    append pictures $kind [binary format I [expr {[string length $png] + 8}]] \
            $png
}
set out [open $to wb]
puts -nonewline $out icns[binary format I \
        [expr {[string length $pictures] + 8}]]$pictures
close $out
