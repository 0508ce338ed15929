#ifndef TTV_CLOCK_H
#define TTV_CLOCK_H
/*
 * Clocks: how the times of several files get onto one timeline.
 *
 * Each file has a clock of its own.  What a person says with `align` goes
 * before all; else files that recorded the same clock sync, or say when their
 * clock began (builder_epoch), are joined by that.  What was found is a
 * number of ns that is added to all times of a file, and a word for people
 * that says how: source.shift and source.align.
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
	 * "FILE=TIME": TIME is added to the times of a file, on top of that.
	 * FILE is a path, the end of one after a slash, or a number from 1;
	 * two for one file are an error.
	 */
	const char *const *offsets;
	size_t		 noffsets;
};

/* Whether the options make sense for these files: 0, or -1 and ERR_USAGE. */
int	clock_check(const struct clock_options *, const char *const *paths,
	    size_t npaths, struct err *);

/*
 * Finds the shift of each file, sets it in its source, and in its parts with
 * builder_shift().  Parts belong to files as builder_in_file() said.  Counts
 * WARN_CLOCK_UNJOINED for files where only a guess was left.  -1 and ERR_USAGE
 * when the first file has no event of a mark's name.
 * O(events + files^2), and nothing when there is one file without an offset.
 */
int	clock_align(struct builder **parts, size_t nparts, struct source *,
	    size_t nsources, const struct clock_options *, struct err *);

#endif
