/*
 * args_find: the rows of slice that may have a text among the values of their
 * args, found in the bytes of the input.
 *
 * A search of args (ttv/find.h) looks for a part of the text that no escape
 * changes, so that only events with that part are parsed.  Its hits are a
 * superset: the caller tests each of them.  The answers to the last texts are
 * kept; one that is asked for again is made exact.  When many texts have been
 * searched, the index of args_index.c is made and asked instead.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ttv/find.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"

#include "args.h"
#include "args_set.h"
#include "rows.h"
#include "stop.h"

#define POLL_NS		100000		/* between two looks at the search */

#define FOUND_TEXTS	16		/* answers that are kept */
#define FOUND_ROWS	((size_t)1 << 20) /* of all but the last one */
#define FOUND_BYTES	((size_t)1 << 20) /* of their texts, likewise */
#define FOUND_FEW	4096		/* sets that are made exact at once: a
					 * few milliseconds */
#define SCAN_SEARCHES	4		/* searches that a walk over all args,
					 * for lack of a search, counts as */

struct found_text {
	char		*text;		/* or NULL: a free place */
	size_t		 len;
	struct sql_rows	 rows;		/* sets, ascending */
	int64_t		 others;	/* the first set behind them that may
					 * have the text */
	int		 is_exact;	/* each of the sets has the text */
};

struct arg_found {
	struct found_text texts[FOUND_TEXTS];	/* the newest first */
	size_t		 nsearches;
	struct arg_index *index;	/* or NULL */
};

