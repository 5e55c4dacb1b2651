# picture-size.tcl --
#
#       How large the picture in a file is, by its head.
#
#       pictureSize FILE     -> {WIDTH HEIGHT}, of a PNG or a WebP

proc ::wargame::ground::pictureSize {file} {
    set channel [open [file normalize $file] rb]
    try {
        set head [read $channel 30]
    } finally {
        close $channel
    }
    if {[string range $head 0 3] eq "RIFF"} {
        if {[string range $head 12 15] eq "VP8L"} {
            # 14 bits each, less one, after a byte of its own.
            binary scan $head x21iu both
            return [list [expr {($both & 0x3fff) + 1}] \
                    [expr {($both >> 14 & 0x3fff) + 1}]]
        }
        binary scan $head x26susu width height
        return [list [expr {$width & 0x3fff}] [expr {$height & 0x3fff}]]
    }
    binary scan $head x16II width height
    return [list $width $height]
}
