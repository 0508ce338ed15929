#ifndef FORMATS_H
#define FORMATS_H
#include "format.h"

/*
 * Returns the row of the format that the first n bytes of an input are of, the
 * last row ("unknown") when they are of none.
 */
const struct format *format_of(const char *, size_t n);

#endif
