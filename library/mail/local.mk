nobase_dist_pkgtcl_DATA += \
	%D%/envelope.tcl \
	%D%/letter-invite.tcl \
	%D%/letter-windows.tcl \
	%D%/mail.tcl \
	%D%/post-begin.tcl \
	%D%/post-kept.tcl \
	%D%/post-open.tcl \
	%D%/post-record.tcl \
	%D%/post-sent.tcl \
	%D%/post-table.tcl \
	%D%/post.tcl
