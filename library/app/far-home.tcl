# far-home.tcl --
#
#       The interpreter of a window on another display: what stands there for
#       the table and its match, which are in the program's own.  What must be
#       done in that is asked of [::wargame::home]; see far-role.tcl.
#
#       farWindow HANDLE VIEWER PATH LANGUAGE   opens .role
#       farChanged                     the match has changed
#       farRebuild LANGUAGE            in the words and colours used now

::wargame::need windows prefs theme keeper chance table memories reckoner

oo::class create ::wargame::FarMatch {
    superclass ::wargame::Match
    variable Handle

    destructor {
        # It is the lender's.
        unset Handle
    }

    method do {side action} {
        ::wargame::home do $side $action
    }
    method undo {} {
        ::wargame::home undo
    }
    method at {length} {
        return [::wargame::Match new [::wargame::match_at $Handle $length]]
    }
    method changed {} {
        my Changed
    }
}

oo::class create ::wargame::FarTable {
    variable Match Skin Path Memories Reckoner

    constructor {match path} {
        set Match $match
        set Path $path
        set Skin [::wargame::skinOf [dict get [$match about] game]]
        set Memories [::wargame::Memories new $Match $Skin]
        set Reckoner [::wargame::Reckoner new $Match]
    }

    foreach part {Match Skin Path Reckoner} {
        method [string tolower $part] {} [format {
            return $%s
        } $part]
    }
    method keeper {} {
        return [self]
    }
    method table {} {
        return [self]
    }
    method view {viewer} {
        return [$Memories view $viewer $Match]
    }
    method agree {topic value} {
        ::wargame::home agree $topic $value
    }
    foreach what {hurry throwNext paused pace} {
        method $what args [format {
            return [::wargame::home %s {*}$args]
        } $what]
    }
    method openRole {viewer {screen ""}} {
        ::wargame::home open $viewer $screen
    }
    method roleGone {role} {
        ::wargame::home gone
    }
}

proc ::wargame::farWindow {handle viewer path language} {
    wm withdraw .
    speak $language
    useLook
    OwnScripts
    FarMatch create TheMatch $handle
    FarTable create TheTable ::wargame::TheMatch $path
    RoleWindow create TheRole .role ::wargame::TheTable $viewer
}

proc ::wargame::farChanged {} {
    TheMatch changed
}

proc ::wargame::farRebuild {language} {
    # What was chosen is read again.
    unset -nocomplain prefs::Chosen
    speak $language
    useLook
    TheRole rebuild
}
