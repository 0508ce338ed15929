/*
 * spec: from specifications to a summary of a trace.
 *
 * Make all statements first, so that a mistake in a specification is an error
 * before any query runs; run what they include and share, then them.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/limit.h"
#include "ttv/text.h"
#include "ttv/wire.h"
#include "ttv/xmalloc.h"

#include "spec_int.h"

struct spec *
spec_open(void)
{
	return xcalloc(1, sizeof(struct spec));
}

void
spec_close(struct spec *s)
{
	free(s->metrics);
	free(s->bundles);
	arena_free(&s->arena);
	free(s);
}

/*
 * Returns whether bytes are in the wire format: one of the three fields that
 * the message has, which no text begins with, and fields to the last byte.
 */
static int
is_wire(const char *data, size_t len)
{
	struct pf_span all = { (const uint8_t *)data, len };
	struct pf_cursor c;
	struct pf_field f;
	int known = 0;

	pf_open(&c, &all);
	while (pf_next(&c, &f)) {
		known |= f.number <= 3;
		if (!known || (f.number <= 3 && (f.type != PF_BYTES ||
		    !pf_is_message(&f.s))))
			return 0;
	}
	return !c.broken;
}

int
spec_load(struct spec *s, const char *path, const char *data,
    size_t len, struct err *err)
{
	size_t mark = text_mark(data, len);

	return is_wire(data, len) ?
	    spec_read_wire(&s->arena, &s->root, SPEC_SUMMARY, path, data, len,
	    err) : spec_read_text(&s->arena, &s->root, SPEC_SUMMARY, path,
	    data + mark, len - mark, err);
}

int
spec_ask(struct spec_job *run, const char *what, const char *text,
    size_t len, const struct sql_sink *sink)
{
	struct sql_error e;

	if (sql_run(run->sql, text, len, sink, &e) == 0)
		return 0;
	return err_set(run->err, e.interrupted ? ERR_CANCELLED : ERR_FORMAT,
	    ERR_NOWHERE, "metric %.100s: %s", what, e.msg);
}

int
spec_fits(struct spec_job *run)
{
	return run->out->len <= LIMIT_SUMMARY ? 0 : err_set(run->err,
	    ERR_FORMAT, ERR_NOWHERE, "the summary has more than %d MiB",
	    LIMIT_SUMMARY >> 20);
}

/* Runs what all statements include, want before them, and share. */
static int
prepare(struct spec_job *run, struct spec_sql *all)
{
	struct buf b = BUF_INIT;
	uint32_t i;
	int rc;

	for (i = 1; i <= strtab_count(all->modules); i++)
		buf_printf(&b, "INCLUDE PERFETTO MODULE %s;\n",
		    strtab_str(all->modules, i));
	for (i = 1; i <= strtab_count(all->before); i++)
		buf_printf(&b, "%s\n;", strtab_str(all->before, i));
	if (all->tables.len > 0)
		buf_adds(&b, all->tables.data);
	rc = b.len == 0 ? 0 : spec_ask(run, "specification", b.data, b.len,
	    NULL);
	buf_free(&b);
	return rc;
}

/* ---- metadata */

struct pairs {
	struct spec_job *run;
	uint64_t	 n;
	int		 failed;
};

static int
pairs_fail(struct pairs *p, const char *what)
{
	p->failed = 1;
	err_set(p->run->err, ERR_FORMAT, ERR_NOWHERE, "the query of metadata "
	    "%s", what);
	return 1;
}

static int
pairs_begin(void *arg, const char *const *names, size_t n)
{
	return n == 2 && strcmp(names[0], "key") == 0 &&
	    strcmp(names[1], "value") == 0 ? 0 : pairs_fail(arg,
	    "has other columns than key and value");
}

static int
pairs_row(void *arg, const struct sql_value *v, size_t n)
{
	struct pairs *p = arg;
	struct buf *b = p->run->out;
	int json = p->run->how->json;

	(void)n;
	if (v[1].type == SQL_NULL)
		return 0;
	if (spec_fits(p->run) == -1)
		return p->failed = 1;
	if (v[0].type != SQL_TEXT || v[1].type != SQL_TEXT)
		return pairs_fail(p, "has a key or value that is no text");
	buf_adds(b, !json ? "metadata {\n  key: " : p->n > 0 ?
	    ",\n{\"key\":" : "\n{\"key\":");
	spec_string(b, json, v[0].text, v[0].len);
	buf_adds(b, json ? ",\"value\":" : "\n  value: ");
	spec_string(b, json, v[1].text, v[1].len);
	buf_adds(b, json ? "}" : "\n}\n");
	p->n++;
	return 0;
}

