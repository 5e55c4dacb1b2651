/*
 * limited.h --
 *
 *      A script that may not take for ever.
 *
 *          wargame::limited SECONDS SCRIPT
 *              Runs it where it is called, and lets it use the processor so
 *              long at the most: what waits for a person may wait.  Returns
 *              {CODE RESULT OPTIONS LATE}, as [catch] has them; LATE: it was
 *              stopped.
 *          wargame::limited 0 SCRIPT
 *              Runs it to its end, within another, too, which is stopped only
 *              after that: no action of a match stays half done.
 *
 *      What it calls is stopped, too, whatever that is, but for what comes of
 *      events that it lets through (vwait, tkwait, update): that is of others.
 *      Nor is what it waits for (vwait, tkwait) its time.  One that is run
 *      within another has what that has left.  ../view.i shows this to SWIG.
 */

#ifndef LIMITED_H
#define LIMITED_H

#include <tcl.h>

Tcl_Obj *limited(Tcl_Interp *interp, int seconds, const char *script);

#endif /* LIMITED_H */
