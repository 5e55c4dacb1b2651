# json.tcl --
#
#       JSON read: objects are dictionaries, arrays lists, all else words.
#
#       readJson TEXT     the values in TEXT; an error if it is no JSON, or more
#                         than ten million characters

# readJson --
#
#       See above.
proc ::wargame::shell::readJson {text} {
    if {[string length $text] > 10000000} {
        error "too much JSON"
    }
    lassign [JsonValue $text 0] value at
    if {![regexp -start $at {\A\s*\Z} $text]} {
        error "no JSON"
    }
    return $value
}

# JsonToken --
#
#       The token that begins at a character, perhaps behind spaces, and where
#       it ends.  Each is looked for when it is wanted: those of a text that is
#       no JSON are never all there.
proc ::wargame::shell::JsonToken {text at} {
    if {![regexp -indices -start $at \
            {\A\s*("(?:[^"\\]|\\.)*"|[][{}:,]|[^][{}:,"\s]+)} $text - token]} {
        error "no JSON"
    }
    lassign $token first last
    return [list [string range $text $first $last] [expr {$last + 1}]]
}

# JsonValue --
#
#       The value that begins at a character, and where it ends.
proc ::wargame::shell::JsonValue {text at} {
    lassign [JsonToken $text $at] token at
    switch -- [string index $token 0] {
        "\{" { return [JsonItems $text $at "\}" 1] }
        "\[" { return [JsonItems $text $at "\]" 0] }
        "\"" {
            return [list [subst -nocommands -novariables \
                    [string range $token 1 end-1]] $at]
        }
        : - , - "\}" - "\]" { error "no JSON" }
    }
    return [list $token $at]
}

# JsonItems --
#
#       The same of what is inside brackets, up to the one that closes them.
proc ::wargame::shell::JsonItems {text at close named} {
    set items {}
    while 1 {
        lassign [JsonToken $text $at] token next
        if {$token eq $close} {
            return [list $items $next]
        } elseif {[llength $items]} {
            if {$token ne ","} {
                error "no JSON"
            }
            set at $next
        }
        if {$named} {
            lassign [JsonValue $text $at] name at
            lassign [JsonToken $text $at] token at
            if {$token ne ":"} {
                error "no JSON"
            }
            lappend items $name
        }
        lassign [JsonValue $text $at] value at
        lappend items $value
    }
}
