# system.tcl --
#
#       What differs from one system to the next, for scripts.
#
#       system folder KIND     where a system keeps what a program has of a
#                              person: config, data or cache.  The variables of
#                              XDG say otherwise, on any system
#       system flags FLAG...   how to open a file, and not to wait for the other
#                              end of a pipe where that can be
#       system private PATH    lets its owner alone read PATH, where a file says
#                              so
#       system kind            unix, macos or windows

namespace eval ::wargame::base::system {
    namespace export folder flags private kind
    namespace ensemble create
    # KIND -> the variable of XDG, and the place on each system.
    variable Places {
        config {XDG_CONFIG_HOME {unix .config windows APPDATA
            macos "Library/Application Support"}}
        data {XDG_DATA_HOME {unix .local/share windows APPDATA
            macos "Library/Application Support"}}
        cache {XDG_CACHE_HOME {unix .cache windows LOCALAPPDATA
            macos Library/Caches}}
    }
}

proc ::wargame::base::system::kind {} {
    if {$::tcl_platform(platform) eq "windows"} {
        return windows
    }
    return [expr {$::tcl_platform(os) eq "Darwin" ? "macos" : "unix"}]
}

proc ::wargame::base::system::folder {what} {
    variable Places
    lassign [dict get $Places $what] variable places
    set place [dict get $places [kind]]
    if {[kind] eq "windows" && [Has $place]} {
        set otherwise $::env($place)
    } elseif {[Has HOME]} {
        # On Windows Tcl itself says where that is.
        set otherwise [file join [file normalize $::env(HOME)] $place]
    } elseif {![IsPlace $variable]} {
        return -code error -errorcode {WARGAME DISK} "HOME: not set"
    }
    return [file join [expr {[IsPlace $variable] ? $::env($variable)
        : $otherwise}] grognard]
}

proc ::wargame::base::system::IsPlace {variable} {
    # XDG ignores a path that depends on where the program was started; and a
    # tilde there is not a home's.
    return [expr {[Has $variable] && ![string match ~* $::env($variable)]
        && [file pathtype $::env($variable)] eq "absolute"}]
}

proc ::wargame::base::system::Has {variable} {
    return [expr {[info exists ::env($variable)] && $::env($variable) ne ""}]
}

proc ::wargame::base::system::flags {args} {
    if {[kind] ne "windows"} {
        lappend args NONBLOCK
    }
    return $args
}

proc ::wargame::base::system::private {path} {
    if {[kind] ne "windows"} {
        file attributes $path -permissions [expr {[file isdirectory $path]
            ? 0o700 : 0o600}]
    }
}
