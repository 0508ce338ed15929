#ifndef ZIP_H
#define ZIP_H
/* Zip files as an input: members become one text. */
#include <stddef.h>

#include "ttv/zip.h"

struct sink;

/*
 * Returns where the first member of a zip begins, which is not 0 behind a
 * program that unpacks itself; SIZE_MAX for what is no zip.
 */
size_t	zip_at(const char *, size_t);
/* Returns whether these bytes may begin a program with a zip behind it. */
int	zip_pending(const char *, size_t);

/*
 * Inflates the members of a zip in order, with a newline between; returns 0 or
 * -1.
 */
int	zip_all(struct sink *, const char *, size_t);

#endif
