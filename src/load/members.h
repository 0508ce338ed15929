#ifndef MEMBERS_H
#define MEMBERS_H
/*
 * The parts that were read of all files, and what a manifest says of those that
 * are members of its archive.
 */
#include <stddef.h>
#include <stdint.h>

struct builder;
struct clock_options;
struct err;
struct inputs;
struct manifest;

struct members {
	struct builder	**parts;
	size_t		 n;
	const size_t	*outer;		/* of each: that around it */
	const size_t	*text;		/* of each: its text, or SIZE_MAX */
	struct inputs	*inputs;
	const struct manifest *manifest; /* or NULL */
	uint32_t	 source;	/* the archive that it stands in */
	int		 threads;
};

/*
 * Gives machines their names and puts all parts on one timeline; returns 0, or
 * -1 and the error where a part is not what the manifest says.
 */
int	members_align(struct members *, const struct clock_options *,
	    struct err *);

#endif
