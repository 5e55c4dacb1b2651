nobase_dist_pkgtcl_DATA += \
	%D%/accept-dialog.tcl \
	%D%/acceptance.tcl \
	%D%/correspondence-file.tcl \
	%D%/correspondence-mode.tcl \
	%D%/correspondence.tcl \
	%D%/correspondences.tcl \
	%D%/envelope.tcl \
	%D%/guest-letters.tcl \
	%D%/host-letters.tcl \
	%D%/invitation.tcl \
	%D%/invite-dialog.tcl \
	%D%/kept-state.tcl \
	%D%/letter-bar.tcl \
	%D%/letter-came.tcl \
	%D%/letter-desk.tcl \
	%D%/letter-to-send.tcl \
	%D%/letter-window.tcl \
	%D%/letter-words.tcl \
	%D%/letters-list.tcl \
	%D%/mail.tcl \
	%D%/member-kinds.tcl \
	%D%/partner.tcl \
	%D%/record-check.tcl \
	%D%/record-walk.tcl \
	%D%/role-letters.tcl \
	%D%/sealed-letter.tcl \
	%D%/sent-answers.tcl
