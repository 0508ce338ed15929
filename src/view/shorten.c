/*
 * shorten: texts that are wider than their place.
 *
 *   - "A::B::f" loses scopes from the left, because the function says most;
 *   - a label is cut in the middle: it begins with what it is and ends with
 *     what tells it from its like, and loses a beginning that a sibling has as
 *     well.
 *
 * Texts that are not plain ASCII are left to be cut at their end.
 */
#include "config.h"

#include <string.h>

#include "ttv/trace.h"
#include "shorten.h"

#define SCOPES_ROOM	6	/* columns: fewer show too little of the end */
#define ID_LONG		11	/* bytes of " [12345678]": an id that is no name
				 * to a reader goes before the name is cut */
#define COMMON_LEAST	6	/* bytes of a beginning that is left out ... */
#define COMMON_HIDING	3	/* ... and where a cut in the middle would hide
				 * what tells the siblings apart */

/* Returns whether all of a text is ASCII. */
static int
shorten_plain(const char *s, size_t len)
{
	size_t i;

	for (i = 0; i < len; i++)
		if ((unsigned char)s[i] >= 0x80)
			return 0;
	return 1;
}

size_t
shorten_scopes(const char *s, size_t len, int room)
{
	size_t i, from = 0;
	int depth = 0;

	if (room < SCOPES_ROOM || len <= (size_t)room ||
	    !shorten_plain(s, len))
		return 0;
	for (i = 0; i + 2 < len; i++) {
		if (s[i] == '(')
			break;
		depth += (s[i] == '<') - (s[i] == '>');
		if (s[i] != ':' || s[i + 1] != ':' || depth != 0)
			continue;
		from = i + 2;
		if (len - from + 1 <= (size_t)room)
			break;
	}
	return from;
}

/* Returns the length of the name in a label "name [7]". */
static size_t
name_length(const char *s, size_t len)
{
	size_t i;

	if (len == 0 || s[len - 1] != ']')
		return len;
	for (i = len; i > 1; i--)
		if (s[i - 1] == '[')
			return s[i - 2] == ' ' ? i - 2 : i - 1;
	return len;
}

size_t
shorten_id(const char *s, size_t len)
{
	size_t name = name_length(s, len);

	return len - name >= ID_LONG ? name : len;
}

/* Returns the track before or behind a track among its siblings, or NONE. */
static uint32_t
sibling(const struct trace *tr, uint32_t track, int dir)
{
	const struct track *k = &tr->tracks[track];
	uint32_t i = track;
	int steps;

	for (steps = 0; steps < 64; steps++) {
		if (dir > 0 ? i + 1 >= tr->ntracks : i == 0)
			return NONE;
		i += (uint32_t)dir;
		if (tr->tracks[i].parent == k->parent && tr->tracks[i].type ==
		    k->type)
			return i;
	}
	return NONE;
}

/*
 * Returns the length of the beginning that a label has in common with a
 * sibling's; sets *same if the names are equal.
 */
static size_t
common(const struct trace *tr, uint32_t track, const char *s, size_t len,
    int *same)
{
	size_t best = 0, i, n, name = name_length(s, len);
	char other[256];
	uint32_t at;
	int dir;

	for (dir = -1; dir <= 1; dir += 2) {
		if ((at = sibling(tr, track, dir)) == NONE)
			continue;
		n = trace_track_label(tr, at, other, sizeof(other));
		n = name_length(other, n);
		for (i = 0; i < n && i < name && other[i] == s[i]; i++)
			;
		if (i == name && n == name)
			*same = 1;
		else if (i > best && i < name)
			best = i;
	}
	return best;
}

/* Returns whether a word of the name begins at a byte behind the first. */
static int
word_begins(const char *s, size_t i)
{
	return strchr(" ./:_-", s[i - 1]) != NULL || (s[i] >= 'A' && s[i] <=
	    'Z' && s[i - 1] >= 'a' && s[i - 1] <= 'z');
}

/*
 * Moves back to where a word of the name begins, past `least`; else 0.  With
 * words before it that have room as well: "lib.d.ts", not "d.ts".
 */
static size_t
word_start(const char *s, size_t at, size_t end, size_t least, int room)
{
	size_t i, from;

	for (i = at; i > least && !word_begins(s, i); i--)
		;
	if (i <= least)
		return 0;
	for (from = i; i > least && end - i < (size_t)room; i--)
		if (word_begins(s, i))
			from = i;
	/* what is left of a word says more than blanks: "orators.d.ts" */
	if (end - from <= (size_t)room / 2 && i > least)
		from = i + 1;
	return from;
}

struct shortened
shorten_middle(const char *s, size_t len, int room)
{
	struct shortened sh = { len, len, len };

	if (room < SCOPES_ROOM || len <= (size_t)room ||
	    !shorten_plain(s, len))
		return sh;
	sh.head = (size_t)room / 2;
	sh.tail = len - ((size_t)room - 1 - sh.head);
	return sh;
}

struct shortened
shorten_label(const struct trace *tr, uint32_t track, const char *s,
    size_t len, int room)
{
	struct shortened sh = { len, len, len };
	size_t from, name = name_length(s, len), end, least;
	int same = 0;

	if (room < 1 || len <= (size_t)room || !shorten_plain(s, len))
		return sh;
	if (tr->tracks[track].type == TRACK_COUNTER && (end = shorten_id(s,
	    len)) < len) {
		sh.head = sh.tail = sh.end = end;
		return end <= (size_t)room ? sh : shorten_middle(s, end, room);
	}
	from = common(tr, track, s, len, &same);
	end = same ? len : name;
	sh.head = sh.tail = end;
	sh.end = end;
	if (end <= (size_t)room)
		return sh;
	least = from >= (size_t)room / 2 ? COMMON_HIDING : COMMON_LEAST;
	/* a file's number stays: "2: name" */
	if (from >= least && (tr->tracks[track].type != TRACK_PROCESS ||
	    tr->nsources < 2) && (from = word_start(s, from, end, least,
	    room)) > 0 &&
	    (!same || end - from + 1 <= (size_t)room)) {
		sh.head = 0;
		sh.tail = from;
		return sh;
	}
	return shorten_middle(s, end, room);
}
