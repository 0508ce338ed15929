#ifndef AXIS_H
#define AXIS_H
/* In which words it is said what the columns of a trace measure. */
#include <stddef.h>
#include <stdint.h>

#include "ttv/view.h"

/*
 * Writes a place on an axis in the unit in which the largest of the view has
 * one to three digits before the point, with as many digits behind it as the
 * resolution needs.
 */
size_t	axis_place(char *, size_t, enum axis, int64_t place, int64_t largest,
	    int64_t resolution);
/* Writes a length on the axis of a view, with three digits. */
size_t	view_length(const struct view *, char *, size_t, int64_t length);

#endif
