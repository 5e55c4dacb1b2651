# last-input.tcl --
#
#       Was a key or the mouse used last?  What is said in answer is said where
#       that is.
#
#       isByKey          was it a key?
#       hearKeys WIDGET  hears of every key pressed in it, once all tags are
#                        there that may let nothing through

package require Tk

namespace eval ::wargame::look {
    variable ByKey 0
}

proc ::wargame::look::isByKey {} {
    variable ByKey
    return $ByKey
}

proc ::wargame::look::hearKeys {widget} {
    bindtags $widget [linsert [bindtags $widget] 0 WargameLastInput]
}

foreach tag {all WargameLastInput} {
    bind $tag <KeyPress> {+set ::wargame::look::ByKey 1}
    bind $tag <ButtonPress> {+set ::wargame::look::ByKey 0}
}
unset tag
