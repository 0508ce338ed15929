#ifndef TTV_SPEC_H
#define TTV_SPEC_H
/*
 * spec: metrics that a specification describes in the form of Perfetto's
 * trace summaries (TraceSummarySpec), computed of a trace: bundles of rows,
 * each with values and dimensions (TraceSummary).
 */
#include <stddef.h>

#include "ttv/buf.h"

struct err;
struct sql;
struct spec;

struct spec	*spec_open(void);
void		 spec_close(struct spec *);
/*
 * Adds a specification, protobuf's text or its wire format, of which `path` is
 * the name.  Returns 0, or -1 and *err.
 */
int		 spec_load(struct spec *, const char *path, const char *,
		    size_t len, struct err *);

struct spec_how {
	int		 json;		/* 1: JSON, else protobuf's text */
	const char *const *ids;		/* the metrics; of 0: all */
	size_t		 nids;
	const char	*metadata;	/* id of a query of keys and values,
					 * or NULL */
};
/*
 * Appends the summary that a connection's trace has; once for a summary.
 * Returns 0; -1 and *err, of which ERR_USAGE is an error of the specification
 * and ERR_FORMAT one of a statement or of what it gives.
 */
int		 spec_run(struct spec *, struct sql *,
		    const struct spec_how *, struct buf *, struct err *);

#endif
