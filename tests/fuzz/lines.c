/*
 * lines: a mutator of texts that are read line by line.  It changes lines and
 * their words rather than bytes:
 *
 *	a line is swapped, copied elsewhere, repeated, dropped, cut short
 *	a word is replaced by one of another line, or by one at an edge
 *	a letter of a word becomes another one
 *	a plain line of the format is added
 *
 * One change in eight changes bytes.
 */
#include "config.h"

#include <string.h>

#include "fuzz.h"

#define LINES_MAX	512		/* lines changed, from the start */
#define REPEAT_MAX	40		/* copies in one go */

struct extent {
	size_t	at, len;
};

struct lines {				/* the input being changed */
	uint8_t		*data;
	size_t		 len, max;
	struct extent	 v[LINES_MAX];
	size_t		 n;
	uint64_t	 state;		/* of the random numbers */
};

static size_t
below(struct lines *l, size_t n)
{
	uint64_t z = l->state += 0x9e3779b97f4a7c15u;

	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
	z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
	return n == 0 ? 0 : (z ^ (z >> 31)) % n;
}

static void
find_lines(struct lines *l)
{
	const uint8_t *end;
	size_t at, len;

	for (l->n = 0, at = 0; at < l->len && l->n < LINES_MAX; at += len) {
		end = memchr(l->data + at, '\n', l->len - at);
		len = end == NULL ? l->len - at :
		    (size_t)(end - l->data) + 1 - at;
		l->v[l->n++] = (struct extent){ at, len };
	}
}

/* Replaces n bytes at a place by others, if there is room. */
static void
replace(struct lines *l, size_t at, size_t n, const void *with, size_t len)
{
	static uint8_t copy[1 << 16];

	if (len > sizeof(copy) || l->len - n + len > l->max)
		return;
	if (len > 0)
		memcpy(copy, with, len);
	memmove(l->data + at + len, l->data + at + n, l->len - at - n);
	if (len > 0)
		memcpy(l->data + at, copy, len);
	l->len += len - n;
}

static int
delimits(const struct lines *l, size_t at)
{
	return strchr(fuzz_lines.delimiters, l->data[at]) != NULL;
}

/* Returns a word of a line, with the delimiter before it. */
static struct extent
find_word(struct lines *l, struct extent line)
{
	size_t at = line.at + below(l, line.len), end = at;

	while (at > line.at && !delimits(l, at))
		at--;
	while (end < line.at + line.len - 1 &&
	    (end <= at || !delimits(l, end)))
		end++;
	return (struct extent){ at, end - at };
}

/* Replaces a word by one of another line, or by one at an edge. */
static void
change_word(struct lines *l, struct extent i, struct extent j)
{
	struct extent w = find_word(l, i), x = find_word(l, j);
	const char *edge = fuzz_lines.edges[below(l, fuzz_lines.nedges)];

	if (below(l, 2) == 0)
		replace(l, w.at, w.len, edge, strlen(edge));
	else
		replace(l, w.at, w.len, l->data + x.at, x.len);
}

/* Makes another letter or digit of one. */
static void
change_letter(struct lines *l, struct extent line)
{
	static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	    "abcdefghijklmnopqrstuvwxyz0123456789+/";
	struct extent w = find_word(l, line);

	if (w.len > 1)
		l->data[w.at + 1 + below(l, w.len - 1)] =
		    (uint8_t)letters[below(l, sizeof(letters) - 1)];
}

static void
change(struct lines *l)
{
	struct extent i, j;
	const char *new;
	size_t n;

	if (l->n == 0)
		return;
	i = l->v[below(l, l->n)];
	j = l->v[below(l, l->n)];
	switch (below(l, 8)) {
	case 0:
		replace(l, i.at, i.len, l->data + j.at, j.len);
		break;
	case 1:
		for (n = 1 + below(l, REPEAT_MAX); n > 0; n--)
			replace(l, i.at, 0, l->data + i.at, i.len);
		break;
	case 2:
		replace(l, i.at, below(l, i.len) + 1, NULL, 0);
		break;
	case 3:
		replace(l, j.at, 0, l->data + i.at, i.len);
		break;
	case 4:
		new = fuzz_lines.plain[below(l, fuzz_lines.nplain)];
		replace(l, i.at, 0, new, strlen(new));
		break;
	case 5:
		change_letter(l, i);
		break;
	default:
		change_word(l, i, j);
	}
}

size_t
LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max,
    unsigned int seed)
{
	struct lines l;
	size_t n;

	l.data = data;
	l.len = size;
	l.max = max;
	l.state = seed;
	if (below(&l, 8) == 0)
		return LLVMFuzzerMutate(data, size, max);
	for (n = 1 + below(&l, 4); n > 0; n--) {
		find_lines(&l);
		change(&l);
	}
	return l.len;
}
