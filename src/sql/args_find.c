/*
 * args_find: the rows of slice that may have a text among the values of their
 * args, found in the bytes of the input.
 *
 * A search of args (ttv/find.h) looks for a part of the text that no escape
 * changes, so that only events with that part are parsed.  Hits are a superset:
 * the caller tests each of them.  The rows of the last text are kept.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ttv/find.h"
#include "ttv/xmalloc.h"

#include "args.h"

#define POLL_NS		100000		/* between two looks at the search */

struct arg_found {
	char		*text;
	size_t		 len;
	struct sql_rows	 rows;		/* ascending */
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

/* Returns whether the run is to end. */
static int
is_stopped(const struct sql *s)
{
#if SQLITE_VERSION_NUMBER >= 3041000
	if (sqlite3_is_interrupted(s->db))
		return 1;
#endif
	return s->watch != NULL && atomic_load(s->watch) != 0;
}

/* Waits for a search; returns 0 if the run is to end before. */
static int
await(struct sql *s, struct find *f)
{
	const struct timespec pause = { 0, POLL_NS };

	while (find_args_poll(f, NULL)) {
		if (is_stopped(s))
			return 0;
		nanosleep(&pause, NULL);
	}
	find_args_wait(f);
	return 1;
}

/* Adds the rows of n things whose bits begin at `first`. */
static void
add_hits(struct sql *s, const _Atomic uint64_t *words, uint64_t first,
    uint32_t thing, uint32_t n, struct sql_rows *out)
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
		if (bit < end && (row = index_rank(s, thing +
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

int
args_find(struct sql *s, const char *text, size_t len, struct sql_rows *out)
{
	struct arg_found *a = s->found;
	struct sql_rows rows;
	char *pattern;
	int ok = 0;

	if (a == NULL || a->len != len || memcmp(a->text, text, len) != 0) {
		memset(&rows, 0, sizeof(rows));
		if ((pattern = pattern_of(text, len)) != NULL)
			ok = search(s, pattern, &rows);
		free(pattern);
		if (!ok) {
			rows_free(&rows);
			return 0;
		}
		args_find_close(s);
		a = s->found = xcalloc(1, sizeof(*a));
		a->text = xstrndup(text, len);
		a->len = len;
		a->rows = rows;
	}
	/* a copy: the text that is asked for next may be another */
	rows_lend(out, a->rows.list, a->rows.n);
	rows_own(out);
	return 1;
}

void
args_find_close(struct sql *s)
{
	if (s->found == NULL)
		return;
	free(s->found->text);
	rows_free(&s->found->rows);
	free(s->found);
	s->found = NULL;
}
