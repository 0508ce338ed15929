/*
 * ftrace_past: what the lines before a part say of binder transactions and of
 * memory, whose events name them by numbers only.
 *
 * The text before the part is read backwards in blocks, and only as far as
 * something is asked for that is not found yet: what is under way at a cut
 * stands close before it.  Each byte is searched once at most.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/chars.h"
#include "ttv/idtab.h"
#include "ttv/xmalloc.h"
#include "ftrace.h"

/*
 * Bytes of a block: some thousand lines, which take less than a millisecond.
 */
#define PAST_BLOCK	(1u << 20)

struct ftrace_past {
	const char	*from;		/* where the trace begins */
	const char	*at;		/* what is behind has been read */
	struct idtab	 keys;		/* what, key */
	struct past_found {
		int64_t		v[2];
		const char	*block;	/* that it stands in */
	}		*found;		/* by number of the key */
	size_t		 cap;
};

/* The events that something is asked of, by enum linux_past. */
static const char *const past_events[] = {
	[LINUX_PAST_TRANSACTION] = "binder_transaction:",
	[LINUX_PAST_MM] = "rss_stat:",
};

struct ftrace_past *
ftrace_past_new(const char *from, const char *to)
{
	struct ftrace_past *past = xcalloc(1, sizeof(*past));

	past->from = from;
	past->at = to;
	return past;
}

void
ftrace_past_free(struct ftrace_past *past)
{
	if (past == NULL)
		return;
	idtab_free(&past->keys);
	free(past->found);
	free(past);
}

/* Keeps what the line around `hit` says, unless a later block said it. */
static void
past_line(struct ftrace_past *past, enum linux_past what, const char *hit,
    const char *block, const char *end)
{
	const char *p = memrchr(block, '\n', (size_t)(hit - block));
	struct ftrace_fields f;
	struct ftrace_line l;
	struct linux_event e;
	struct idkey w;
	int64_t key, found[2];
	uint32_t i;
	int added;

	p = p == NULL ? block : p + 1;
	if (ftrace_line(p, find_line_end(hit, end), &l) != FTRACE_EVENT ||
	    l.name != hit)
		return;
	ftrace_event(&l, 0, &e, &f);
	if (linux_past(&e, what, &key, found) == -1)
		return;
	w = (struct idkey){{ (uint64_t)what, (uint64_t)key }};
	i = idtab_add(&past->keys, &w, &added);
	if (added)
		past->found = xgrow(past->found, i, &past->cap,
		    sizeof(*past->found));
	else if (past->found[i].block != block)
		return;
	past->found[i].v[0] = found[0];
	past->found[i].v[1] = found[1];
	past->found[i].block = block;
}

/* Reads the block before past->at. */
static void
past_read(struct ftrace_past *past)
{
	const char *block = past->from, *end = past->at, *p, *hit;
	size_t i;

	if ((size_t)(end - block) > PAST_BLOCK) {
		block = memrchr(past->from, '\n',
		    (size_t)(end - past->from) - PAST_BLOCK);
		block = block == NULL ? past->from : block + 1;
	}
	for (i = 0; i < sizeof(past_events) / sizeof(past_events[0]); i++)
		for (p = block; (hit = memmem(p, (size_t)(end - p),
		    past_events[i], strlen(past_events[i]))) != NULL;
		    p = find_line_end(hit, end))
			past_line(past, (enum linux_past)i, hit, block, end);
	past->at = block;
}

int
ftrace_past(void *arg, enum linux_past what, int64_t key, int64_t found[2])
{
	struct ftrace_past *past = arg;
	struct idkey w = {{ (uint64_t)what, (uint64_t)key }};
	uint32_t i;

	while ((i = idtab_find(&past->keys, &w)) == UINT32_MAX &&
	    past->at > past->from)
		past_read(past);
	if (i == UINT32_MAX)
		return -1;
	found[0] = past->found[i].v[0];
	found[1] = past->found[i].v[1];
	return 0;
}
