/*
 * events: a mutator of traces that changes events rather than bytes.
 *
 * Most changes of bytes only make damage, which costs one event.  Behaviour
 * between events (crossing, disordered, unfinished or many of them) needs
 * changes that keep the syntax:
 *
 * 	an event is swapped, copied elsewhere, repeated, dropped
 * 	a phase, time, duration, thread, process or id is replaced
 * 	events of a plain kind, B E X i b e s f, are added
 *
 * An event is any object with a member "ph"; an independent scanner, which
 * knows brackets and quotes, finds them.  One change in five changes bytes
 * anyway.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"

#define EVENTS_MAX	512		/* events changed, from the start */
#define DEPTH_MAX	64
#define REPEAT_MAX	40		/* copies in one go: twice the small
					 * thresholds */

struct extent {
	size_t	at, len;
};

struct text {				/* the input being changed */
	char		*s;
	size_t		 len, max;
	struct extent	 event[EVENTS_MAX];
	size_t		 n;
	uint64_t	 state;		/* of the random numbers */
};

static size_t
below(struct text *t, size_t n)
{
	uint64_t z = t->state += 0x9e3779b97f4a7c15u;

	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
	z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
	return n == 0 ? 0 : (z ^ (z >> 31)) % n;
}

static size_t
string_end(const struct text *t, size_t at)
{
	for (at++; at < t->len && t->s[at] != '"'; at++)
		if (t->s[at] == '\\')
			at++;
	return at < t->len ? at : t->len - 1;
}

static void
find_events(struct text *t)
{
	size_t open[DEPTH_MAX], depth = 0, i, end;
	char has_ph[DEPTH_MAX];

	for (i = 0; i < t->len && t->n < EVENTS_MAX; i++) {
		if (t->s[i] == '{' && depth < DEPTH_MAX) {
			has_ph[depth] = 0;
			open[depth++] = i;
		} else if (t->s[i] == '}' && depth > 0) {
			depth--;
			if (has_ph[depth]) {
				t->event[t->n].at = open[depth];
				t->event[t->n++].len = i + 1 - open[depth];
			}
		} else if (t->s[i] == '"') {
			end = string_end(t, i);
			if (end - i == 3 && depth > 0 &&
			    memcmp(t->s + i, "\"ph\"", 4) == 0)
				has_ph[depth - 1] = 1;
			i = end;
		}
	}
}

/* Replaces `old` bytes by `n` others, if there is room. */
static void
replace(struct text *t, size_t at, size_t old, const char *with, size_t n)
{
	if (t->len - old + n > t->max)
		return;
	memmove(t->s + at + n, t->s + at + old, t->len - at - old);
	memcpy(t->s + at, with, n);
	t->len = t->len - old + n;
}

/* Finds the value of a key in an event; length 0: none. */
static struct extent
value_of(const struct text *t, struct extent e, const char *key)
{
	struct extent v = { 0, 0 };
	const char *end = t->s + e.at + e.len, *p;
	char quoted[16];
	int n;

	n = snprintf(quoted, sizeof(quoted), "\"%s\"", key);
	p = memmem(t->s + e.at, e.len, quoted, (size_t)n);
	if (p == NULL)
		return v;
	for (p += n; p < end && (*p == ' ' || *p == ':'); p++)
		;
	v.at = (size_t)(p - t->s);
	if (p < end && *p == '"')
		v.len = string_end(t, v.at) + 1 - v.at;
	else
		for (; p < end && strchr(",} \n]", *p) == NULL; p++)
			v.len++;
	return v;
}

/* ---- changes; i and j are events ---- */

static void
swap(struct text *t, struct extent i, struct extent j)
{
	char *a, *b;

	if (i.at > j.at) {
		swap(t, j, i);
		return;
	}
	if (i.at + i.len > j.at)
		return;			/* one contains the other */
	a = strndup(t->s + i.at, i.len);
	b = strndup(t->s + j.at, j.len);
	if (a != NULL && b != NULL && strlen(a) == i.len &&
	    strlen(b) == j.len) {
		replace(t, j.at, j.len, a, i.len);
		replace(t, i.at, i.len, b, j.len);
	}
	free(a);
	free(b);
}

/* Puts copies of i before j. */
static void
copy(struct text *t, struct extent i, struct extent j, size_t times)
{
	char *a = malloc(i.len + 1);

	if (a == NULL)
		return;
	memcpy(a, t->s + i.at, i.len);
	a[i.len] = ',';
	for (; times > 0; times--)
		replace(t, j.at, 0, a, i.len + 1);
	free(a);
}

