/*
 * limited.c --
 *
 *      A script that may not take for ever: see limited.h.
 */

#include "limited.h"

Tcl_Obj *
limited(Tcl_Interp *interp, int seconds, const char *script)
{
    Tcl_Time end;
    Tcl_Obj *found[4];
    int code;

    Tcl_GetTime(&end);
    end.sec += seconds;
    Tcl_LimitSetTime(interp, &end);
    Tcl_LimitTypeSet(interp, TCL_LIMIT_TIME);
    code = Tcl_EvalEx(interp, script, -1, TCL_EVAL_GLOBAL);
    found[3] = Tcl_NewIntObj(Tcl_LimitExceeded(interp));
    /* Before anything else is done, which would be stopped at once. */
    Tcl_LimitTypeReset(interp, TCL_LIMIT_TIME);
    found[0] = Tcl_NewIntObj(code);
    found[1] = Tcl_GetObjResult(interp);
    Tcl_IncrRefCount(found[1]);
    found[2] = Tcl_GetReturnOptions(interp, code);
    Tcl_ResetResult(interp);

    Tcl_Obj *all = Tcl_NewListObj(4, found);

    Tcl_DecrRefCount(found[1]);
    return all;
}
