# calls.tcl --
#
#       Which methods of library/ are called there: what calls.test asks.
#
#       uncalled SCRIPTS   the methods that are defined and that no script
#                          calls, sorted.  SCRIPTS: NAME -> text, see floors.tcl
#
#   A method is called where its name follows what may be an object: a variable,
#   a command in brackets or with its namespace, "my", or an object with a name,
#   as TheTable.  Which class it is of is not asked.

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

proc calledIn {code} {
    set names {}
    foreach receiver {{(?:\$\{?[\w:]+\}?|\]|::[\w:]+|\mThe[A-Z]\w+)} {\mmy}} {
        foreach {- name} [regexp -all -inline \
                "$receiver\\s+(?:\\\\\\n\\s*)?(\[a-z\]\\w*)" $code] {
            lappend names $name
        }
    }
    return $names
}

proc uncalled {scripts} {
    set defined {}
    set called [dict create]
    dict for {- text} $scripts {
        set code [withoutComments $text]
        lappend defined {*}[definedIn $code]
        foreach name [calledIn $code] {
            dict set called $name 1
        }
    }
    return [lsort -unique [lmap name $defined {
        if {[dict exists $called $name]} continue
        set name
    }]]
}
