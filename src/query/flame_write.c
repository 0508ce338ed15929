/*
 * flame_write: call trees as files: text for people, folded stacks (Brendan
 * Gregg's flame graph tools and what reads their input), speedscope's JSON;
 * flame_svg.c has pictures.
 *
 * A tree is walked depth first without a stack: siblings are side by side.
 * Every name from the trace is escaped for its format.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/chars.h"
#include "ttv/field.h"
#include "ttv/sat.h"
#include "ttv/strtab.h"
#include "ttv/table.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#include "flame_int.h"

#define CHUNK		(1u << 16)	/* bytes; the sink gets as many */
#define INDENT_MOST	40		/* levels that are indented */
#define LABEL		512		/* bytes of a name in a text */

/* Writes the name of a thread, and of its process where there are several. */
static const char *
thread_label(const struct trace *t, uint32_t track, char *out, size_t n,
    size_t *len)
{
	uint32_t upid = t->tracks[track].upid;

	*len = trace_place_label(t, track, out, n);
	if (t->nprocesses > 1 && upid != NONE && *len + 2 < n) {
		*len = strlcat(out, ", ", n);
		*len += trace_process_label(t, upid, out + *len, n - *len);
	}
	return out;
}

void
flame_place_text(const struct trace *t, uint32_t where, char *out, size_t n)
{
	snprintf(out, n, " %s", trace_place_short(t, where));
}

/*
 * Writes what tells a node from others of its name behind the name; returns 0
 * if there is no such thing, or no room for it.
 */
static int
label_add(const struct trace *t, const struct flame *f,
    const struct flame_node *v, char *out, size_t n, size_t *len)
{
	const char *name = trace_str(t, v->name), *s;
	char place[LABEL / 4];
	size_t add;

	if (v->label != 0) {
		s = strtab_str(f->labels, v->label);
		add = strtab_len(f->labels, v->label);
	} else if (v->shared && flame_where(v) != 0) {
		flame_place_text(t, flame_where(v), place, sizeof(place));
		s = place + 1;	/* behind the blank */
		add = strlen(s);
	} else
		return 0;
	if (*len + 2 >= n || (v->label == 0 && *len + 1 + add >= n))
		return 0;
	memcpy(out, name, *len);
	out[(*len)++] = ' ';
	if (add > n - *len - 1) {
		s += add - (n - *len - 1);
		add = n - *len - 1;
	}
	memcpy(out + *len, s, add);
	out[*len += add] = '\0';
	return 1;
}

const char *
flame_label(const struct trace *t, const struct flame *f,
    const struct flame_node *v, char *out, size_t n, size_t *len)
{

	if (v->track != NONE)
		return thread_label(t, v->track, out, n, len);
	strlcpy(out, v->parent == NONE ? "all" : v->name == FLAME_REST ?
	    "(left out)" : v->name == 0 ? TRACE_NO_NAME : "", n);
	*len = strlen(out);
	if (*len > 0)
		return out;
	*len = strtab_len(t->strings, v->name);
	return label_add(t, f, v, out, n, len) ? out : trace_str(t, v->name);
}

/* Hands out what is there when it is long; returns -1 to stop. */
static int
drained(struct buf *b, flame_sink *sink, void *arg)
{
	return sink != NULL && b->len >= CHUNK ? sink(arg, b) : 0;
}

/* Returns the weight of a node that none of its children has. */
static int64_t
own(const struct flame *f, uint32_t i)
{
	return sat_span(f->v[i].below, f->v[i].total);
}

uint32_t
flame_next(const struct flame *f, uint32_t i, int below)
{
	uint32_t up;

	if (below && f->v[i].n > 0)
		return f->v[i].first;
	for (; i != 0; i = up) {
		up = f->v[i].parent;
		if (i + 1 < f->v[up].first + f->v[up].n)
			return i + 1;
	}
	return NONE;
}

/* ---- text ---- */

#define PLACE	128		/* bytes of a place behind a name */
#define NAME	(2 * INDENT_MOST + LABEL + PLACE + 3)

/* Writes the name of a node, indented, with its place behind it. */
static void
plain_name(const struct trace *t, const struct flame *f,
    const struct flame_node *v, char name[NAME])
{
	uint32_t where = flame_where(v), level = v->depth;
	struct flame_node bare = *v;
	char tmp[LABEL], place[PLACE];
	size_t len, at;
	const char *s;

	bare.shared = 0;
	s = flame_label(t, f, &bare, tmp, sizeof(tmp), &len);
	at = 2 * (level < INDENT_MOST ? level : INDENT_MOST);
	memset(name, ' ', at);
	at += text_safe(name + at, LABEL, s, len);
	if (text_safe(place, sizeof(place), trace_str(t, where),
	    strtab_len(t->strings, where)) > 0)
		snprintf(name + at, NAME - at, "   %s", place);
}

