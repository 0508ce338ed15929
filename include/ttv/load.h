#ifndef TTV_LOAD_H
#define TTV_LOAD_H
/*
 * Opens files: recognises the format (by content, never by name), inflates,
 * and reads them into a model.
 */
#include <stddef.h>
#include <stdint.h>

struct derived;
struct err;
struct format;
struct index_options;
struct follow;
struct newest;
struct trace;

struct load_options {
	int	threads;	/* 0: one for each core */
	int	compat;		/* 1: read as trace_processor does */
	int	mangled;	/* 1: leave symbols for names of functions */
	const char **symbols;	/* folders with files that have functions at
				 * the places of entries of call stacks */
	size_t	nsymbols;
	int	copy;		/* 1: read a copy of each file, which may be cut
				 * or written to meanwhile */
	/*
	 * Called from time to time on the loading thread with the bytes read
	 * and the total (0 when not known).  A return value other than 0
	 * stops; the model has what was read by then.
	 */
	int	(*progress)(void *, uint64_t done, uint64_t total);
	/*
	 * Called on the loading thread with a complete model of the beginning
	 * of the input while the rest is read: of 4 MiB at first, then of
	 * eight times the size before.  Its `complete` is 0 and the receiver
	 * owns it.  NULL: none. Only for a single file.
	 */
	void	(*publish)(void *, struct trace *);
	/*
	 * Called when a trace is followed, with a part behind the last
	 * published model.  It takes the place of those with events that it
	 * has (newest_replaces()); a published model that of parts whose end
	 * is in it.  The receiver owns the part's trace.  NULL: none.
	 */
	void	(*newest)(void *, const struct newest *);
	void	*arg;			/* first argument of progress and
					 * publish */
	/*
	 * Events and annotations to add, or NULL: the numbers in them are those
	 * of a trace that the same files gave with the same options.
	 */
	const struct derived *derived;
	/*
	 * Files of SQL whose events are to be added; for who wraps
	 * load_files(), which does not look at them.
	 */
	const char	**with;
	size_t		 nwith;
	struct derived	*keep;		/* where to leave what they derived; or
					 * NULL */
	/* how several files are put on one timeline; see ttv/clock.h */
	const char	*align;		/* NULL: auto */
	const char	**offsets;	/* "FILE=+TIME" */
	size_t		 noffsets;
	const struct index_options *index; /* of index_load(), ttv/index.h;
					    * load_files() has no use for it */
	struct follow	*follow;	/* of follow_file(), else NULL */
};

/*
 * Reads n files into one model.  The caller frees the model, which keeps the
 * files mapped until then.  Repairs are in the model's warn.
 *
 * - NULL and *err: a file cannot be opened (ERR_OPEN) or is of no format that
 *   ttv reads (ERR_FORMAT, ERR_UNSUPPORTED, ERR_LIMIT).
 * - A file without a single readable event gives the empty model, whose
 *   warnings say why, and ERR_FORMAT in *err.
 * - A valid trace without events is not an error.
 */
struct trace	*load_files(const char *const *paths, size_t n,
		    const struct load_options *, struct err *);

/*
 * Return name and description of row i of the table of formats, for help; NULL
 * behind the last row.
 */
const char	*load_format_name(size_t i);
const char	*load_format_help(size_t i);
/* Returns 0 when the format is recognised, to name it, but not read. */
int		 load_format_readable(size_t i);

/*
 * Sets name and description of what is recognised and not read, and the
 * command that makes of it what is, for help: row i of a table.  Returns 0
 * behind the last row.
 */
int	load_conversion(size_t i, const char **name, const char **what,
	    const char **command);

/* Returns row i of the table of formats (ttv/format.h), or NULL. */
const struct format *load_format(size_t i);

/* Returns a model of nothing, complete; the caller frees the trace. */
struct trace	*load_empty(void);

#endif
