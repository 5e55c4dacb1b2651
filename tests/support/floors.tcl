# floors.tcl --
#
#       Who uses whom among the scripts of library/: what floors.test asks.
#
#       scripts FOLDER           name -> text, of all scripts of a library;
#                                a name is ROOM/NAME or games/GAME/NAME
#       faults SCRIPTS           what breaks the rules of the house, sorted:
#           NAME needs WHAT: none        there is no such script
#           NAME needs WHAT: above       it is in a room above that of NAME
#           NAME uses COMMAND: above     so is the script that defines it
#           NAME uses COMMAND: not needed    by the script itself
#           NAME uses COMMAND: private   a procedure of another room whose name
#                                        begins with a capital
#           NAME uses VARIABLE: private  a variable of another room, or of games
#                                        by a name that is put together
#
#       sizes SCRIPTS            class -> {METHODS LINES}: how many methods it has,
#                                those made in a loop counted each, and how many
#                                lines all scripts that define it
#       overgrown SCRIPTS LARGE  what breaks the rule that no class has over 40
#                                methods or 300 lines, sorted.  LARGE: {CLASS
#                                METHODS LINES ...} of those that were larger when
#                                the rule came; they may only shrink
#           CLASS: METHODS LINES     it is too large, or larger than it was
#           CLASS: not too large     it is not to be in LARGE any more
#
#       inherited SCRIPTS MOST LONGEST   the classes that, with their
#                                superclasses, have more methods or lines, sorted
#       sliced SCRIPTS           the classes that have one subclass, and of which
#                                no other script speaks: a class cut over files
#
#       handling SCRIPTS COMMANDS   NAME: COMMAND, where a script outside of match/
#                                calls one of these commands of C, which take or
#                                make what a match is there
#
#       circled SCRIPTS          the scripts that, through what they need, need
#                                themselves
#       entangled SCRIPTS        circles of scripts that use one another's
#                                commands, by a need or not: each a list, sorted
#
#   It reads text: what is named in comments does not count, and a command named
#   by its short name counts where a command stands; a class, when it is asked for
#   an object.

proc scripts {folder} {
    set all [dict create]
    foreach path [glob -directory $folder */*.tcl games/*/*.tcl] {
        dict set all [file rootname [string range $path \
                [string length $folder/] end]] [readFile $path]
    }
    return $all
}