static int
plain_line(struct table *out, const struct trace *t, const struct flame *f,
    uint32_t i)
{
	struct table_cell cells[FLAME_COLUMNS];
	char text[FLAME_COLUMNS][32], name[NAME];
	size_t n = 0;
	int c;

	plain_name(t, f, &f->v[i], name);
	for (c = 0; c < FLAME_COLUMNS; c++) {
		if (flame_columns[c].cols == 0)
			continue;
		flame_column_text(f, &f->v[i], (enum flame_column)c, text[c],
		    sizeof(text[c]));
		cells[n++] = table_word(flame_columns[c].kind ==
		    FLAME_IS_NAME ? name : text[c]);
	}
	return table_row(out, cells);
}

/* Begins a table with those of the columns that a text has. */
static void
plain_begin(struct table *out)
{
	struct table_column columns[FLAME_COLUMNS] = { 0 };
	const struct flame_column_row *row;
	size_t n = 0;

	for (row = flame_columns; row < flame_columns + FLAME_COLUMNS; row++) {
		if (row->cols == 0)
			continue;
		columns[n].title = row->title;
		if (row->kind == FLAME_IS_NAME)
			columns[n].most = row->cols;
		else {
			columns[n].side = TABLE_RIGHT;
			columns[n].cols = row->cols;
			columns[n].gap = 1;
		}
		n++;
	}
	table_begin(out, columns, n);
}

static void
write_plain(struct buf *b, const struct trace *t, const struct flame *f,
    size_t most, flame_sink *sink, void *arg)
{
	struct table out;
	uint32_t i;
	size_t n = 0;
	int stop = 0;

	table_open(&out, b, TABLE_PLAIN, 0);
	out.drain = sink;
	out.arg = arg;
	plain_begin(&out);
	for (i = 0; i != NONE && (most == 0 || n < most) && !stop; n++) {
		stop = plain_line(&out, t, f, i);
		i = flame_next(f, i, 1);
	}
	table_end(&out);
	table_close(&out);
	if (n < f->n && !stop)
		buf_printf(b, "... and %zu more\n", f->n - n);
}

/* Appends a line of folded stacks. */
static void
add_folded(struct buf *b, const struct flame *f, const char *path, size_t len,
    const char *below, int64_t weight)
{
	buf_add(b, path, len);
	buf_adds(b, below);
	buf_addc(b, ' ');
	flame_number(b, f, weight);
	buf_addc(b, '\n');
}

/* ---- folded ---- */

/* What stands behind the name of a frame of a category. */
static const struct fold_kind {
	const char	*category, *suffix;
} fold_kinds[] = {
	{ "kernel", "_[k]" }, { "jit", "_[j]" }, { "waker", "_[w]" },
};

static const char *
fold_suffix(const struct trace *t, const struct flame *f,
    const struct flame_node *v)
{
	size_t i;

	for (i = 0; f->entity == ENTITY_SAMPLE && v->cat != 0 &&
	    i < sizeof(fold_kinds) / sizeof(fold_kinds[0]); i++)
		if (strcmp(trace_str(t, v->cat), fold_kinds[i].category) == 0)
			return fold_kinds[i].suffix;
	return NULL;
}

/*
 * Appends a name as the tools expect it: ';' parts frames, and blanks at the
 * ends are nothing.  The tools take one number, or two, behind blanks at the
 * end of a line for weights: a blank before such a number becomes '_'.
 */
static void
fold_name(struct buf *b, const char *s, size_t len)
{
	size_t i, from = b->len;
	char *p;
	int number = 1;

	field_tsv(b, s, len, 0);
	p = b->data;
	for (i = from; i < b->len; i++)
		if (p[i] == ';')
			p[i] = ':';
	for (i = from; i < b->len && p[i] == ' '; i++)
		p[i] = '_';
	for (i = b->len; i-- > from && number;) {
		number = p[i] == ' ' || p[i] == '.' || is_digit(p[i]);
		if (p[i] == ' ')
			p[i] = '_';
	}
}

/* Sets the path of a node; at[d] is the length of the path to depth d. */
static void
fold_path(struct buf *path, size_t *at, const struct trace *t,
    const struct flame *f, const struct flame_node *v)
{
	const char *s, *suffix = fold_suffix(t, f, v);
	struct flame_node bare = *v;
	char tmp[2 * LABEL];
	size_t len;

	path->len = at[v->depth - 1];
	if (path->len > 0)
		buf_addc(path, ';');
	if (suffix != NULL)
		bare.shared = 0;	/* the suffix tells it from others */
	s = flame_label(t, f, &bare, tmp, sizeof(tmp), &len);
	fold_name(path, s, len);
	if (suffix != NULL)
		buf_adds(path, suffix);
	at[v->depth] = path->len;
}

