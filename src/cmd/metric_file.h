#ifndef METRIC_FILE_H
#define METRIC_FILE_H
/*
 * A metric: a file of SQL whose first comment describes it (ttv-sql(7),
 * METRICS):
 *
 *	-- long_tasks: Slices that take long.
 *	-- param min_dur DURATION 50ms: shortest length that is long
 *	-- column dur: how long it lasts
 */
#include <stddef.h>

#include "ttv/buf.h"

struct cmd_call;
struct err;

enum metric_type { METRIC_LONG, METRIC_DOUBLE, METRIC_STRING,
	METRIC_DURATION, METRIC_TYPES };

struct metric_field {		/* a parameter or a column */
	char	*name, *help;
	enum metric_type type;	/* of a parameter ... */
	char	*value;		/* ... and its default */
};
struct metric {
	char		*name, *help;
	struct metric_field *params, *columns;
	size_t		 nparams, ncolumns;
	struct buf	 text;	/* of the whole file */
};

/* Reads a file, which is called `name`.  Returns 0, or -1 and *err. */
int	metric_read(struct metric *, const char *name, const char *path,
	    struct err *);
void	metric_free(struct metric *);
/* Returns the word of a type: "DURATION". */
const char *metric_type_name(enum metric_type);
/*
 * Appends a value of a parameter as SQL takes it: ns for "50ms".  Returns 0,
 * or -1 when the text is not of its type.
 */
int	metric_value(const struct metric_field *, const char *, struct buf *);
/*
 * metric_spec.c: prints the summary that the specifications of a call describe
 * (ttv/spec.h); returns the exit status.
 */
int	metric_summary(const struct cmd_call *);

#endif
