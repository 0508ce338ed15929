#ifndef TTV_CLOCK_H
#define TTV_CLOCK_H
/*
 * clock: brings the times of several files onto one timeline.
 *
 * Each file has a clock of its own.  The option --align goes before all;
 * without it, files that recorded the same clock sync, or that say when their
 * clock began (builder_epoch), are joined by that.  The result for each file is
 * a shift in ns, which is added to all times of the file, and a word for people
 * that names the method: source.shift and source.align.
 */
#include <stddef.h>
#include <stdint.h>

struct builder;
struct err;
struct source;

struct clock_options {
	/*
	 * "zero" (files start together), "clock" (their times are of one
	 * clock), "mark:NAME" (the first event of that name in each file is
	 * the same moment; files without it follow their syncs).  NULL or
	 * "auto": by syncs, and where nothing joins any, clock when the files
	 * lie near each other; else zero.
	 */
	const char	*align;
	/*
	 * "FILE=TIME": TIME is added to the times of FILE, after `align` has
	 * been applied.  FILE is a path, the end of a path after a slash, or a
	 * number from 1; two offsets for one file are an error.
	 */
	const char *const *offsets;
	size_t		 noffsets;
};

/*
 * Checks the options against the npaths paths: returns 0, or -1 and ERR_USAGE.
 */
int	clock_check(const struct clock_options *, const char *const *paths,
	    size_t npaths, struct err *);

/*
 * Finds the shift of each of the nsources files and sets it in the file's
 * source and, with builder_shift(), in its parts.  builder_in_file() said which
 * file a part belongs to.  Counts WARN_CLOCK_UNJOINED for files that only a
 * guess could place.  Returns 0, or -1 and ERR_USAGE when the first file has no
 * event of a mark's name.  O(events + nsources^2); one file without an offset
 * costs nothing.
 */
int	clock_align(struct builder **parts, size_t nparts, struct source *,
	    size_t nsources, const struct clock_options *, struct err *);

#endif