/*
 * Names of a stack: what is called below counts as "...", since each line names
 * its whole stack, and n levels would be n * n / 2 names.
 */
#define FOLDED_MOST	256

static void
write_folded(struct buf *b, const struct trace *t, const struct flame *f,
    flame_sink *sink, void *arg)
{
	size_t *at = xcalloc((size_t)f->depth + 1, sizeof(*at));
	struct buf path = BUF_INIT;
	uint32_t i;
	int64_t w;

	if ((w = own(f, 0)) > 0)
		add_folded(b, f, "(left out)", 10, "", w);
	for (i = flame_next(f, 0, 1); i != NONE; i = flame_next(f, i,
	    f->v[i].depth < FOLDED_MOST)) {
		fold_path(&path, at, t, f, &f->v[i]);
		if ((w = own(f, i)) > 0)
			add_folded(b, f, path.data, path.len, "", w);
		if (f->v[i].depth >= FOLDED_MOST && f->v[i].below > 0)
			add_folded(b, f, path.data, path.len, ";...",
			    f->v[i].below);
		if (drained(b, sink, arg) == -1)
			break;
	}
	buf_free(&path);
	free(at);
}

/* ---- speedscope ---- */

/* Writes the line, and the column, of a place: what stands behind the file. */
static void
scope_place(struct buf *b, const struct trace *t, const struct flame_node *v)
{
	uint32_t line, column;

	if (v->place == 0)
		return;
	trace_place(t, v->cat, v->place, &line, &column);
	buf_printf(b, ",\"line\":%" PRIu32, line);
	if (column != 0)
		buf_printf(b, ",\"col\":%" PRIu32, column);
}

/* Writes the frames, which are numbered by name; sets frame[] by node. */
static void
scope_frames(struct buf *b, const struct trace *t, const struct flame *f,
    uint32_t *frame)
{
	const struct flame_node *v;
	struct flame_node bare;			/* its place is apart */
	struct idtab keys = { 0 };
	struct idkey k;
	const char *s;
	char tmp[2 * LABEL];
	uint32_t i;
	size_t len;
	int added;

	buf_adds(b, "\"shared\":{\"frames\":[");
	for (i = 1; i < f->n; i++) {
		v = &f->v[i];
		memset(&k, 0, sizeof(k));
		k.w[0] = FLAME_NAMED(v->name, v->label);
		k.w[1] = flame_where(v);
		k.w[2] = v->track;
		frame[i] = idtab_add(&keys, &k, &added);
		if (!added)
			continue;
		buf_adds(b, frame[i] > 0 ? ",\n{\"name\":" : "\n{\"name\":");
		bare = *v;
		bare.shared = 0;
		s = flame_label(t, f, &bare, tmp, sizeof(tmp), &len);
		buf_json(b, s, len);
		if (v->cat != 0) {
			buf_adds(b, ",\"file\":");
			buf_json(b, trace_str(t, v->cat),
			    strtab_len(t->strings, v->cat));
		}
		scope_place(b, t, v);
		buf_addc(b, '}');
	}
	buf_adds(b, "\n]}");
	idtab_free(&keys);
}

static void
scope_event(struct buf *b, const struct flame *f, int open, uint32_t frame,
    int64_t at, int *first)
{
	buf_printf(b, "%s\n{\"type\":\"%c\",\"frame\":%" PRIu32 ",\"at\":",
	    *first ? "" : ",", open ? 'O' : 'C', frame);
	flame_number(b, f, at);
	buf_addc(b, '}');
	*first = 0;
}

/*
 * Writes the events of the nodes below a node: each opens where the weights
 * of its heavier siblings end.
 */
static int
scope_events(struct buf *b, const struct flame *f, const uint32_t *frame,
    int64_t *at, uint32_t top, flame_sink *sink, void *arg)
{
	uint32_t i = top, up;
	int first = 1;

	at[top] = 0;
	if (f->v[top].n == 0)
		return 0;
	for (i = f->v[top].first; ; ) {
		up = f->v[i].parent;
		at[i] = i == f->v[up].first ? at[up] : sat_add(at[i - 1],
		    f->v[i - 1].total);
		scope_event(b, f, 1, frame[i], at[i], &first);
		if (drained(b, sink, arg) == -1)
			return -1;
		if (f->v[i].n > 0) {
			i = f->v[i].first;
			continue;
		}
		for (;;) {
			scope_event(b, f, 0, frame[i], sat_add(at[i],
			    f->v[i].total), &first);
			up = f->v[i].parent;
			if (i + 1 < f->v[up].first + f->v[up].n)
				break;
			if ((i = up) == top)
				return 0;
		}
		i++;
	}
}

/* Frames of all stacks that are written one by one: 0.1 GB of text. */
#define SCOPE_MOST	((uint64_t)1 << 24)

