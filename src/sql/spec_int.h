#ifndef SPEC_INT_H
#define SPEC_INT_H
/*
 * spec_int: the metrics of a specification, and what is printed of them.
 */
#include "ttv/sql.h"
#include "ttv/strtab.h"
#include "ttv/spec.h"

#include "spec_sql.h"

struct spec_metric {
	const struct spec_node *spec;
	const char	*id;
	uint32_t	 bundle;	/* from 0 */
	uint32_t	 next;		/* of the same bundle, + 1; 0: none */
	const char	*sql;		/* one that templates share */
};
struct spec_bundle {
	const char	*id;
	uint32_t	 first, last;	/* metrics, + 1 */
};

struct spec {
	struct arena	 arena;
	struct spec_node root;		/* a message of SPEC_SUMMARY */
	struct spec_metric *metrics;
	size_t		 nmetrics, metrics_cap;
	struct spec_bundle *bundles;
	size_t		 nbundles;
};

/*
 * spec_metric.c: makes the list of metrics, those of templates behind the
 * others, and of bundles; returns 0, or -1 and *err.
 */
int	spec_list_metrics(struct spec *, const struct spec_how *,
	    struct spec_sql *, struct err *);
/* Returns the dimensions, one after the other. */
const struct spec_node *spec_dimension(const struct spec_node *spec,
	    const struct spec_node *before);
/* Returns the name of such a column. */
const char *spec_dimension_name(const struct spec_node *);

/* What a run has at hand. */
struct spec_job {
	struct sql	*sql;
	const struct spec_how *how;
	struct buf	*out;
	struct err	*err;
};
/* Runs a statement, as one of `what`; returns 0, or -1 and *err. */
int	spec_ask(struct spec_job *, const char *what, const char *text,
	    size_t len, const struct sql_sink *);
/* Returns 0 while what is printed is no longer than it may be; -1 and *err. */
int	spec_fits(struct spec_job *);
/*
 * spec_rows.c: appends the rows of a bundle and what is said of their keys,
 * by the statements at *interned, which it passes; returns 0, or -1 and *err.
 */
int	spec_rows(struct spec_job *, const struct spec *,
	    const struct spec_bundle *, char *const **interned);

#endif
