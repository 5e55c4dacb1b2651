nobase_dist_pkgtcl_DATA += \
	%D%/envelope.tcl \
	%D%/guest-letters.tcl \
	%D%/host-letters.tcl \
	%D%/letter-invite.tcl \
	%D%/letter-windows.tcl \
	%D%/mail.tcl \
	%D%/post-begin.tcl \
	%D%/post-file.tcl \
	%D%/post-kept.tcl \
	%D%/post-sealed.tcl \
	%D%/post-table.tcl \
	%D%/post.tcl \
	%D%/posts.tcl \
	%D%/record-check.tcl \
	%D%/record-walk.tcl \
	%D%/role-letters.tcl \
	%D%/sent-answers.tcl
