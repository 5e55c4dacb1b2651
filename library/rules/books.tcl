# books.tcl --
#
#       The books that the window of the rules can show.
#
#       bookOf NAME        {BOOK TITLE OTHER} of a game's rules, or, of
#                          "handbook", the player's; OTHER: the message that it
#                          is in another language

need base/words rules/handbook rules/rulebook

proc ::wargame::rules::bookOf {name} {
    if {$name eq "handbook"} {
        return [list [handbook read] [say handbook.title] handbook.other]
    }
    return [list [rulebook read $name [language]] \
            [say rules.title [say $name.title]] rules.other]
}
