/*
 * archive: the members of a zip or a tar that has several, each with the reader
 * that its bytes decide.  What is no trace (a log, a picture) is passed over
 * and named.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/input.h"
#include "ttv/limit.h"
#include "ttv/mapfile.h"
#include "ttv/tuning.h"
#include "ttv/warn.h"
#include "ttv/xmalloc.h"
#include "ttv/zip.h"
#include "archive.h"
#include "manifest.h"
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

/*
 * Inflates a member and adds it; returns 0, 1 when the member is cut, or -1
 * when it is no trace.
 */
static int
archive_member(struct nested *t, const struct zip *z,
    const struct zip_member *m, size_t text,
    const struct spool_progress *progress, uint64_t *budget, struct err *err)
{
	struct warn *warn = xcalloc(1, sizeof(*warn));
	struct mapfile map;
	int r;

	r = zip_inflate(z, m, &map, t->path, progress, budget, warn, err);
	if (r == 0 && (r = nested_member(t, &map, text, warn)) == 0)
		r = warn->entry[WARN_COMPRESSED_CUT].count > 0;
	free(warn);
	return r;
}

/* ---- gzip ---- */

void
gzip_member_add(struct gzip_members *m, uint64_t at, const char *name,
    size_t len)
{
	if (m->n >= LIMIT_TEXTS)
		return;
	m->v = xgrow(m->v, m->n, &m->cap, sizeof(*m->v));
	m->v[m->n].at = at;
	m->v[m->n++].name = xstrndup(name, len);
}

void
gzip_members_clear(struct gzip_members *m)
{
	size_t i;

	for (i = 0; i < m->n; i++)
		free(m->v[i].name);
	free(m->v);
	memset(m, 0, sizeof(*m));
}

static const struct format *
format_at(const struct mapfile *map, uint64_t at)
{
	uint64_t n = map->len - at;

	return format_of(map->data + at, n < tuning.load_sniff ? (size_t)n :
	    tuning.load_sniff);
}

/*
 * Returns the first member from `i` on whose format is another than that of
 * what begins at `at`, or m->n.
 */
static size_t
next_format(const struct gzip_members *m, const struct mapfile *map,
    size_t i, uint64_t at)
{
	const struct format *format = format_at(map, at), *other;

	for (; i < m->n; i++) {
		if (m->v[i].at <= at || m->v[i].at >= map->len)
			continue;
		other = format_at(map, m->v[i].at);
		if (other->read != NULL && other != format)
			break;
	}
	return i;
}

/* Copies n bytes from `at` as a text of its own, the member's. */
static void
split_text(struct nested *t, struct source_text *text, size_t number,
    const struct mapfile *map, uint64_t at, uint64_t n,
    const struct gzip_member *m, struct warn *warn)
{
	struct mapfile copy;

	if (m->at == at)
		text->name = xstrdup(m->name);
	if (mapfile_memory(&copy, map->data + at, n, NULL) == -1)
		fatal("out of memory: %llu bytes of a gzip",
		    (unsigned long long)n);
	if (nested_member(t, &copy, number, NULL) == -1)
		warn_add(warn, WARN_MEMBER, WARN_NOWHERE);
}

int
archive_differs(const struct gzip_members *m, const struct mapfile *map)
{
	return next_format(m, map, 0, 0) < m->n;
}

int
archive_split(const struct gzip_members *m, struct nested *t,
    struct inputs *in, uint32_t source, struct mapfile *map,
    struct warn *warn)
{
	struct source_text *text;
	uint64_t at, end;
	size_t i, next;

	if (!archive_differs(m, map))
		return 0;
	for (at = 0, i = 0; at < map->len; at = end, i = next) {
		next = next_format(m, map, i, at);
		end = next < m->n ? m->v[next].at : map->len;
		text = inputs_text(in);
		text->source = source;
		split_text(t, text, in->ntexts - 1, map, at, end - at,
		    &m->v[i], warn);
	}
	mapfile_close(map);
	nested_first(t, map, warn);
	return 1;
}

/* ---- zip ---- */

/* Returns the error when no member is a trace: `first` if there is one. */
static int
archive_failed(const struct nested *t, const struct zip *z,
    const struct err *first, struct err *err)
{
	if (first->code == ERR_NONE)
		return err_set(err, ERR_FORMAT, ERR_NOWHERE, "%s: no member of the %s "
		    "is a trace", t->path, z->tar ? "tar" : "zip");
	if (err != NULL)
		*err = *first;
	return -1;
}

/*
 * Takes the newest text, which is that of a member, for the manifest of the
 * archive: it is read, and no trace.  Returns 0, or -1 if it cannot be one.
 */
static int
archive_manifest(struct nested *t, struct source_text *text,
    struct manifest **manifest, struct err *err)
{
	struct nested_text *newest = &t->v[--t->n];
	int r = -1;

	if (*manifest != NULL)
		manifest_second(t->path, err);
	else if (newest->packed)
		err_set(err, ERR_FORMAT, ERR_NOWHERE, "%s: its manifest is a "
		    "compressed file", t->path);
	else {
		*manifest = manifest_read(newest->map.data, newest->map.len,
		    t->path, err);
		r = *manifest == NULL ? -1 : 0;
	}
	text->format = MANIFEST_FORMAT;
	text->len = newest->map.len;
	mapfile_close(&newest->map);
	return r;
}

int
archive_open(struct nested *t, struct inputs *in, uint32_t source,
    const struct zip *z, const struct spool_progress *progress,
    uint64_t *budget, struct partial *partial, struct manifest **manifest,
    struct warn *warn, struct err *err)
{
	struct err first, why;
	size_t i, text, n, cuts = 0;
	int r;

	err_clear(&first);
	for (i = 0; i < z->n && i < LIMIT_TEXTS && first.code != ERR_LIMIT;
	    i++) {
		text = archive_text(in, source, &z->v[i]);
		n = t->n;
		err_clear(&why);
		r = archive_member(t, z, &z->v[i], text, progress, budget,
		    &why);
		if (r == -1 && why.code == ERR_OPEN) {
			/* the machine's, and no fault of the member */
			if (err != NULL)
				*err = why;
			return -1;
		}
		if (first.code == ERR_NONE)
			first = why;
		if (r == -1)
			warn_add(warn, WARN_MEMBER, WARN_NOWHERE);
		else {		/* models of the beginning are of one text */
			cuts += (size_t)r;
			partial->wanted = 0;
		}
		if (t->n == n + 1 && manifest_is(t->v[n].map.data,
		    t->v[n].map.len) && archive_manifest(t,
		    &in->texts[text], manifest, err) == -1)
			return -1;
	}
	nested_archive(z, cuts, warn);
	if (z->n > LIMIT_TEXTS)
		warn_addn(warn, WARN_MEMBER, WARN_NOWHERE, z->n - i);
	return t->n > 0 && first.code != ERR_LIMIT ? 0 :
	    archive_failed(t, z, &first, err);
}
