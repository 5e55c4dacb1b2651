# messages.tcl --
#
#       The messages of library/msgs, as they are written there; and who asks
#       for them.

proc catalogs {language} {
    # The files of a language.
    global root
    set files {}
    set folders [list [file join $root library msgs]]
    while {[llength $folders]} {
        set folders [lassign $folders folder]
        lappend files {*}[glob -nocomplain -directory $folder $language.msg]
        lappend folders {*}[glob -nocomplain -type d -directory $folder *]
    }
    return $files
}

proc messages {language} {
    # KEY MESSAGE... of a language, those twice in it twice.
    set pairs {}
    foreach file [catalogs $language] {
        regsub -all -line {^#.*$} [readFile $file] {} text
        foreach {- said} $text {
            lappend pairs {*}$said
        }
    }
    return $pairs
}

proc twice {messages} {
    # The keys that stand there more than once.
    set seen [dict create]
    foreach {key -} $messages {
        dict incr seen $key
    }
    return [dict keys [dict filter $seen script {- n} { expr {$n > 1} }]]
}

proc scripts {} {
    # All of them, as one text without comments.
    global root
    return [join [lmap file [glob -directory [file join $root library] \
            */*.tcl games/*/*.tcl] {
        regsub -all -line {^\s*#.*$} [readFile $file] {}
    }] \n]
}

proc asked {} {
    # {KEYS PATTERNS SUFFIXES} that scripts ask for: whole keys, those with a
    # part that is known when they run, and what may be appended to either.
    # A game's name is left away.
    lassign {{} {} {}} keys patterns suffixes
    foreach word [regexp -all -inline {[\w$-]*(?:\.[\w$-]+)+\.?\[?|\m[\w.]+\.[\[$]} \
            [scripts]] {
        regsub {^(\$[gG]ame|borodino|monday|berezina|moskowa|ford)\.} $word {} word
        regsub -all {\$\w+|\[} $word * pattern
        if {[regexp {^\.[a-z*]+$} $pattern]} {
            lappend suffixes $pattern
        } elseif {[regexp {^[a-z]} $pattern]} {
            lappend [expr {[regexp {[*]} $pattern] ? "patterns" : "keys"}] \
                    $pattern
        }
    }
    return [lmap list [list $keys $patterns $suffixes] {
        lsort -unique $list
    }]
}

proc known {} {
    # A dictionary of all words that may be part of a key: of scripts, rules
    # and maps.
    global root
    set text [scripts]
    foreach file [concat [cSources [glob -directory \
            $root/generic -types d -tails *]] [glob $root/maps/*.map]] {
        append text [readFile $file]
    }
    set known [dict create]
    foreach word [regexp -all -inline {[\w-]+} $text] {
        dict set known $word ""
    }
    return $known
}

proc filled {key pattern known} {
    # Is it the pattern, with known words for what is open?
    if {![string match $pattern $key]} {
        return 0
    }
    set expression "^[string map {. \\. * (.+)} $pattern]\$"
    set parts [lassign [regexp -inline $expression $key] all]
    foreach word [split [join $parts .] .] {
        if {![dict exists $known $word] && ![string is digit $word]} {
            return 0
        }
    }
    return [expr {$all ne ""}]
}

proc used {key asked known} {
    # Does a script ask for that message?
    lassign $asked keys patterns suffixes
    regsub {^(borodino|monday|berezina|moskowa|ford)\.} $key {} key
    if {$key in $keys} {
        return 1
    }
    foreach pattern $patterns {
        if {[filled $key $pattern $known]} {
            return 1
        }
    }
    set stem [file rootname $key]
    foreach suffix $suffixes {
        if {$stem ne $key && [filled [file extension $key] $suffix $known]} {
            return [used $stem $asked $known]
        }
    }
    return 0
}
