# cli-verify.tcl --
#
#       grognard verify: replays saved matches; every action is judged again
#       and every hash compared; fair dice are thrown again.  Those
#       of a guest's copy follow from secrets that come when the match is over.

need base/files base/words match/saved match/versions shell/options

proc ::wargame::shell::cli-verify {words} {
    set bad 0
    foreach path [lrange [options verify $words] 0 end-1] {
        set name [oneLine $path]
        try {
            set match [readMatch $path]
            set fault [$match fault]
            if {$fault ne ""} {
                incr bad
                tell [sayCount cli.faulty [$match length] $name \
                        [faultOf $match]]
            } else {
                set dice [expr {[[$match remote] seat] eq "nobody"
                    ? [[$match fairDice] verify]
                    : "guest"}]
                incr bad [expr {[lindex $dice 0] eq "bad"}]
                tell "[sayCount cli.sound [$match length] $name]; [say \
                        dice.verdict.[lindex $dice 0] {*}[lrange $dice 1 end]]"
            }
            if {[olderRules $match] ne ""} {
                tell "$name: [olderRules $match]"
            }
            $match destroy
        } trap {WARGAME EXIT} {message} {
            # The others are looked at all the same.
            incr bad
            puts stderr "grognard: $message"
        }
    }
    if {$bad > 0} {
        exit 1
    }
}
