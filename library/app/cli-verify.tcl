# cli-verify.tcl --
#
#       grognard verify: replays saved matches; every action is judged again
#       and every hash compared.

proc ::wargame::cli-verify {words} {
    set bad 0
    foreach path [lrange [options verify {} $words 1 any] 0 end-1] {
        try {
            set match [ReadMatch $path]
            set fault [$match fault]
            if {$fault ne ""} {
                incr bad
                tell [say cli.faulty $path $fault [$match length]]
            } else {
                tell [say cli.sound $path [$match length]]
            }
            $match destroy
        } trap {WARGAME EXIT} {message} {
            incr bad
            tell $message
        }
    }
    if {$bad > 0} {
        exit 1
    }
}
