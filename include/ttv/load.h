#ifndef TTV_LOAD_H
#define TTV_LOAD_H
/*
 * Opening a file: what it is (by content, never by name), inflating it, and
 * reading it into a model.
 */
#include <stddef.h>
#include <stdint.h>

struct err;
struct trace;

struct load_options {
	int	threads;	/* 0: as many as there are cores */
	int	compat;		/* 1: trace_processor's choices */
	/*
	 * Called now and then from the loading thread with bytes read and the
	 * total (0 when not known); non-zero stops and keeps what is there.
	 */
	int	(*progress)(void *, uint64_t done, uint64_t total);
	/*
	 * Called from the loading thread with a whole model of the beginning
	 * of the input, while the rest is read: of some megabytes at first,
	 * then of eight times as much, and so on.  complete is 0.  The
	 * receiver owns it.  NULL: not wanted.  Only for a single file.
	 */
	void	(*publish)(void *, struct trace *);
	void	*arg;			/* of both */
	/* how several files are put on one timeline; see ttv/clock.h */
	const char	*align;		/* NULL: auto */
	const char	**offsets;	/* "FILE=+TIME" */
	size_t		 noffsets;
};

/*
 * Reads the files into one model.  NULL and *err when a file cannot be opened
 * (ERR_OPEN) or is of no format that is read (ERR_FORMAT, ERR_UNSUPPORTED,
 * ERR_LIMIT).  When a file was read and not one event found, *err is set to
 * ERR_FORMAT and the result is the empty model, whose warnings say why; a valid
 * trace without events is not an error.
 * What was repaired is in the model's warn.  The caller frees the trace, which
 * keeps the files mapped until then.
 */
struct trace	*load_files(const char *const *paths, size_t n,
		    const struct load_options *, struct err *);

/* The table of formats, for help: name and description; NULL at the end. */
const char	*load_format_name(size_t i);
const char	*load_format_help(size_t i);
/* 0: it is recognised, to say so, and not read. */
int		 load_format_readable(size_t i);

#endif
