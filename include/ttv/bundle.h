#ifndef TTV_BUNDLE_H
#define TTV_BUNDLE_H
/*
 * bundle: the files of share/ttv that are a part of the program itself.  A
 * static program has its modules of SQL and its metrics in it, as it may be the
 * only file of a container; any other has them beside it or installed, and
 * none here.
 */
#include <stddef.h>

struct bundle_file {
	const char	*name;		/* below share/ttv: "sql/a/b.sql" */
	const char	*text;
	size_t		 len;
};

/* A file without a name ends them. */
extern const struct bundle_file	bundle_files[];

/* Returns the file of a name, or NULL. */
const struct bundle_file	*bundle_find(const char *name);

#endif