/*
 * Returns whether nodes are written as samples: fractions are, for what is read
 * as events takes their numbers for times, which are whole.
 */
static int
scope_is_sampled(const struct flame *f)
{
	uint64_t frames = 0;
	uint32_t i;

	for (i = 0; i < f->n && frames <= SCOPE_MOST; i++)
		frames += own(f, i) > 0 ? f->v[i].depth : 0;
	return f->decimals > 0 && frames <= SCOPE_MOST;
}

/*
 * Writes the stacks of the nodes below a node that have a weight of their own,
 * or with `weights` these.
 */
static int
scope_samples(struct buf *b, const struct flame *f, const uint32_t *frame,
    uint32_t top, int weights, flame_sink *sink, void *arg)
{
	uint32_t i = flame_next(f, top, 1), up = f->v[top].depth, d, k;
	uint32_t *path = xcalloc((size_t)f->depth + 1, sizeof(*path));
	const char *comma = "";
	int rc = 0;

	for (; i != NONE && f->v[i].depth > up && rc == 0;
	    i = flame_next(f, i, 1)) {
		d = f->v[i].depth - up;
		path[d] = frame[i];
		if (own(f, i) <= 0)
			continue;
		buf_adds(b, comma);
		comma = ",";
		if (weights)
			flame_number(b, f, own(f, i));
		for (k = 1; k <= d && !weights; k++)
			buf_printf(b, "%s%" PRIu32, k == 1 ? "\n[" : ",",
			    path[k]);
		buf_adds(b, weights ? "" : "]");
		rc = drained(b, sink, arg);
	}
	free(path);
	return rc;
}

static int
scope_profile(struct buf *b, const struct trace *t, const struct flame *f,
    const uint32_t *frame, int64_t *at, uint32_t top, flame_sink *sink,
    void *arg)
{
	static const char *const units[] = {
		[WEIGHT_IN_NS] = "nanoseconds", [WEIGHT_IN_NUMBERS] = "none",
		[WEIGHT_IN_BYTES] = "bytes",
	};
	const char *s;
	char tmp[256];
	size_t len;
	int rc, sampled = scope_is_sampled(f);

	buf_printf(b, "\n{\"type\":\"%s\",\"name\":", sampled ? "sampled" :
	    "evented");
	s = flame_label(t, f, &f->v[top], tmp, sizeof(tmp), &len);
	buf_json(b, s, len);
	buf_printf(b, ",\"unit\":\"%s\",\"startValue\":0,\"endValue\":",
	    units[f->unit]);
	flame_number(b, f, f->v[top].total);
	buf_adds(b, sampled ? ",\"samples\":[" : ",\"events\":[");
	if (sampled) {
		rc = scope_samples(b, f, frame, top, 0, sink, arg);
		buf_adds(b, "\n],\"weights\":[");
		if (rc == 0)
			rc = scope_samples(b, f, frame, top, 1, sink, arg);
	} else
		rc = scope_events(b, f, frame, at, top, sink, arg);
	buf_adds(b, "\n]}");
	return rc;
}

static void
write_speedscope(struct buf *b, const struct trace *t, const struct flame *f,
    const char *title, flame_sink *sink, void *arg)
{
	uint32_t *frame = xcalloc(f->n, sizeof(*frame)), i;
	int64_t *at = xcalloc(f->n, sizeof(*at));
	int threads = f->v[0].n > 0 && f->v[1].track != NONE;

	buf_adds(b, "{\"$schema\":\"https://www.speedscope.app/"
	    "file-format-schema.json\",\"exporter\":\"ttv\",\"name\":");
	buf_json(b, title, strlen(title));
	buf_addc(b, ',');
	scope_frames(b, t, f, frame);
	buf_adds(b, ",\"profiles\":[");
	if (!threads)
		scope_profile(b, t, f, frame, at, 0, sink, arg);
	for (i = 1; threads && i <= f->v[0].n; i++) {
		if (i > 1)
			buf_addc(b, ',');
		if (scope_profile(b, t, f, frame, at, i, sink, arg) == -1)
			break;
	}
	buf_adds(b, "\n]}\n");
	free(at);
	free(frame);
}

void
flame_write(struct buf *b, const struct trace *t, const struct flame *f,
    enum flame_format format, const char *title, size_t most, flame_sink *sink,
    void *arg)
{
	switch (format) {
	case FLAME_PLAIN:
		write_plain(b, t, f, most, sink, arg);
		break;
	case FLAME_FOLDED:
		write_folded(b, t, f, sink, arg);
		break;
	case FLAME_SPEEDSCOPE:
		write_speedscope(b, t, f, title, sink, arg);
		break;
	case FLAME_SVG:
		flame_write_svg(b, t, f, title, sink, arg);
		break;
	}
}