static int
print_metadata(struct spec_job *run, const char *sql)
{
	struct pairs p = { run, 0, 0 };
	struct sql_sink sink = { pairs_begin, pairs_row, &p };
	int rc;

	buf_adds(run->out, run->how->json ? ",\n\"metadata\":[" : "");
	rc = spec_ask(run, "metadata", sql, strlen(sql), &sink);
	buf_adds(run->out, run->how->json ? "]" : "");
	return rc == 0 && !p.failed ? 0 : -1;
}

/* ---- bundles */

static int
print_bundle(struct spec_job *run, const struct spec *s, size_t i,
    char *const **interned)
{
	const struct spec_bundle *b = &s->bundles[i];
	int json = run->how->json;
	uint32_t m;

	buf_adds(run->out, !json ? "metric_bundles {\n  bundle_id: " : i > 0 ?
	    ",\n{\"bundle_id\":" : "\n{\"bundle_id\":");
	spec_string(run->out, json, b->id, strlen(b->id));
	buf_adds(run->out, json ? ",\n\"specs\":[" : "\n");
	for (m = b->first; m != 0; m = s->metrics[m - 1].next) {
		if (spec_fits(run) == -1)
			return -1;
		if (json) {
			buf_adds(run->out, m != b->first ? ",\n" : "");
			spec_print_json(run->out, s->metrics[m - 1].spec,
			    SPEC_METRIC);
			continue;
		}
		buf_adds(run->out, "  specs {\n");
		spec_print_text(run->out, s->metrics[m - 1].spec, 2);
		buf_adds(run->out, "  }\n");
	}
	buf_adds(run->out, json ? "]" : "");
	if (spec_rows(run, s, b, interned) == -1)
		return -1;
	buf_adds(run->out, json ? "}" : "}\n");
	return 0;
}

/* Makes the statements of the interned dimensions, bundle after bundle. */
static int
make_interned(const struct spec *s, struct spec_sql *all, char ***list,
    size_t *n)
{
	const struct spec_node *spec;
	const struct spec_metric *m;
	struct buf b = BUF_INIT;
	size_t i, cap = 0;
	int rc = 0;

	for (i = 0; i < s->nbundles && rc == 0; i++) {
		m = &s->metrics[s->bundles[i].first - 1];
		for (spec = NULL; rc == 0 && (spec = spec_next(m->spec, spec,
		    "interned_dimension_specs")) != NULL;) {
			buf_clear(&b);
			rc = spec_statement(all, spec_get(spec, "query"),
			    m->id, &b);
			*list = xgrow(*list, *n, &cap, sizeof(**list));
			(*list)[(*n)++] = xstrdup(rc == 0 ? b.data : "");
		}
	}
	buf_free(&b);
	return rc;
}

/* Prints all bundles, and the metadata of a statement that is not empty. */
static int
print_all(struct spec_job *run, const struct spec *s,
    char *const *interned, const struct buf *metadata)
{
	int json = run->how->json, rc = 0;
	size_t i;

	buf_adds(run->out, json ? "{\"metric_bundles\":[" : "");
	for (i = 0; i < s->nbundles && rc == 0; i++)
		rc = print_bundle(run, s, i, &interned);
	buf_adds(run->out, json ? "]" : "");
	if (rc == 0 && metadata->len > 0)
		rc = print_metadata(run, metadata->data);
	buf_adds(run->out, json ? "}\n" : "");
	return rc;
}

int
spec_run(struct spec *s, struct sql *sql, const struct spec_how *how,
    struct buf *out, struct err *err)
{
	struct spec_job run = { sql, how, out, err };
	struct spec_sql all;
	struct buf metadata = BUF_INIT;
	const struct spec_node *about;
	char **interned = NULL;
	size_t i, n = 0;
	int rc;

	spec_sql_open(&all, err);
	rc = spec_list_metrics(s, how, &all, err);
	if (rc == 0)
		rc = make_interned(s, &all, &interned, &n);
	if (rc == 0 && how->metadata != NULL)
		rc = (about = spec_shared(&all, how->metadata)) == NULL ?
		    err_set(err, ERR_USAGE, ERR_NOWHERE, "the specification "
		    "has no query %.100s", how->metadata) :
		    spec_statement(&all, about, how->metadata, &metadata);
	if (rc == 0)
		rc = prepare(&run, &all);
	if (rc == 0)
		rc = print_all(&run, s, interned, &metadata);
	for (i = 0; i < n; i++)
		free(interned[i]);
	free(interned);
	buf_free(&metadata);
	spec_sql_close(&all);
	return rc;
}
