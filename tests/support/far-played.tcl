# far-played.tcl --
#
#       Is what is played in a window on another display in the table's file?

proc kept {table} {
    # Is the file the match, whole?
    return [expr {[readFile [[$table autosave] path]] eq [[$table match] save]}]
}

proc goesOn {table} {
    # The French pass; then it is the other side's turn, and on the disk.
    set length [[$table match] length]
    $table do pass
    settled $table
    return [list [expr {[[$table match] length] > $length}] [kept $table]]
}

proc same {table far} {
    # Does the match there come to what it is here?
    return [expr {[far $far {binary encode hex \
            [encoding convertto utf-8 [::wargame::shell::TheMatch save]]}]
        eq [binary encode hex [encoding convertto utf-8 \
            [[$table match] save]]]}]
}
