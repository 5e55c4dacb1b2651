# answering.tcl --
#
#       A letter that a computer partner answers (partner.tcl), in a process of
#       its own: no window waits, and several letters are answered at once.
#
#   set answering [::wargame::mail::Answering new TEXT LEVEL CMDPREFIX]
#                    CMDPREFIX is called once, later, with "answer" and the
#                    letter, "" where the last one needs none, or with
#                    "refused" and why there is no answer
#       process      its process id; "" when it has ended
#   To destroy it before stops it: then nothing is called.  Asked again the
#   partner answers the same.

need base/words match/worker

if {![info object isa class ::wargame::mail::Answering]} {
    oo::class create ::wargame::mail::Answering
}

oo::define ::wargame::mail::Answering {
    variable Pipe Cmd Heard

    constructor {text level cmdPrefix} {
        set Cmd $cmdPrefix
        set Heard ""
        set Pipe [open |[list [info nameofexecutable] \
                [file join $::wargame::directory library mail \
                    answering-child.tcl] \
                $::wargame::directory [::wargame::base::language] $level] r+]
        fconfigure $Pipe -blocking 0 -encoding utf-8 -translation lf
        fileevent $Pipe readable [namespace code {my Hear}]
        puts -nonewline $Pipe "[string length $text]\n$text"
        flush $Pipe
    }

    destructor {
        my Close
    }

    method process {} {
        return [expr {$Pipe eq "" ? "" : [pid $Pipe]}]
    }

    method Hear {} {
        append Heard [read $Pipe]
        if {[eof $Pipe]} {
            my Close
            # A process that died has said nothing, or half of it.
            set at [string first \n $Heard]
            lassign [string range $Heard 0 $at-1] what length
            set said [string range $Heard $at+1 end]
            if {$at < 0 || [string length $said] != $length} {
                lassign [list refused [::wargame::base::say \
                        letters.partner.died]] what said
            }
            uplevel #0 [list {*}$Cmd $what $said]
        }
    }

    method Close {} {
        if {[info exists Pipe] && $Pipe ne ""} {
            set pipe $Pipe
            set Pipe ""
            ::wargame::match::endProcess $pipe
        }
    }
}
