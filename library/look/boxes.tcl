# boxes.tcl --
#
#       errorBox MESSAGE         a sentence that one must have read

need base/words

proc ::wargame::look::errorBox {message} {
    tk_messageBox -icon error -title [say app.title] -message $message
}
