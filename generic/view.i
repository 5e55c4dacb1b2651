/*
 * view.i --
 *
 *      What SWIG is to know of tcl/view.h, views as dictionaries, and of
 *      tcl/limited.h; and the time that tcl/steady.h makes.
 */

%{
#include "tcl/limited.h"
#include "tcl/steady.h"
#include "tcl/view.h"
%}

%typemap(in, numinputs=0) Tcl_Interp *interp "$1 = interp;"
%typemap(check) DictView *view {
    if ($1 == NULL) {
        Tcl_SetErrorCode(interp, "WARGAME", "UNKNOWN", (char *)NULL);
        Tcl_SetObjResult(interp, Tcl_NewStringObj("no such view", -1));
        return TCL_ERROR;
    }
}
%typemap(out) Tcl_Obj * "Tcl_SetObjResult(interp, $1);"

DictView *view_new(Tcl_Interp *interp, const WgMatch *match, int viewer);
Tcl_Obj *view_read(DictView *view);
void view_free(DictView *view);

Tcl_Obj *limited(Tcl_Interp *interp, int seconds, const char *script);

long long own_time(void);

%init %{
    steady_time();
%}
