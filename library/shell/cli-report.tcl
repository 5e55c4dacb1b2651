# cli-report.tcl --
#
#       grognard report: how a match went, as a page or a table.

need base/files match/saved match/umpire-password shell/options

proc ::wargame::shell::cli-report {words} {
    lassign [options report $words] path given
    dict with given {}
    if {${-out} eq "" && ${-csv} eq ""} {
        usage cli.noReport
    }
    set match [readMatch $path]
    if {[[$match remote] seat] ne "nobody"} {
        failed letters.noReplay
    }
    set game [dict get [$match about] game]
    need present/presenter match/luck match/tally
    set viewer [expr {${-side} eq "" ? [tally viewer $match]
        : [knownViewer $game ${-side}]}]
    if {[umpirePassword bars $match $viewer]} {
        failed umpire.barred
    }
    set presenter [presenterOf $game]
    if {${-csv} ne ""} {
        need report/report-csv
        writeText ${-csv} [reportCsv $match $viewer $presenter] $viewer
    }
    if {${-out} ne ""} {
        if {[file isdirectory ${-out}]} {
            set -out [file join ${-out} \
                    [file rootname [file tail $path]].html]
        }
        need shell/display
        needTk 640x480
        need look/theme report/report
        theme use engraved
        set report [Report new $match $viewer $presenter $path]
        writeText ${-out} [$report page] $viewer
        exit 0
    }
}
