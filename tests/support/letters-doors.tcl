# letters-doors.tcl --
#
#       What tests of strangers' letters forge and ask.

proc forged {args} {
    # An invitation in order but for KEY VALUE... in its body; with "head" and
    # a dictionary first, in its head, too.
    set head [dict create game ford match [string range [::wargame::secret] \
            0 15] letter invitation from french to russian \
            key [lindex [::wargame::seal_keys] 0]]
    if {[lindex $args 0] eq "head"} {
        set args [lassign $args - other]
        set head [dict merge $head $other]
    }
    set body [dict merge [dict create version 1 scenario ford options {} \
            losses 0 commitment [::wargame::commitment \
                [::wargame::secret]]] $args]
    set plain "[::wargame::commitment \
            "[::wargame::mail::envelope about $head]$body"] $body"
    return [::wargame::mail::envelope pack $head \
            [binary encode base64 [encoding convertto utf-8 $plain]]]
}
