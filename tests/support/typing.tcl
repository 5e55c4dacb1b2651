# typing.tcl --
#
#       Keys that a test sends arrive.  Without a window manager the focus is
#       where the pointer is, which may be in no window of the program while one
#       is being laid; Tk then drops a key without a word.  Somebody who types
#       has clicked on a window before.

if {[info commands ::eventOfTk] eq ""} {
    rename ::event ::eventOfTk
}

proc ::event {what args} {
    if {$what eq "generate" && [isKey [lindex $args 1]]
            && [winfo exists [lindex $args 0]]
            && [focus -displayof [lindex $args 0]] eq ""} {
        focus -force [focus -lastfor [lindex $args 0]]
    }
    tailcall ::eventOfTk $what {*}$args
}

proc isKey {event} {
    # <Key-a>, <Control-Return>, <KeyRelease-d>; not <<Virtual>>, not <Button-1>.
    set detail [lindex [split [string trim $event <>] -] end]
    return [expr {[regexp {Key} $event] || ![string match <<* $event]
        && $detail in {Return Escape Tab space Left Right Up Down}}]
}
