/*
 * view.h --
 *
 *      A view as a Tcl dictionary: what [match_view] writes as text, made of
 *      lists and numbers.  Read again, only members that changed are new.
 *
 *          set view [wargame::view_new HANDLE VIEWER]
 *          wargame::view_read $view        -> the dictionary
 *          wargame::view_free $view        before its match is freed
 *
 *      ../view.i shows this to SWIG.
 */

#ifndef VIEW_H
#define VIEW_H

#include <tcl.h>

#include "views.h"
#include "wargame.h"

typedef struct DictView DictView;

DictView *view_new(Tcl_Interp *interp, const WgMatch *match, int viewer);
Tcl_Obj *view_read(DictView *view);
void view_free(DictView *view);

#endif /* VIEW_H */