static void
drop(struct text *t, struct extent i)
{
	size_t end = i.at + i.len;

	if (end < t->len && t->s[end] == ',')
		i.len++;
	replace(t, i.at, i.len, "", 0);
}

static void
change_phase(struct text *t, struct extent i)
{
	static const char phases[] = "BEBEBEXXXiIbnebesftstfCNODMSTpFPRvV()c";
	struct extent v = value_of(t, i, "ph");
	char to[3] = { '"', '\0', '"' };

	to[1] = phases[below(t, sizeof(phases) - 1)];
	if (v.len > 0)
		replace(t, v.at, v.len, to, sizeof(to));
}

static const char *const keys[] = {
	"ts", "ts", "ts", "dur", "tid", "tid", "pid", "id", "bind_id", "tts",
	"name", "cat", "sf", "args", "s", "bp",
};
#define NKEYS	(sizeof(keys) / sizeof(keys[0]))

/* Changes a number: small ones coincide, others are at limits of types. */
static void
change_number(struct text *t, struct extent i)
{
	static const char *const odd[] = {
		"-1", "0.0005", "1e3", "9223372036854775.807", "1e300", "null",
		"-9223372036854775.808", "4294967296", "\"0x10\"", "2147483647",
	};
	struct extent v = value_of(t, i, keys[below(t, NKEYS - 6)]);
	char to[32];

	if (v.len == 0)
		return;
	if (below(t, 8) == 0)
		snprintf(to, sizeof(to), "%s",
		    odd[below(t, sizeof(odd) / sizeof(odd[0]))]);
	else
		snprintf(to, sizeof(to), "%d", (int)below(t,
		    below(t, 2) ? 4 : 50));
	replace(t, v.at, v.len, to, strlen(to));
}

/* Replaces a value of j by that of i. */
static void
change_like(struct text *t, struct extent i, struct extent j)
{
	const char *key = keys[below(t, NKEYS)];
	struct extent from = value_of(t, j, key), to = value_of(t, i, key);
	char *s;

	if (from.len == 0 || to.len == 0 ||
	    (s = malloc(from.len)) == NULL)
		return;
	memcpy(s, t->s + from.at, from.len);
	replace(t, to.at, to.len, s, from.len);
	free(s);
}

/* Adds plain events of a process before j, or a trace if there is no event. */
static void
add(struct text *t, size_t at, size_t times)
{
	static const char phases[] = "BEXiEbesfE";
	int tid = 1 + (int)below(t, 3), same = (int)below(t, 2), ts = 0;
	char one[160], ph = phases[below(t, sizeof(phases) - 1)];

	for (; times > 0; times--) {
		if (!same)
			ph = phases[below(t, sizeof(phases) - 1)];
		ts += (int)below(t, 3);
		snprintf(one, sizeof(one), "{\"ph\":\"%c\",\"pid\":1,"
		    "\"tid\":%d,\"ts\":%d,\"dur\":%d,\"id\":%d,"
		    "\"cat\":\"c\",\"name\":\"%c\",\"args\":{\"a\":%d}},", ph,
		    tid, ts, (int)below(t, 9), (int)below(t, 3),
		    (int)('a' + below(t, 3)), ts);
		replace(t, at, 0, one, strlen(one));
		at += at + strlen(one) <= t->len ? strlen(one) : 0;
	}
}

static void
change(struct text *t)
{
	struct extent i, j;

	if (t->n == 0) {
		add(t, t->len > 0 && t->s[0] == '[' ? 1 : 0,
		    1 + below(t, REPEAT_MAX));
		return;
	}
	i = t->event[below(t, t->n)];
	j = t->event[below(t, t->n)];
	switch (below(t, 8)) {
	case 0:
		swap(t, i, j);
		break;
	case 1:
		copy(t, i, j, 1);
		break;
	case 2:
		copy(t, i, i, 1 + below(t, REPEAT_MAX));
		break;
	case 3:
		drop(t, i);
		break;
	case 4:
		change_phase(t, i);
		break;
	case 5:
		change_number(t, i);
		break;
	case 6:
		change_like(t, i, j);
		break;
	default:
		add(t, j.at, 1 + below(t, REPEAT_MAX));
		break;
	}
}

size_t
LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max,
    unsigned int seed)
{
	struct text t;
	size_t n;

	t.s = (char *)data;
	t.len = size;
	t.max = max;
	t.state = seed;
	if (below(&t, 5) == 0)
		return LLVMFuzzerMutate(data, size, max);
	for (n = 1 + below(&t, 4); n > 0; n--) {
		t.n = 0;
		find_events(&t);
		change(&t);
	}
	return t.len;
}
