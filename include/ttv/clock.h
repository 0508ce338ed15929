#ifndef TTV_CLOCK_H
#define TTV_CLOCK_H
/*
 * clock: brings the times of several files, and of texts in them, onto one
 * timeline.
 *
 * Each file has a clock of its own, and so has a member of an archive, and a
 * text in a file if it says something of its clock.  The option --align goes
 * before all for files; without it, those that recorded the same clock sync,
 * that know the same clock of the system (builder_clock, builder_clock_pair),
 * or that say when their clock began (builder_epoch), are joined by that.  The
 * result for each file and text is a shift in ns, which is added to all its
 * times, and a word for people that names the method: source.shift and
 * source.align.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/builder.h"

struct err;
struct source;
struct source_text;

/*
 * Where a clock of a part shows T, one of another part shows T + offset.  The
 * clock SYS_CLOCK_UNKNOWN is that of the part's times.
 */
struct clock_rule {
	size_t		part, to_part;
	enum sys_clock	clock, to_clock;
	int64_t		offset;		/* ns */
};

/* What clock_align() sets beside the parts. */
struct clock_targets {
	struct source	*sources;
	size_t		 nsources;
	/* for each part: the text in a file that it is of, or NULL; or NULL */
	struct source_text **inside;
	/* for each part: that in which its text was found; or NULL */
	const size_t	*outer;
	/*
	 * What a manifest says, or nothing: the machine of each part's clock,
	 * edges that are surer than all others, and the clock that the trace
	 * has, of a part or (SIZE_MAX) the first that knows it.
	 */
	const uint32_t	*machines;
	const struct clock_rule *rules;
	size_t		 nrules;
	enum sys_clock	 time;		/* SYS_CLOCK_UNKNOWN: not said */
	size_t		 time_part;
};

struct clock_options {
	/*
	 * "zero" (files start together), "clock" (their times are of one
	 * clock), "mark:NAME" (the first event of that name in each file is
	 * the same moment; files without it follow their syncs).  NULL or
	 * "auto": by syncs, and where nothing joins any, clock when the files
	 * lie near each other; else zero.
	 * "spans" is auto, and mends the clocks of services within a file.
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

/* Returns whether --align asks for the clocks of services to be mended. */
int	clock_is_spans(const char *align);
/*
 * Checks the options against the npaths paths: returns 0, or -1 and ERR_USAGE.
 */
int	clock_check(const struct clock_options *, const char *const *paths,
	    size_t npaths, struct err *);

/*
 * Finds the shift of each part, and sets it with builder_shift() and in its
 * source or text.  builder_in_file() said which file a part belongs to; parts
 * of a file are neighbours, that of the file itself the first.  Counts
 * WARN_CLOCK_UNJOINED for files that only a guess could place.  Returns 0, or
 * -1 and ERR_USAGE when the first file has no event of a mark's name.  O(events
 * + clocks^2); one part without an offset costs nothing.
 */
int	clock_align(struct builder **parts, size_t nparts,
	    const struct clock_targets *, const struct clock_options *,
	    struct err *);

#endif
