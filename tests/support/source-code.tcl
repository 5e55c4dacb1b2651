# source-code.tcl --
#
#       What tests of the code itself read it with.
#
#       generic, games   the folder of C, and the folders in it that are games

set generic [file join $root generic]
set notGames {core art tcl}
set games [lmap dir [glob -types d -directory $generic *] {
    if {[file tail $dir] in $notGames} continue
    file tail $dir
}]

proc code {file} {
    # A C file without comments, its strings and characters emptied; lines
    # stay lines.
    set text [readFile $file]
    set code ""
    set at 0
    foreach range [regexp -all -inline -indices \
            {/\*[^*]*\*+(?:[^/*][^*]*\*+)*/|//[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'} $text] {
        lassign $range first last
        append code [string range $text $at [expr {$first - 1}]]
        set token [string range $text $first $last]
        if {[string index $token 0] eq "/"} {
            append code " [string repeat \n [regexp -all \n $token]]"
        } else {
            append code [string index $token 0][string index $token 0]
        }
        set at [expr {$last + 1}]
    }
    return $code[string range $text $at end]
}

proc short {file} {
    global root
    return [string range $file [string length $root/] end]
}

proc offenders {files pattern} {
    # The places in the code of files that match a pattern.
    set found {}
    foreach file $files {
        set number 0
        foreach line [split [code $file] \n] {
            incr number
            if {[regexp $pattern $line]} {
                lappend found "[short $file]:$number: [string trim $line]"
            }
        }
    }
    return [join $found \n]
}

proc tclCode {text} {
    # A script without its comments; lines stay lines.
    return [regsub -all -line {^\s*#.*$|;\s*#.*$} $text ""]
}
