# make-pictures.tcl --
#
#       WARGAME_BUILD=DIR tclsh make-pictures.tcl FOLDER ?-NAME VALUE ...?
#
#       Pictures of all that is asked and shown, to be looked at: a table at the
#       first moment at which the recorded matches ask each question, and the
#       windows beside it.  FOLDER gets sheets of them, GAME-N.png, one picture
#       below the other, and on standard output what is on each.
#
#           -size 1366x768      of the table
#           -text 100           percent, of an ordinary text
#           -language en
#           -game GAME          of that alone
#           -only PATTERNS      of questions, or names of windows, alone
#           -rows 2             pictures on a sheet
#           -what prompts       or windows
#           -many 8             of each decision of La Bataille
#           -odds 1             0: without the odds of battles
#
#       The display must be as large: doc/sheets.sh makes one.

set folder [lindex $argv 0]
array set want {
    -size 1366x768 -text 100 -language en -game * -only * -rows 2 -what prompts
    -many 8 -odds 1
}
array set want [lrange $argv 1 end]
set argv {}
set ground painted
foreach part {start table prompts games} {
    source [file join [file dirname [info script]] $part.tcl]
}
file mkdir $folder
foreach {name value} [list size $want(-size) text $want(-text) pace one \
        odds $want(-odds)] {
    ::wargame::base::prefs set $name $value
}
::wargame::shell::useLanguage $want(-language)
namespace eval ::wargame {
    ::wargame::base::need base/leisure look/theme-chosen tutorial/offered \
            table/secrets mail/letters-list mail/letter-window \
            mail/invite-dialog
}
# As the program does when it starts: a preference alone changes no letter.
::wargame::look::useLook

# drawnAll --
#
#       Until every tile is painted and all odds are computed.
proc drawnAll {{table ""}} {
    for {set i 0} {$i < 200} {incr i} {
        quiet
        ::wargame::base::leisure finish
        if {$table eq "" || ![[$table odds] isBusy]} break
        after 20 {set ::tick 1}
        vwait ::tick
    }
    quiet
}

# page --
#
#       A picture of a window, to the sheet; a full sheet is written.
array set Sheet {}
proc page {game name window} {
    global Sheet want
    raise $window
    update
    set photo [image create photo]
    svgphoto::grab $photo $window
    lappend Sheet($game) $name $photo
    if {[llength $Sheet($game)] == 2 * $want(-rows)} {
        sheet $game
    }
}

proc sheet {game} {
    global Sheet folder
    set photo [image create photo]
    set y 0
    foreach {name one} $Sheet($game) {
        $photo copy $one -to 0 $y
        incr y [expr {[image height $one] + 4}]
        image delete $one
    }
    set file $game-[format %02d [incr ::sheets($game)]]
    $photo write [file join $folder $file.png] -format png
    image delete $photo
    puts "$file: [join [dict keys $Sheet($game)] {, }]"
    flush stdout
    set Sheet($game) {}
}

# at --
#
#       A table of a match after N actions, before whoever is asked.
proc at {whole n} {
    set match [$whole at $n]
    set path [makeFile [$match save] pictures-[incr ::files].game]
    $match destroy
    set table [::wargame::shell::openTable $path]
    wm geometry [$table window] $::want(-size)+0+0
    set side [[$table match] side]
    $table seatFor [expr {$side in {0 1} ? $side : "public"}]
    drawnAll $table
    if {[winfo exists [handoverOf $table]]} {
        turnScreen $table
        drawnAll $table
    }
    return $table
}

# moments --
#
#       Of each question; in La Bataille, whose answers differ from unit to unit,
#       so many of each decision.
proc moments {} {
    global want
    return [lmap moment [asked] {
        lassign $moment game whole n
        if {![string match $want(-game) $game]} continue
        set match [$whole at $n]
        set decision [$match decision]
        $match destroy
        if {$game eq "moskowa"
                && [incr many($decision)] > $want(-many)} continue
        set moment
    }]
}

# isWanted --
#
#       Does it match one of the patterns?
proc isWanted {name} {
    global want
    foreach pattern $want(-only) {
        if {[string match $pattern $name]} {
            return 1
        }
    }
    return 0
}

