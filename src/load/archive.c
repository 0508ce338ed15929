/*
 * archive: the members of a zip that has several, each with the reader that its
 * bytes decide.  What is no trace (a log, a picture) is passed over and named.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/input.h"
#include "ttv/warn.h"
#include "ttv/xmalloc.h"
#include "ttv/zip.h"
#include "archive.h"
#include "nested.h"
#include "partial.h"

size_t
archive_text(struct inputs *in, uint32_t source, const struct zip_member *m)
{
	struct source_text *t = inputs_text(in);

	t->name = xstrndup(m->name, m->name_len);
	t->source = source;
	return in->ntexts - 1;
}

/* Inflates a member and adds it; returns 0, or -1 when it is no trace. */
static int
archive_member(struct nested *t, const struct zip *z,
    const struct zip_member *m, size_t text,
    const struct spool_progress *progress, uint64_t *budget, struct err *err)
{
	struct warn *warn = xcalloc(1, sizeof(*warn));
	struct mapfile map;
	int r;

	r = zip_inflate(z, m, &map, t->path, progress, budget, warn, err);
	if (r == 0)
		r = nested_member(t, &map, text, warn);
	free(warn);
	return r;
}

/* Returns the error when no member is a trace: `first` if there is one. */
static int
archive_failed(const struct nested *t, const struct err *first,
    struct err *err)
{
	if (first->code == ERR_NONE)
		return err_set(err, ERR_FORMAT, ERR_NOWHERE, "%s: no member of the zip "
		    "is a trace", t->path);
	if (err != NULL)
		*err = *first;
	return -1;
}

int
archive_open(struct nested *t, struct inputs *in, uint32_t source,
    const struct zip *z, const struct spool_progress *progress,
    uint64_t *budget, struct partial *partial, struct warn *warn,
    struct err *err)
{
	struct err first;
	size_t i, text;

	err_clear(&first);
	warn_addn(warn, WARN_MEMBER, WARN_NOWHERE, z->lost);
	for (i = 0; i < z->n && first.code != ERR_LIMIT; i++) {
		text = archive_text(in, source, &z->v[i]);
		if (archive_member(t, z, &z->v[i], text, progress, budget,
		    first.code == ERR_NONE ? &first : NULL) == -1)
			warn_add(warn, WARN_MEMBER, z->v[i].header);
		else		/* models of the beginning are of one text */
			partial->wanted = 0;
	}
	return t->n > 0 && first.code != ERR_LIMIT ? 0 :
	    archive_failed(t, &first, err);
}
