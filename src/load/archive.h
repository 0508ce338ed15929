#ifndef ARCHIVE_H
#define ARCHIVE_H
/*
 * Archives of several members, each of which is an input of its own.
 */
#include <stdint.h>

struct err;
struct inputs;
struct mapfile;
struct nested;
struct partial;
struct spool_progress;
struct warn;
struct zip;
struct zip_member;

/* Adds a member to the texts of the inputs; returns its number. */
size_t	archive_text(struct inputs *, uint32_t source,
	    const struct zip_member *);
/*
 * Opens the members of a zip: adds those that are traces to the texts of the
 * file, and tells `in` of all members of source number `source`.  Returns 0, or
 * -1 when none is a trace, or one is a bomb.
 */
int	archive_open(struct nested *, struct inputs *in, uint32_t source,
	    const struct zip *, const struct spool_progress *,
	    uint64_t *budget, struct partial *, struct warn *, struct err *);

#endif
