# prefer.tcl --
#
#       prefer KEY VALUE SHOWCMD    shows a card in another way from now on, by
#                that preference; SHOWCMD draws it again.  The keyboard goes to
#                its first button, which is deaf to a second press of the same
#                key

need base/prefs look/stray

proc ::wargame::panels::prefer {key value showCmd} {
    ::wargame::base::prefs set $key $value
    ::wargame::look::answersNow
    {*}$showCmd
}
