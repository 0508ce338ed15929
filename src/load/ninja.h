#ifndef NINJA_H
#define NINJA_H
/*
 * Ninja's build logs, from inside.  ninja.c says what is in them and how they
 * become a trace.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/builder.h"
#include "event_source.h"
#include "format.h"

#define NINJA_OLDEST	4		/* versions that are read */
#define NINJA_NEWEST	7
#define NS_A_MS		INT64_C(1000000)

/* One line, cut into its fields. */
struct ninja_line {
	int64_t		 start, end;	/* ms */
	const char	*mtime, *path, *command; /* in the input */
	size_t		 mtime_len, path_len, command_len;
};

/* Bytes of an input, and the off of the first. */
struct ninja_text {
	const char	*data;
	size_t		 len;
	uint64_t	 base;
};

/* A line that was read; its job is told by `job` once lines are joined. */
struct ninja_entry {
	int64_t		 start, end;	/* ms */
	uint64_t	 off;		/* of its first byte, in the input */
	uint64_t	 hash;		/* of the command's bytes */
	uint64_t	 path;		/* hash of its output */
	int64_t		 began;		/* its build, at the earliest, ns since
					 * 1970; INT64_MIN: not known */
	uint32_t	 job;		/* in jobs[] */
	int		 begins;	/* a build */
};

struct ninja_job {
	uint32_t	 first;		/* its first line: an entry */
	uint32_t	 nlines;
	uint32_t	 build;
	uint32_t	 lines;		/* next of them in ninja_state.lines;
					 * NONE: it has one line */
};

/* What the event source needs to know beside the bytes. */
struct ninja_state {
	int		 version;
	struct ninja_more {
		uint64_t	off;	/* of a job of several lines */
		uint32_t	first, n;
	}		*more;		/* by off */
	size_t		 nmore;
	uint64_t	*lines;		/* offs, the lines of a job together */
};

struct ninja {
	struct reading	*r;
	struct builder	*b;
	struct ninja_state *state;
	struct ninja_entry *entries;
	size_t		 n, cap;
	struct ninja_job *jobs;
	size_t		 njobs, jobs_cap;
	uint32_t	 nbuilds;
	size_t		 rewritten;	/* lines at the beginning that are one
					 * build; 0: none are */
};

/* ---- ninja.c ---- */
/* Returns the end of the line at p: its newline, or the end of the text. */
const char	*ninja_line_end(const char *p, const char *end);
/* Cuts the line [p, end) into its fields: 0, or -1 when it is no job. */
int		 ninja_parse(const char *p, const char *end,
		    struct ninja_line *);

/* ---- ninja_job.c ---- */
/* Makes jobs of the lines, and builds of the jobs. */
void		 ninja_find_jobs(struct ninja *);

/* ---- ninja_worker.c ---- */
/* Deals the jobs out to workers: a slice each. */
void		 ninja_slices(struct ninja *);

/* ---- ninja_args.c ---- */
/*
 * Reads the lines of the job whose first line is at off: an array of the first
 * line of each output, in the order of the log, to be freed, and in *newest the
 * last line of all.  NULL when there are none.  O(n log n).
 */
struct ninja_line *ninja_outputs(const struct ninja_state *,
		    const struct ninja_text *, uint64_t off, size_t *n,
		    struct ninja_line *newest);
extern const struct event_source ninja_events;

#endif
