#ifndef NINJA_H
#define NINJA_H
/*
 * Ninja's build logs: structures shared by the files of the reader.  ninja.c
 * describes the format and how a log becomes a trace.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/builder.h"
#include "ttv/event_source.h"
#include "ttv/format.h"

#define NINJA_OLDEST	4		/* versions that are read */
#define NINJA_NEWEST	7
#define NS_A_MS		INT64_C(1000000)

/* The fields of a line. */
struct ninja_line {
	int64_t		 start, end;	/* ms */
	const char	*mtime, *path, *command; /* in the input */
	size_t		 mtime_len, path_len, command_len;
};

/* The bytes of an input, and the offset of the first. */
struct ninja_text {
	const char	*data;
	size_t		 len;
	uint64_t	 base;
};

/* A line that was read, until lines are joined to jobs. */
struct ninja_entry {
	int64_t		 start, end;	/* ms */
	uint64_t	 off;		/* of its first byte */
	uint64_t	 hash;		/* of the command's bytes */
	uint64_t	 path;		/* hash of its output's path */
	int64_t		 began;		/* earliest start of its build, ns since
					 * 1970; INT64_MIN: unknown */
	uint32_t	 job;		/* in jobs[] */
	uint32_t	 same_path;	/* the last line before of its output */
	uint32_t	 same_job;	/* or of its job; NONE: none */
	int		 begins;	/* 1: the first line of a build */
};

struct ninja_job {
	int64_t		 start, end;	/* ms */
	uint64_t	 off;		/* of its first line */
	uint32_t	 nlines;
	uint32_t	 build;
	uint32_t	 lines;		/* index in ninja_state.lines of the
					 * next line to keep; NONE: it has one
					 * line */
};

/* State of the event source beside the bytes. */
struct ninja_state {
	int		 version;
	struct ninja_more {
		uint64_t	off;	/* of a job of several lines */
		uint32_t	first, n;
	}		*more;		/* ascending by off */
	size_t		 nmore;
	uint64_t	*lines;		/* offsets; the lines of a job
					 * together */
};

struct ninja {
	struct reading	*r;
	struct builder	*b;
	struct ninja_state *state;
	struct ninja_entry *entries;	/* NULL once there are jobs */
	size_t		 n, cap;
	struct ninja_job *jobs;
	size_t		 njobs, jobs_cap;
	uint32_t	 nbuilds;
	size_t		 rewritten;	/* lines at the beginning that are one
					 * build, 0: none */
};

/* ---- ninja.c ---- */
/* Parses the line [p, end) into *l; returns 0, or -1 when it is no job. */
int		 ninja_parse(const char *p, const char *end,
		    struct ninja_line *);

/* ---- ninja_job.c ---- */
/* Joins lines to jobs, and jobs to builds; frees the lines. */
void		 ninja_find_jobs(struct ninja *);

/* ---- ninja_worker.c ---- */
/* Assigns the jobs to workers: a slice for each job. */
void		 ninja_slices(struct ninja *);

/* ---- ninja_args.c ---- */
/*
 * Reads the lines of the job whose first line is at off.  Returns an array, to
 * be freed, of the first line of each output in the order of the log, and in
 * *newest the last line; NULL when there are none.  O(n log n).
 */
struct ninja_line *ninja_outputs(const struct ninja_state *,
		    const struct ninja_text *, uint64_t off, size_t *n,
		    struct ninja_line *newest);
extern const struct event_source ninja_events;

#endif