proc prompted {} {
    # A picture of each question.
    global want matches
    foreach moment [moments] {
        lassign $moment game whole n
        set match [$whole at $n]
        set decision [$match decision]
        $match destroy
        if {![isWanted $decision]} continue
        set table [at $whole $n]
        page $game "$decision ($n)" [$table window]
        closeTable $table
    }
}

# What stands beside a table: a script makes it of $table and returns its path.
set Beside {
    start {
        ::wargame::shell::startWindow
        string cat .start
    }
    words {
        ::wargame::base::prefs set words 1
        [$table seat] perform words
        [$table seat] part words
    }
    report {
        [$table seat] perform report
        [$table seat] part aftermath
    }
    ledger {
        [$table seat] perform ledger
        [$table seat] part ledger
    }
    analysis {
        analysed [[$table seat] part aftermath] $whole [$table presenter]
    }
    forces {
        [$table seat] perform forces
        [$table seat] part forces
    }
    notes {
        ::wargame::base::need seat/notes
        set window [[$table seat] part notes]
        ::wargame::seat::openNotes $window [$table match] [$table presenter] \
                umpire list
        set window
    }
    desk {
        [$table seat] perform desk
        [$table seat] part desk
    }
    hint {
        [$table seat] perform hint
        $table window
    }
    secrets {
        ::wargame::table::Secrets new .secrets [$table presenter] list
        string cat .secrets
    }
    letters {
        ::wargame::mail::lettersWindow
        lindex [winfo children .] end
    }
    letter {
        ::wargame::mail::openLetter .
        string cat .letterin
    }
    invitation {
        ::wargame::mail::inviteDialog . $game \
                [dict get [[$table match] about] scenario] {}
        lindex [winfo children .] end
    }
    amendment {
        ::wargame::base::need seat/umpire-form
        set window [[$table seat] part form]
        ::wargame::seat::openUmpireForm $window [$table match] \
                [$table presenter] list ""
        set window
    }
    standing {
        [$table seat] perform standing
        [$table seat] part policy
    }
    rules {
        ::wargame::shell::helpOnRule [[$table presenter] game] \
                [[$table match] rule] [[$table match] about]
        string cat .rules
    }
    keys {
        ::wargame::shell::helpOnKeys
        string cat .help
    }
    replay { [::wargame::shell::openReplay $table] window }
    umpire {
        set role [$table openRole umpire]
        wm geometry [$role window] $::want(-size)
        if {[$role seat] eq ""} { [$role turn] event turned }
        $role window
    }
    handover {
        $table handoverFor 1
        $table window
    }
    over {
        [at $whole [$whole length]] window
    }
    tutorial {
        [::wargame::tutorial::openTutorial [[$table presenter] game]] window
    }
}

proc analysed {path match presenter} {
    # The page of the analysis, after its first turns; no window where a game
    # has none.
    ::wargame::base::need report/aftermath
    ::wargame::report::openAftermath $path $match umpire $presenter
    set page [inside $path pages analysis]
    if {![winfo exists $page]} {
        destroy $path
        return $path
    }
    [inside $path pages] select $page
    update
    [inside $page run go] invoke
    for {set i 0} {$i < 60 && ![winfo exists [inside $page plot]]} {incr i} {
        after 200 {set ::tick 1}
        vwait ::tick
    }
    [inside $page run go] invoke
    return $path
}

proc others {} {
    # A picture of each window, of each game.
    global want Beside
    foreach moment [moments] {
        dict set wholes {*}[lrange $moment 0 1]
    }
    dict for {game whole} $wholes {
        set table [at $whole [expr {min(300, [$whole length] - 1)}]]
        dict for {name script} $Beside {
            if {![isWanted $name]} continue
            set window [eval $script]
            if {![winfo exists $window]} continue
            drawnAll $table
            page $game $name $window
            if {$window ni [list [$table window] .start]} {
                lower $window
            }
        }
        closeTable $table
    }
}

if {$want(-what) eq "windows"} others else prompted
foreach game [array names Sheet] {
    if {[llength $Sheet($game)]} {
        sheet $game
    }
}
exit
