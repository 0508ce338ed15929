/*
 * brief_slice: slices as lines of a brief: what each is, with the label that
 * tells it from others of the name and what inside of it took most of its
 * time; where it is, in few words; and each thing once.
 */
#include "config.h"

#include <string.h>

#include "ttv/cause.h"
#include "ttv/slice_label.h"
#include "ttv/text.h"
#include "ttv/trace.h"

#include "brief_int.h"

#define DEEP		64	/* steps of the heaviest path */
#define LEAF_PART	4	/* a leaf has one of this number of parts of its
				 * slice at least */
#define NAME_BYTES	80	/* of a name of a process or a thread */
#define LOOKS		256	/* slices of which distinct ones are looked for,
				 * at most: each reads an event or two */

/*
 * Returns how much of a label to leave out: of the path of a file or a page all
 * but the last folder, which tells files of one name apart.
 */
static size_t
folders_left_out(const char *s, size_t len)
{
	size_t i, slashes = 0;

	if (memchr(s, ' ', len) != NULL)
		return 0;
	for (i = len; i > 1; i--)
		if (s[i - 2] == '/' && ++slashes == 2)
			return i - 1;
	return 0;
}

/* Adds "RunTask timer". */
static void
add_name(struct buf *b, const struct trace *t, const struct brief_query *q,
    uint32_t slice)
{
	struct buf label = BUF_INIT;
	size_t skip;

	buf_adds(b, trace_kind_name(t, t->kind[slice]));
	slice_label(t, q->rules, slice, &label);
	if (label.len > 0) {
		buf_addc(b, ' ');
		if (strstr(label.data, "://") != NULL)	/* a page */
			label.len = strcspn(label.data, "?#");
		skip = folders_left_out(label.data, label.len);
		buf_add(b, label.data + skip, label.len - skip);
	}
	buf_free(&label);
}

/*
 * Returns the slice of the heaviest path below a slice with most time of its
 * own, or NONE if the slice says all: most of its time is its own, or none of
 * what is inside takes a part of it that is worth a name.
 */
static uint32_t
brief_leaf(const struct trace *t, uint32_t slice)
{
	struct cause_step way[DEEP];
	size_t i, n = cause_below(t, slice, way, DEEP);
	int64_t most = trace_dur(t, slice) / LEAF_PART, self;
	uint32_t best = NONE;

	if (most < trace_self(t, slice) / 2)
		most = trace_self(t, slice) / 2;
	for (i = 1; i < n; i++) {
		self = trace_self(t, way[i].at.id);
		if (self > most) {
			most = self;
			best = way[i].at.id;
		}
	}
	if (best == NONE)	/* work in small pieces: of whom? */
		for (i = 1; i < n && trace_dur(t, way[i].at.id) >=
		    trace_dur(t, slice) / LEAF_PART * 2; i++)
			best = way[i].at.id;
	return best;
}

const char *
brief_slice(struct brief *b, const struct trace *t,
    const struct brief_query *q, uint32_t slice)
{
	uint32_t leaf = brief_leaf(t, slice);
	struct buf s = BUF_INIT, inner = BUF_INIT;
	const char *text;

	add_name(&s, t, q, slice);
	if (leaf != NONE)
		add_name(&inner, t, q, leaf);
	if (inner.len > 0 && (inner.len != s.len || memcmp(inner.data, s.data,
	    s.len) != 0)) {
		buf_adds(&s, " > ");
		buf_add(&s, inner.data, inner.len);
	}
	text = arena_strndup(&b->arena, s.data != NULL ? s.data : "", s.len);
	buf_free(&s);
	buf_free(&inner);
	return text;
}

const char *
brief_name(struct brief *b, const struct trace *t, const struct brief_query *q,
    uint32_t slice)
{
	struct buf s = BUF_INIT;
	const char *text;

	add_name(&s, t, q, slice);
	text = arena_strndup(&b->arena, s.data != NULL ? s.data : "", s.len);
	buf_free(&s);
	return text;
}

/* ---- where ---- */

const char *
brief_process(struct brief *b, const struct trace *t, uint32_t upid)
{
	char label[NAME_BYTES];

	return arena_strndup(&b->arena, label, trace_process_short(t, upid,
	    label, sizeof(label)));
}

const char *
brief_thread(struct brief *b, const struct trace *t, uint32_t utid)
{
	char label[NAME_BYTES];

	return arena_strndup(&b->arena, label, trace_thread_short(t, utid,
	    label, sizeof(label)));
}

/* Returns whether another thread of its process has a thread's name. */
static int
is_one_of_many(const struct trace *t, uint32_t utid)
{
	const struct thread *th = &t->threads[utid];
	uint32_t i;

	for (i = 0; i < t->nthreads; i++)
		if (i != utid && t->threads[i].name == th->name &&
		    t->threads[i].upid == th->upid)
			return th->name != 0;
	return 0;
}

/* Returns whether a thread is the first of its process. */
static int
is_main(const struct trace *t, uint32_t utid)
{
	const struct thread *th = &t->threads[utid];
	const char *name = trace_str(t, th->name);
	size_t len = strlen(name);

	if (th->upid == NONE)
		return 0;
	if (th->tid.type == IDENT_INT &&
	    t->processes[th->upid].pid.type == IDENT_INT &&
	    th->tid.num == t->processes[th->upid].pid.num && th->tid.num != 0)
		return 1;
	return strcmp(name, "main") == 0 || (len >= 6 && strncmp(name, "Cr",
	    2) == 0 && strcmp(name + len - 4, "Main") == 0);
}

const char *
brief_where(struct brief *b, const struct trace *t, uint32_t track)
{
	uint32_t upid = t->tracks[track].upid, utid = t->tracks[track].utid;
	char label[NAME_BYTES];
	size_t n = trace_place_label(t, track, label, sizeof(label));

	if (upid == NONE || t->nprocesses < 2)
		return arena_strndup(&b->arena, label, n);
	if (utid != NONE && is_one_of_many(t, utid))
		utid = NONE;		/* its id tells it from these */
	if (utid != NONE && is_main(t, utid))
		return brief_process(b, t, upid);
	if (utid != NONE && t->threads[utid].name != 0)
		text_safe(label, sizeof(label),
		    trace_str(t, t->threads[utid].name),
		    strlen(trace_str(t, t->threads[utid].name)));
	return brief_text(b, "%s/%s", brief_process(b, t, upid), label);
}

/* ---- a part of slices ---- */

int
brief_told(const struct brief_part *p, const struct brief_line *l)
{
	size_t i;

	for (i = 0; i < p->n && &p->v[i] != l; i++)
		if (strcmp(p->v[i].text, l->text) == 0 &&
		    strcmp(p->v[i].where, l->where) == 0)
			return 1;
	return 0;
}

struct brief_part *
brief_slices(struct brief *b, const struct trace *t,
    const struct brief_query *q, const char *word, const uint32_t *slices,
    size_t n)
{
	struct brief_part *p = brief_part(b, word);
	struct brief_line *l;
	size_t i;

	for (i = 0; p != NULL && i < n && i < LOOKS && !brief_cancelled(q);
	    i++) {
		if ((l = brief_line(p, ENTITY_SLICE, slices[i])) == NULL)
			break;
		l->number = brief_ns(b, trace_dur(t, slices[i]));
		l->text = brief_slice(b, t, q, slices[i]);
		l->where = brief_where(b, t, t->rows[trace_slice_row(t,
		    slices[i])].track);
		if (brief_told(p, l))
			p->n--;
	}
	return p;
}
