#ifndef TAR_H
#define TAR_H
/* The members of a tar, as those of a zip (ttv/zip.h); see tar.c. */
#include <stddef.h>

#include "ttv/zip.h"

struct sink;

/* Returns whether the first n bytes of an input are the header of a tar. */
int	tar_is(const char *, size_t n);
/* Finds the members: zip_open() of a tar. */
void	tar_open(struct zip *, const struct mapfile *);
/* Writes the members one after another, with a newline between; 0 or -1. */
int	tar_all(struct sink *, const struct mapfile *);

#endif
