# versions.tcl --
#
#       What is said of a saved match that is not as it should be: damaged, or
#       begun under an older version of the rules.  That goes on under the
#       present one; a line that is no longer allowed ends what is sound of it.
#
#       olderRules MATCH    a sentence that a match began under older rules; ""
#                           if it did not
#       faultOf MATCH       the fault of a match, as $match fault, for a person:
#                           with both versions, where they are why
#       sayFault TEXT       a fault, or why a match is none, as the core has it
#                           in English, in the language of the person

need base/files base/words

namespace eval ::wargame::match {
    variable Faults {
        cut         {^line (\d+): cut off$}
        damaged     {^line (\d+): damaged \(its hash does not agree\)$}
        noAction    {^line (\d+): not an action$}
        notAllowed  {^line (\d+): not allowed: (.*)$}
        notSaved    {^line (\d+): not a saved match$}
        noGame      {^line (\d+): no such game$}
        newer       {^line (\d+): made by newer rules than these$}
        older       {^line (\d+): begun under version (\d+) of the rules of\
            (\w+), this program plays by version (\d+): an older program\
            reads it$}
        noScenario  {^(\w+) has no scenario "(.*)"$}
        noOption    {^(\w+) has no option "(.*)"$}
    }
}

proc ::wargame::match::RulesVersions {match} {
    # Those under which it was begun and is played.
    set about [$match about]
    return [list [dict get $about version] \
            [dict get [aboutGame [dict get $about game]] version]]
}

proc ::wargame::match::olderRules {match} {
    lassign [RulesVersions $match] begun now
    return [expr {$begun < $now ? [say rules.older $begun $now] : ""}]
}

proc ::wargame::match::faultOf {match} {
    lassign [RulesVersions $match] begun now
    set fault [$match fault]
    if {$begun < $now && [regexp {^line (\d+): not allowed} $fault - line]} {
        return [say rules.olderLine $line $now $begun]
    }
    return [sayFault $fault]
}

proc ::wargame::match::sayFault {text} {
    variable Faults
    foreach {key form} $Faults {
        set about [lassign [regexp -inline $form $text] all]
        if {$all ne ""} {
            return [say fault.$key {*}$about]
        }
    }
    return $text
}
