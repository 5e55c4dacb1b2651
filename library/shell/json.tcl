# json.tcl --
#
#       JSON read: objects are dictionaries, arrays lists, all else words.
#
#       readJson TEXT     the values in TEXT; an error if it is no JSON

# readJson --
#
#       See above.
proc ::wargame::shell::readJson {text} {
    set tokens [regexp -all -inline \
            {"(?:[^"\\]|\\.)*"|[][{}:,]|[^][{}:,"\s]+} $text]
    lassign [JsonValue $tokens 0] value at
    if {$at != [llength $tokens]} {
        error "no JSON"
    }
    return $value
}

# JsonValue --
#
#       The value that begins at a token, and the number of the next token.
proc ::wargame::shell::JsonValue {tokens at} {
    set token [lindex $tokens $at]
    incr at
    switch -- [string index $token 0] {
        "\{" { return [JsonItems $tokens $at "\}" 1] }
        "\[" { return [JsonItems $tokens $at "\]" 0] }
        "\"" {
            return [list [subst -nocommands -novariables \
                    [string range $token 1 end-1]] $at]
        }
        "" - : - , - "\}" - "\]" { error "no JSON" }
    }
    return [list $token $at]
}

# JsonItems --
#
#       The same of what is inside brackets, up to the one that closes them.
proc ::wargame::shell::JsonItems {tokens at close named} {
    set items {}
    while {[lindex $tokens $at] ne $close} {
        if {[llength $items]} {
            if {[lindex $tokens $at] ne ","} {
                error "no JSON"
            }
            incr at
        }
        if {$named} {
            lassign [JsonValue $tokens $at] name at
            if {[lindex $tokens $at] ne ":"} {
                error "no JSON"
            }
            lappend items $name
            incr at
        }
        lassign [JsonValue $tokens $at] value at
        lappend items $value
    }
    return [list $items [incr at]]
}
