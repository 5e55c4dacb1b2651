# last-input.tcl --
#
#       Was a key or the mouse used last?  What is said in answer is said where
#       that is.
#
#       isByKey          was it a key?
#       hearKeys WIDGET  hears of every key pressed in it, whatever it does

package require Tk

namespace eval ::wargame::look {
    variable ByKey 0
}

proc ::wargame::look::isByKey {} {
    variable ByKey
    return $ByKey
}

proc ::wargame::look::hearKeys {widget} {
    # Before those that let nothing through, also if it is asked again.
    set tags [lsearch -all -inline -exact -not [bindtags $widget] \
            WargameLastInput]
    bindtags $widget [linsert $tags 0 WargameLastInput]
}

foreach tag {all WargameLastInput} {
    bind $tag <KeyPress> {+set ::wargame::look::ByKey 1}
    bind $tag <ButtonPress> {+set ::wargame::look::ByKey 0}
}
unset tag
