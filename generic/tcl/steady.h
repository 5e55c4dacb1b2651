/*
 * steady.h --
 *
 *      Tcl's time, so that it never goes back: what waits by [after] waits no
 *      hour longer where somebody, or a server of time, sets the system's clock
 *      back an hour.  All of this process has it then, [clock seconds], too:
 *      until the system's clock has caught up, or the program ends, it is later
 *      than that.  Where that is set forward, so is Tcl's.
 *
 *      Only Linux tells when its clock is set; elsewhere Tcl's time is as it
 *      was.  ../view.i calls it when the package is loaded.
 */

#ifndef STEADY_H
#define STEADY_H

void steady_time(void);

/* Microseconds of a processor that this process has used, on Windows of the
   clock: others on the same machine are not in them. */
long long own_time(void);

#endif /* STEADY_H */
