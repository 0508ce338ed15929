#ifndef RESOURCE_H
#define RESOURCE_H
/*
 * Files of SQL that a person has or that are installed: metrics, derived
 * events.  A name that stands in several directories is the first one's: the
 * person's own, then beside the program, then where ttv is installed.
 */
#include <stddef.h>

#include "ttv/buf.h"

struct err;

struct resource {
	char	*name;		/* of the file, without .sql; not safe */
	char	*path;
};
struct resources {
	struct resource	*v;	/* by name */
	size_t		 n, cap;
};

/*
 * Lists the .sql files of the folder `kind` in the person's directory, and in
 * the installed ones if `installed` is 1.
 */
void	resources_find(struct resources *, const char *kind, int installed);
void	resources_free(struct resources *);
/*
 * Writes the path of an installed file, which may be of any kind, by its name
 * below share/ttv: 0, or -1: it is not there.
 */
int	resource_path(const char *name, char *path, size_t n);
/*
 * Appends a whole file; "-" is the standard input.  Returns 0, or -1 and *err:
 * one that cannot be read or has more than 16 MiB.
 */
int	resource_read(const char *path, struct buf *, struct err *);

#endif
