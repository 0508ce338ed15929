/*
 * track_path: tracks by the labels of themselves and their parents.  Equal
 * paths are chained in the order of the tracks; the n-th of a chain has the
 * number n.
 *
 *	- A trace with more than PATHS_MAX tracks has only numbers, "@17":
 *	  their paths would be hundreds of megabytes.
 *	- Only the LEVELS innermost labels count; a path is cut to
 *	  TRACK_PATH_MAX bytes.  Tracks that only differ before or behind that
 *	  have a number, too.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/strtab.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/track_path.h"
#include "ttv/xmalloc.h"

#define PATHS_MAX	200000	/* tracks: about 20 MB of paths */
#define LEVELS		12	/* labels in a path */

struct track_paths {
	const struct trace *trace;
	struct strtab	*texts;		/* NULL: numbers alone */
	uint32_t	*text;		/* by track: its path without number */
	uint32_t	*nth;		/* by track: from 1, in its chain */
	uint32_t	*next;		/* by track: the next of the chain */
	uint32_t	*first;		/* by text: the first of the chain */
};

/* Writes the labels of a track and of what it is in. */
static size_t
path_write(const struct trace *t, uint32_t track, char *out, size_t n)
{
	uint32_t up[LEVELS];
	int depth = 0;
	size_t len = 0;

	for (; track != NONE && depth < LEVELS; track = t->tracks[track].parent)
		up[depth++] = track;
	out[0] = '\0';
	while (depth-- > 0 && len + 4 < n) {
		len += trace_track_label(t, up[depth], out + len, n - len);
		if (depth > 0 && len + 4 < n) {
			memcpy(out + len, " / ", 4);
			len += 3;
		}
	}
	return len;
}

static void
path_chain(struct track_paths *p, uint32_t *last, uint32_t track)
{
	uint32_t text = p->text[track];

	p->next[track] = NONE;
	if (last[text] == NONE) {
		p->first[text] = track;
		p->nth[track] = 1;
	} else {
		p->next[last[text]] = track;
		p->nth[track] = p->nth[last[text]] + 1;
	}
	last[text] = track;
}

struct track_paths *
track_paths_new(const struct trace *t)
{
	struct track_paths *p = xcalloc(1, sizeof(*p));
	char path[TRACK_PATH_MAX - 16];	/* leaves room for " #N" */
	size_t n = (size_t)t->ntracks + 1, len;
	uint32_t i, *last;

	p->trace = t;
	if (t->ntracks > PATHS_MAX)
		return p;
	p->texts = strtab_new();
	p->text = xcalloc(n, sizeof(*p->text));
	p->nth = xcalloc(n, sizeof(*p->nth));
	p->next = xcalloc(n, sizeof(*p->next));
	p->first = xcalloc(n + 1, sizeof(*p->first));
	last = xreallocarray(NULL, n + 1, sizeof(*last));
	memset(last, 0xff, (n + 1) * sizeof(*last));
	for (i = 0; i < t->ntracks; i++) {
		len = path_write(t, i, path, sizeof(path));
		p->text[i] = strtab_add(p->texts, path, len);
		path_chain(p, last, i);
	}
	free(last);
	return p;
}

void
track_paths_free(struct track_paths *p)
{
	if (p == NULL)
		return;
	strtab_free(p->texts);
	free(p->text);
	free(p->nth);
	free(p->next);
	free(p->first);
	free(p);
}

size_t
track_path(const struct track_paths *p, uint32_t track, char *out, size_t n)
{
	char number[24] = "";
	int len;

	if (p->texts == NULL)
		len = snprintf(out, n, "@%u", track);
	else {
		if (p->nth[track] > 1)
			snprintf(number, sizeof(number), " #%u",
			    p->nth[track]);
		len = snprintf(out, n, "%s%s", strtab_str(p->texts,
		    p->text[track]), number);
	}
	return len < 0 ? 0 : (size_t)len < n ? (size_t)len : n > 0 ? n - 1 : 0;
}

/* Returns the nth track, from 1, whose path has the len bytes of text. */
static uint32_t
path_nth(const struct track_paths *p, const char *text, size_t len, int64_t nth)
{
	uint32_t id = strtab_find(p->texts, text, len), track;

	if (id == 0)
		return NONE;
	for (track = p->first[id]; track != NONE && nth > 1; nth--)
		track = p->next[track];
	return track;
}

uint32_t
track_path_find(const struct track_paths *p, const char *text)
{
	const char *mark = strrchr(text, '#');
	uint32_t track;
	int64_t n;

	if (p->texts == NULL) {
		if (text[0] != '@' || text_parse_int(text + 1,
		    strlen(text + 1), &n) == -1 || n < 0 ||
		    n >= p->trace->ntracks)
			return NONE;
		return (uint32_t)n;
	}
	track = path_nth(p, text, strlen(text), 1);
	if (track != NONE || mark == NULL || mark - text < 1 ||
	    mark[-1] != ' ' || text_parse_int(mark + 1, strlen(mark + 1),
	    &n) == -1 || n < 2)
		return track;
	return path_nth(p, text, (size_t)(mark - text) - 1, n);
}
