#ifndef ARCHIVE_H
#define ARCHIVE_H
/*
 * Archives of several members, each of which is an input of its own.
 */
#include <stdint.h>

struct err;
struct inputs;
struct manifest;
struct mapfile;
struct nested;
struct partial;
struct spool_progress;
struct warn;
struct zip;
struct zip_member;

/* The members of a gzip that have names. */
struct gzip_members {
	struct gzip_member {
		uint64_t	 at;	/* offset in what was inflated */
		char		*name;
	}		*v;
	size_t		 n, cap;
};

/* Adds a member; a struct spool_progress calls it by way of its owner. */
void	gzip_member_add(struct gzip_members *, uint64_t at, const char *name,
	    size_t len);
void	gzip_members_clear(struct gzip_members *);
/* Returns whether archive_split() would split the map. */
int	archive_differs(const struct gzip_members *, const struct mapfile *);
/*
 * Splits an inflated gzip where a member is of another format than what is
 * before it: the map becomes the first text, and others are added to those of
 * the file.  Returns whether it was split.
 */
int	archive_split(const struct gzip_members *, struct nested *,
	    struct inputs *, uint32_t source, struct mapfile *,
	    struct warn *);
/* Adds a member to the texts of the inputs; returns its number. */
size_t	archive_text(struct inputs *, uint32_t source,
	    const struct zip_member *);
/*
 * Opens the members of a zip: adds those that are traces to the texts of the
 * file, and tells `in` of all members of source number `source`; reads the one
 * that is a manifest.  Returns 0, or -1 when none is a trace, one is a bomb, or
 * the manifest is refused.
 */
int	archive_open(struct nested *, struct inputs *in, uint32_t source,
	    const struct zip *, const struct spool_progress *,
	    uint64_t *budget, struct partial *, struct manifest **,
	    struct warn *, struct err *);

#endif