proc withoutComments {text} {
    return [regsub -all -line {^\s*#.*$} $text ""]
}

proc definitions {scripts} {
    # Commands -> {SCRIPT KIND}: proc, class or ensemble.  What two scripts
    # define belongs to none.
    set all [dict create]
    dict for {name text} $scripts {
        set code [withoutComments $text]
        foreach {kind pattern} {
            proc {^\s*proc (::wargame::[\w:-]+)\s}
            class {oo::class create (::wargame::[\w:]+)}
            ensemble {^namespace eval (::wargame::\w+::\w+) \{[^\}]*?ensemble create}
        } {
            foreach {- command} [regexp -all -inline -line $pattern $code] {
                if {[dict exists $all $command]
                        && [lindex [dict get $all $command] 0] ne $name} {
                    dict set all $command {}
                } else {
                    dict set all $command [list $name $kind]
                }
            }
        }
        foreach {- command} [regexp -all -inline \
                {namespace eval (::wargame::\w+::\w+) \{[^\}]*?ensemble create} $code] {
            dict set all $command [list $name ensemble]
        }
    }
    return [dict filter $all script {- home} {llength $home}]
}

proc needed {text {names {}}} {
    # The scripts that a text needs, wherever it says so.  One with a variable
    # in it may be any of NAMES that fits, but for a game's, which are known to
    # nobody.
    set all {}
    foreach {- words} [regexp -all -inline \
            {(?:^|[\s\[\{;:])need\s+((?:[\w/.$-]+[ \t]*(?:\\\n\s*)?)+)} \
            [withoutComments $text]] {
        foreach word [string map [list \\\n " "] $words] {
            if {![string match */* $word]} continue
            if {![string match *\$* $word]} {
                lappend all $word
            } elseif {![string match games/* $word]} {
                lappend all {*}[lsearch -all -inline -glob $names \
                        [regsub -all {\$\w+} $word *]]
            }
        }
    }
    return $all
}

proc roomOf {name} {
    return [lindex [file split $name] 0]
}

proc isAbove {name other} {
    # Is other in a room above that of name?
    set floors $::wargame::base::Floors
    set here [lsearch -exact $floors [roomOf $name]]
    set there [lsearch -exact $floors [roomOf $other]]
    return [expr {$here >= 0 && $there > $here}]
}

proc used {text name definitions} {
    # The commands of other scripts that a text names: whole, or by a short name
    # where a command stands and its room is not above.
    set code [withoutComments $text]
    set all {}
    foreach word [regexp -all -inline {::wargame::[A-Za-z][\w:-]*} $code] {
        foreach command [list $word [namespace qualifiers $word]] {
            if {[dict exists $definitions $command]} {
                lappend all $command
                break
            }
        }
    }
    if {[roomOf $name] ne "games"} {
        set floors $::wargame::base::Floors
        set below [lrange $floors 0 [lsearch -exact $floors [roomOf $name]]]
        foreach {- word what} [regexp -all -inline -line \
                {(?:^[ \t]*|\[|;[ \t]*)([A-Za-z][\w-]*)(?=[ \t\]]|$)[ \t]*((?:new|create)?)} \
                $code] {
            foreach room [lreverse $below] {
                set command ::wargame::${room}::$word
                if {[dict exists $definitions $command]} {
                    # A class is asked for an object; else it is a word.
                    if {$what ne ""
                            || [lindex [dict get $definitions $command] 1]
                            ne "class"} {
                        lappend all $command
                    }
                    break
                }
            }
        }
    }
    return [lsort -unique $all]
}

proc faults {scripts} {
    set definitions [definitions $scripts]
    set loads [dict map {name text} $scripts { needed $text }]
    set found {}
    dict for {name text} $scripts {
        foreach other [dict get $loads $name] {
            if {![dict exists $scripts $other]} {
                lappend found "$name needs $other: none"
            } elseif {[isAbove $name $other]} {
                lappend found "$name needs $other: above"
            }
        }
        foreach command [used $text $name $definitions] {
            lassign [dict get $definitions $command] home kind
            # The loader is there before anything can be needed.
            if {$home in [list $name base/loader]} continue
            if {[isAbove $name $home]} {
                lappend found "$name uses $command: above"
            } elseif {$home ni [dict get $loads $name]} {
                lappend found "$name uses $command: not needed"
            }
            if {$kind eq "proc" && [roomOf $home] ne [roomOf $name]
                    && [string is upper [string index \
                        [namespace tail $command] 0]]} {
                lappend found "$name uses $command: private"
            }
        }
        foreach variable [foreign $text $name $definitions] {
            lappend found "$name uses $variable: private"
        }
    }
    return [lsort -unique $found]
}

proc foreign {text name definitions} {
    # The variables of other rooms that a text names, by their capital, and
    # what is no class, of a namespace whose name is put together.
    set home [expr {[roomOf $name] eq "games"
        ? [lindex [file split [file rootname $name]] 1] : [roomOf $name]}]
    set all {}
    foreach {word room} [regexp -all -inline \
            {::wargame::(\w+|\$\w+|\$\{\w+\})(?:::\w+)*::[A-Z]\w*} \
            [withoutComments $text]] {
        if {$room ne $home && ![dict exists $definitions $word]} {
            lappend all $word
        }
    }
    return $all
}

proc sizes {scripts} {
    set all [dict create]
    dict for {name text} $scripts {
        set methods [dict create]
        foreach {- class body} [regexp -all -inline -line \
                {^oo::(?:define|class create) (::wargame::[\w:]+) \{$((?:\n(?!\}).*)*)} \
                $text] {
            dict incr methods $class [llength [methodsOf $body]]
        }
        dict for {class count} $methods {
            lassign [expr {[dict exists $all $class]
                ? [dict get $all $class] : {0 0}}] before lines
            dict set all $class [list [expr {$before + $count}] \
                    [expr {$lines + [regexp -all {\n} $text]}]]
        }
    }
    return $all
}

proc methodsOf {body} {
    # The methods that a class gets by this script, those made in a loop and
    # forwards among them.  It is run where it can do nothing else.
    set interp [interp create -safe]
    try {
        $interp eval {
            proc unknown args {}
            proc method {name args} {
                dict set ::Has $name 1
            }
            proc forward {name args} {
                dict set ::Has $name 1
            }
            set Has [dict create]
        }
        $interp eval [list apply [list {} $body]]
        return [dict keys [$interp eval {set Has}]]
    } finally {
        interp delete $interp
    }
}

proc overgrown {scripts large} {
    set listed [dict create]
    foreach {class methods lines} $large {
        dict set listed $class [list $methods $lines]
    }
    set found {}
    set sizes [sizes $scripts]
    dict for {class size} $sizes {
        lassign $size methods lines
        lassign [expr {[dict exists $listed $class]
            ? [dict get $listed $class] : {40 300}}] most longest
        if {$methods > max($most, 40) || $lines > max($longest, 300)} {
            lappend found "$class: $methods $lines"
        }
    }
    foreach class [dict keys $listed] {
        if {![dict exists $sizes $class]
                || [lindex [dict get $sizes $class] 0] <= 40
                && [lindex [dict get $sizes $class] 1] <= 300} {
            lappend found "$class: not too large"
        }
    }
    return [lsort $found]
}

proc superclasses {scripts} {
    set above [dict create]
    dict for {- text} $scripts {
        foreach {- class superclass} [regexp -all -inline -- \
                {oo::class create (::wargame::[\w:]+) \{\n\s+superclass (::wargame::[\w:]+)} \
                [withoutComments $text]] {
            dict set above $class $superclass
        }
    }
    return $above
}

proc sliced {scripts} {
    set above [superclasses $scripts]
    set found {}
    foreach class [lsort -unique [dict values $above]] {
        if {[llength [lsearch -all -exact [dict values $above] $class]] > 1} {
            continue
        }
        set others [dict values [dict filter $scripts script {- text} {
            expr {[string first "oo::class create $class" $text] < 0}
        }]]
        set code [regsub -all {superclass \S+} [withoutComments \
                [join $others \n]] ""]
        if {![regexp "\\m[namespace tail $class]\\M" $code]} {
            lappend found $class
        }
    }
    return $found
}

proc inherited {scripts most longest} {
    set sizes [sizes $scripts]
    set above [superclasses $scripts]
    set found {}
    dict for {class size} $sizes {
        lassign {0 0} methods lines
        for {set of $class} {[dict exists $sizes $of]} {
            set of [expr {[dict exists $above $of]
                ? [dict get $above $of] : ""}]
        } {
            incr methods [lindex [dict get $sizes $of] 0]
            incr lines [lindex [dict get $sizes $of] 1]
        }
        if {$methods > $most || $lines > $longest} {
            lappend found "$class: $methods $lines"
        }
    }
    return [lsort $found]
}

proc handling {scripts commands} {
    # With its namespace anywhere, else where a command stands.
    set found {}
    dict for {name text} $scripts {
        if {[roomOf $name] eq "match"} continue
        set code [withoutComments $text]
        foreach command $commands {
            if {[string first $command $code] >= 0
                    && [regexp "::wargame::$command\\M|(?:^|\[\\\[\{;\])\\s*$command\\s" \
                    $code]} {
                lappend found "$name: $command"
            }
        }
    }
    return $found
}

proc circled {scripts} {
    # The scripts that, through what they need, need themselves.
    set needs [dict map {name text} $scripts {
        needed $text [dict keys [dict remove $scripts $name]]
    }]
    return [lmap name [dict keys $scripts] {
        if {$name ni [reached $needs $name]} continue
        set name
    }]
}

proc reached {needs name} {
    # All that a script needs, and that needs.
    set all {}
    set next [dict get $needs $name]
    while {[llength $next]} {
        set next [lassign $next other]
        if {$other in $all || ![dict exists $needs $other]} continue
        lappend all $other
        lappend next {*}[dict get $needs $other]
    }
    return $all
}

proc links {scripts} {
    # NAME -> the scripts whose commands it uses, or that it needs.
    set definitions [definitions $scripts]
    return [dict map {name text} $scripts {
        set all [needed $text [dict keys [dict remove $scripts $name]]]
        foreach command [used $text $name $definitions] {
            lappend all [lindex [dict get $definitions $command] 0]
        }
        lsearch -all -inline -not -exact [lsort -unique $all] $name
    }]
}

proc entangled {scripts} {
    # Those that reach one another, by links: each a list, sorted.
    set links [links $scripts]
    set reach [dict map {name others} $links { reached $links $name }]
    set all [dict map {name others} $reach {
        if {$name ni $others} continue
        lsort [lmap other $others {
            if {$name ni [dict get $reach $other]} continue
            set other
        }]
    }]
    return [lsort -unique [dict values $all]]
}
