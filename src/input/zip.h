#ifndef ZIP_H
#define ZIP_H
/* Zip files as an input: members become one text. */
#include <stddef.h>

#include "ttv/zip.h"

struct sink;

/*
 * Inflates the members of a zip in order, with a newline between; returns 0 or
 * -1.
 */
int	zip_all(struct sink *, const char *, size_t);

#endif