static int
is_plain(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
	    (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '.';
}

/*
 * Returns the longest part of a text that is the same in all inputs, as a
 * pattern that the caller frees; or NULL if there is none, or if the text has a
 * backslash, as that of an unknown escape is searched by none.
 */
static char *
pattern_of(const char *text, size_t len)
{
	size_t i, n, best = 0, at = 0;

	if (memchr(text, '\\', len) != NULL)
		return NULL;
	for (i = 0; i < len; i += n + 1) {
		for (n = 0; i + n < len && is_plain(text[i + n]); n++)
			continue;
		if (n > best) {
			best = n;
			at = i;
		}
	}
	return best > 0 ? xstrndup(text + at, best) : NULL;
}

/* Waits for a search; returns 0 if the run is to end before. */
static int
await(struct sql *s, struct find *f)
{
	const struct timespec pause = { 0, POLL_NS };

	while (find_args_poll(f, NULL)) {
		if (sql_stopped(s))
			return 0;
		nanosleep(&pause, NULL);
	}
	find_args_wait(f);
	return 1;
}

/* Adds the rows of n entries whose bits begin at `first`. */
static void
add_hits(struct sql *s, const _Atomic uint64_t *words, uint64_t first,
    uint32_t entry, uint32_t n, struct sql_rows *out)
{
	uint64_t bit = first, end = first + n, word;
	uint32_t row;

	while (bit < end) {
		word = atomic_load_explicit(&words[bit / 64],
		    memory_order_relaxed) >> bit % 64;
		if (word == 0) {
			bit = (bit / 64 + 1) * 64;
			continue;
		}
		bit += (uint64_t)__builtin_ctzll(word);
		if (bit < end && (row = index_rank(s, entry +
		    (uint32_t)(bit - first))) != NONE)
			rows_add(out, row);
		bit++;
	}
}

/* Adds the rows of the hits of a pattern; returns 0 if it cannot tell. */
static int
search(struct sql *s, const char *pattern, struct sql_rows *out)
{
	const struct trace *t = s->trace;
	const struct find_args o = { 0, 0, NULL, NULL };
	const _Atomic uint64_t *words;
	uint64_t first[ENTITIES];
	struct find f;
	int ok;

	memset(&f, 0, sizeof(f));
	f.track = NONE;
	ok = find_pattern_in_args(&f, t, pattern, NULL) == 0 &&
	    find_args_start(&f, t, &o) == 0 && await(s, &f);
	if (ok && (words = find_bits(&f, first)) != NULL) {
		add_hits(s, words, first[ENTITY_SLICE], 0, t->nslices, out);
		add_hits(s, words, first[ENTITY_INSTANT], t->nslices,
		    t->ninstants, out);
		rows_sort(out);
	}
	find_clear(&f);
	return ok;
}

/* ---- answers that are kept */

static void
forget(struct found_text *f)
{
	free(f->text);
	rows_free(&f->rows);
	memset(f, 0, sizeof(*f));
}

/* Forgets the oldest answers until what is kept is within its bounds. */
static void
keep_few(struct arg_found *a)
{
	size_t i, rows = 0, bytes = 0;

	for (i = 1; i < FOUND_TEXTS; i++) {
		rows += a->texts[i].rows.n;
		bytes += a->texts[i].len;
		if (rows > FOUND_ROWS || bytes > FOUND_BYTES)
			forget(&a->texts[i]);
	}
}

/* Puts the answer at place i first. */
static struct found_text *
first_of(struct arg_found *a, size_t i)
{
	struct found_text f = a->texts[i];

	memmove(&a->texts[1], &a->texts[0], i * sizeof(f));
	a->texts[0] = f;
	keep_few(a);
	return &a->texts[0];
}

/* Returns the answer for a text that was asked for before, or NULL. */
static struct found_text *
kept_of(struct arg_found *a, const char *text, size_t len)
{
	size_t i;

	for (i = 0; i < FOUND_TEXTS; i++)
		if (a->texts[i].text != NULL && a->texts[i].len == len &&
		    memcmp(a->texts[i].text, text, len) == 0)
			return first_of(a, i);
	return NULL;
}

/* Returns whether a set has an arg of a text. */
static int
has_text(struct sql *s, int64_t set, const char *text, size_t len)
{
	char number[ARG_NUMBER];
	const char *has;
	size_t i, n, nhas;
	const struct arg *args = args_of(s, set, &n);

	for (i = 0; i < n; i++) {
		has = arg_text(&args[i], number, &nhas);
		if (nhas == len && (len == 0 || memcmp(has, text, len) == 0))
			return 1;
	}
	return 0;
}

/*
 * Removes the sets without the text, and adds the others that have it.  The
 * answer is useless if the run is stopped meanwhile.
 */
static void
make_exact(struct sql *s, struct found_text *f)
{
	int64_t set, end = args_end(s);
	size_t i, n = 0;

	if (end > UINT32_MAX)
		return;
	for (i = 0; i < f->rows.n && !sql_stopped(s); i++)
		if (has_text(s, f->rows.list[i], f->text, f->len))
			f->rows.list[n++] = f->rows.list[i];
	f->rows.n = n;
	for (set = f->others; set < end && !sql_stopped(s); set++)
		if (has_text(s, set, f->text, f->len))
			rows_add(&f->rows, (uint64_t)set);
	f->others = end;
	f->is_exact = 1;
}

/* Searches a text and keeps the answer; returns NULL if no search can tell. */
static struct found_text *
find_text(struct sql *s, const char *text, size_t len)
{
	struct arg_found *a = s->found;
	struct found_text f;
	char *pattern = pattern_of(text, len);
	int ok;

	memset(&f, 0, sizeof(f));
	ok = pattern != NULL && search(s, pattern, &f.rows);
	free(pattern);
	if (!ok) {
		rows_free(&f.rows);
		return NULL;
	}
	f.text = xstrndup(text, len);
	f.len = len;
	f.others = args_others(s, text, len);
	forget(&a->texts[FOUND_TEXTS - 1]);
	a->texts[FOUND_TEXTS - 1] = f;
	return first_of(a, FOUND_TEXTS - 1);
}

/* Returns the index of all args, if it is there or is worth its memory. */
static const struct arg_index *
index_for(struct sql *s, size_t searches)
{
	struct arg_found *a = s->found;

	a->nsearches += searches;
	if (a->index == NULL && a->nsearches > tuning.args_searches)
		a->index = args_index_make(s);
	return a->index;
}

/* Returns the answer for a text; NULL: the index has it, or none can tell. */
static struct found_text *
answer_of(struct sql *s, const char *text, size_t len)
{
	struct found_text *f = kept_of(s->found, text, len);

	if (f == NULL) {
		if (index_for(s, 1) == NULL)
			f = find_text(s, text, len);
		if (f == NULL)
			index_for(s, SCAN_SEARCHES);
		if (s->found->index != NULL || f == NULL)
			return NULL;
		if (f->rows.n <= FOUND_FEW)
			make_exact(s, f);
	} else if (!f->is_exact)
		make_exact(s, f);
	return f;
}

static struct arg_found *
found_of(struct sql *s)
{
	if (s->found == NULL)
		s->found = xcalloc(1, sizeof(*s->found));
	return s->found;
}

int
args_find_text(struct sql *s, const char *text, size_t len,
    struct sql_rows *out, int64_t *others)
{
	struct found_text *f = NULL;

	if (found_of(s)->index == NULL)
		f = answer_of(s, text, len);
	if (sql_stopped(s)) {
		/* it may lack rows */
		if (f != NULL)
			forget(f);
		*others = args_end(s);
		return 1;
	}
	if (s->found->index != NULL) {
		args_index_find(s->found->index, text, len, out);
		*others = args_end(s);
		return 1;
	}
	if (f == NULL)
		return 0;
	/* a copy: the text that is asked for next may be another */
	rows_lend(out, f->rows.list, f->rows.n);
	rows_own(out);
	*others = f->others;
	return 1;
}

int
args_find(struct sql *s, sqlite3_value *v, struct sql_rows *out,
    int64_t *others)
{
	*others = args_end(s);
	switch (sqlite3_value_type(v)) {
	case SQLITE_TEXT:
		return args_find_text(s, (const char *)sqlite3_value_text(v),
		    (size_t)sqlite3_value_bytes(v), out, others);
	case SQLITE_INTEGER:
	case SQLITE_FLOAT:
		found_of(s);
		if (index_for(s, tuning.args_searches) == NULL)
			return sql_stopped(s);
		args_index_number(s->found->index, v, out);
		return 1;
	case SQLITE_NULL:
		return 1;	/* equal to none */
	default:
		return 0;
	}
}

int
args_indexed(const struct sql *s)
{
	return s->found != NULL && s->found->index != NULL;
}

void
args_find_close(struct sql *s)
{
	size_t i;

	if (s->found == NULL)
		return;
	for (i = 0; i < FOUND_TEXTS; i++)
		forget(&s->found->texts[i]);
	args_index_free(s->found->index);
	free(s->found);
	s->found = NULL;
}
