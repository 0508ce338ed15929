#ifndef MANIFEST_H
#define MANIFEST_H
/*
 * The manifest of an archive: which machine each member is of, how their
 * clocks lie to each other, and what the archive says of itself.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/builder.h"
#include "ttv/clock.h"

struct err;
struct manifest;
struct value;

#define MANIFEST_FORMAT	"perfetto_manifest"	/* of its text */
#define MANIFEST_NONE	SIZE_MAX	/* no file */

/* A clock of a file, as a manifest names it. */
struct manifest_clock {
	size_t		file;		/* of the manifest; or MANIFEST_NONE */
	uint32_t	machine;	/* number, 0: that of the file */
	enum sys_clock	clock;		/* SYS_CLOCK_UNKNOWN: the file's own */
	int		number;		/* of that clock in all formats, 0 */
};

struct manifest_file {
	const char	*path;
	struct machine_name *machines;	/* ascending by raw number */
	struct machine_name *named;	/* the same by number in the trace */
	size_t		 nmachines;
	int		 is_one;	/* 1: `machine` was given: it has one */
	int		 has_clocks;	/* 1: the next three are set */
	struct manifest_clock own, to;
	int64_t		 offset;	/* ns: own shows T where `to` shows
					 * T + offset */
};

/* Returns whether the bytes begin as a manifest does. */
int	manifest_is(const char *, size_t n);
/*
 * Reads a manifest.  Returns NULL and the error where it is none of a version
 * that is known, or contradicts itself.  O(bytes).
 */
struct manifest	*manifest_read(const char *, size_t n, const char *path,
		    struct err *);
/* Sets the error of a file whose manifest is the second; returns -1. */
int	manifest_second(const char *path, struct err *);
void	manifest_free(struct manifest *);
/* Returns the number of the file of a path, or MANIFEST_NONE. */
size_t	manifest_find(const struct manifest *, const char *path);
size_t	manifest_count(const struct manifest *);	/* of files */
const struct manifest_file *manifest_file(const struct manifest *, size_t);
/* Returns the clock whose time that of the trace is, or NULL. */
const struct manifest_clock *manifest_time(const struct manifest *);
/* Adds the names of machines and what the archive says of itself. */
void	manifest_tell(const struct manifest *, struct builder *);

#endif
