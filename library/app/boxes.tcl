# boxes.tcl --
#
#       errorBox MESSAGE         a sentence that one must have read

::wargame::need words

proc ::wargame::errorBox {message} {
    tk_messageBox -icon error -title [say app.title] -message $message
}
