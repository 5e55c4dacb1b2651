/*
 * memory-other.c --
 *
 *    Other C libraries give back by themselves what a picture took.
 */

#include "svgphoto.h"

void
svgphoto_give_back(void)
{
}
