# calls.tcl --
#
#       Which methods of library/ are called there: what calls.test asks.
#
#       uncalled SCRIPTS   the methods that are defined and that no script
#                          calls, sorted; CLASS.METHOD where another class has
#                          one of that name.  SCRIPTS: NAME -> text, see
#                          floors.tcl
#
#   A method is called where its name follows what may be an object: a variable,
#   a command in brackets or with its namespace, "my", or an object with a name,
#   as TheTable.
#   Which class it is of is asked where several have the name: "my" is of the
#   class that says it; a variable of the class that the script makes it of;
#   else $Match, [$X match] and TheMatch are of Match and of each class whose
#   name ends so, as FarMatch; with those that it inherits from or that inherit
#   from it, and what stands for it.
#   A receiver of no such name, or of a class that has no such method, may be
#   of any.

source [file join [file dirname [info script]] stand-ins.tcl]

# Of these, too, the first is asked where the other might be.
set alike {RoleWindow Table   ReplayCursor Match}

proc definedIn {code} {
    # The public methods of a script, those made in a loop too.
    set names {}
    foreach {- name} [regexp -all -inline -line \
            {^\s+(?:method|forward) ([a-z]\w*) } $code] {
        lappend names $name
    }
    foreach {- variables words made} [regexp -all -inline [string cat \
            {foreach\s+(\{[^\}]*\}|\w+)\s+(\{[^\{\}]*\})\s+\{\s*} \
            {(?:method|forward)\s+(\$\w+|\[string tolower \$\w+\])}] $code] {
        set variables [string trim $variables "{}"]
        regexp {\$(\w+)} $made - variable
        set at [lsearch -exact $variables $variable]
        foreach {*}[expr {[llength $variables] > 1
            ? [list $variables] : "word"}] [lindex $words 0] {
            set name [expr {[llength $variables] > 1
                ? [set [lindex $variables $at]] : $word}]
            lappend names [expr {[string match *tolower* $made]
                ? [string tolower $name] : $name}]
        }
    }
    return [lsearch -all -inline -regexp $names {^[a-z]\w*$}]
}

proc bodiesIn {code} {
    # CLASS CODE...: what a script says of each class, "" before the first.
    set bodies {}
    set class ""
    set from 0
    foreach {all name} [regexp -all -inline -indices -line \
            {^\s*oo::(?:define|class create) ([\w:$]+) \{$} $code] {
        lappend bodies $class [string range $code $from [lindex $all 0]-1]
        set class [namespace tail [string range $code {*}$name]]
        set from [lindex $all 1]
    }
    return [lappend bodies $class [string range $code $from end]]
}

proc madeIn {code} {
    # VARIABLE CLASS... of what a script makes.
    set made {}
    foreach {- variable class} [regexp -all -inline [string cat \
            {\mset\s+(\w+)\s+(?:\\\n\s*)?\[(?:\\\n\s*)?} \
            {([\w:]*[A-Z]\w*)\s+(?:\\\n\s*)?(?:new|create)\M}] $code] {
        lappend made $variable [namespace tail $class]
    }
    return $made
}

proc calledIn {code} {
    # RECEIVER METHOD...: $NAME, my, or the last word of another receiver.
    set calls {}
    foreach pattern {
        {\$\{?[\w:]+\}?|::[\w:]+|\mThe[A-Z]\w+}   {\w*[^\w\s]*\]}   {\mmy}
    } {
        foreach {- receiver name} [regexp -all -inline \
                "($pattern)\\s+(?:\\\\\\n\\s*)?(\[a-z\]\\w*)" $code] {
            regsub -all {[^\w:$]} $receiver {} receiver
            regsub {^:.*:(?:The(?=[A-Z]))?|^The(?=[A-Z])} $receiver {} receiver
            lappend calls $receiver $name
        }
    }
    return $calls
}

proc familyOf {class bases} {
    # Those that it inherits from and those that inherit from it; BASES: CLASS
    # BASE...
    set family [list $class]
    foreach {from to} {0 1 1 0} {
        set line [list $class]
        for {set i 0} {$i < [llength $line]} {incr i} {
            foreach pair $bases {
                if {[lindex $pair $from] eq [lindex $line $i]
                        && [lindex $pair $to] ni $line} {
                    lappend line [lindex $pair $to]
                }
            }
        }
        lappend family {*}$line
    }
    return [lsort -unique $family]
}

proc basesIn {scripts} {
    set bases {}
    foreach {class other -} $::standIns {
        lappend bases [list [namespace tail $class] [namespace tail $other]]
    }
    foreach {class other} $::alike {
        lappend bases [list $class $other]
    }
    foreach text [dict values $scripts] {
        foreach {class body} [bodiesIn [withoutComments $text]] {
            foreach {- words} [regexp -all -inline -line \
                    {^\s*(?:superclass|mixin)\s+(.*)$} $body] {
                foreach word $words {
                    lappend bases [list $class [namespace tail $word]]
                }
            }
        }
    }
    return $bases
}

proc kindsOf {receiver class made classes} {
    # The classes that a receiver may be of; "": any.
    if {$receiver eq "my"} {
        return [list $class]
    }
    set word [namespace tail [string trimleft $receiver {$}]]
    set kinds [lmap {variable of} $made {
        if {"\$$variable" ne $receiver} continue
        set of
    }]
    if {$kinds eq "" && $word ne ""} {
        set kinds [lsearch -all -inline -regexp $classes \
                "[string toupper $word 0 0]\$"]
    }
    return $kinds
}

proc uncalled {scripts} {
    set defined {}
    foreach text [dict values $scripts] {
        foreach {class body} [bodiesIn [withoutComments $text]] {
            foreach name [definedIn $body] {
                dict set defined $name $class 1
            }
        }
    }
    set called [callsOf $scripts $defined]
    set found {}
    dict for {name classes} $defined {
        foreach class [dict keys $classes] {
            if {![dict exists $called $name $class]} {
                lappend found [expr {[dict size $classes] > 1
                    ? [string cat $class . $name] : $name}]
            }
        }
    }
    return [lsort $found]
}

proc meant {kinds has families} {
    # Those classes of HAS that a receiver may be of; all if none is.
    set meant [lmap kind [concat {*}[lmap kind $kinds {
        expr {[dict exists $families $kind]
            ? [dict get $families $kind] : [list $kind]}
    }]] {
        if {$kind ni $has} continue
        set kind
    }]
    return [expr {$meant eq "" ? $has : $meant}]
}

proc callsOf {scripts defined} {
    # NAME -> CLASS -> 1, of those that are called.
    set classes [lsort -unique [concat {*}[lmap of [dict values $defined] {
        dict keys $of
    }]]]
    set bases [basesIn $scripts]
    set families [dict create]
    foreach class $classes {
        dict set families $class [familyOf $class $bases]
    }
    set called [dict create]
    foreach text [dict values $scripts] {
        set code [withoutComments $text]
        set made [madeIn $code]
        foreach {class body} [bodiesIn $code] {
            foreach {receiver name} [calledIn $body] {
                if {![dict exists $defined $name]} continue
                foreach kind [meant [kindsOf $receiver $class $made \
                        $classes] [dict keys [dict get $defined $name]] \
                        $families] {
                    dict set called $name $kind 1
                }
            }
        }
    }
    return $called
}
