# boxes.tcl --
#
#       errorBox MESSAGE         a sentence that one must have read

need base/words look/modal

proc ::wargame::look::errorBox {message} {
    modal tk_messageBox -icon error -title [say app.title] -message $message
}
