/*
 * chrome_forget: the beginning of a text that grows, forgotten.
 *
 * What stays is the text before the first event, so that the rest is still in
 * the array that it was in, metadata events, each spelling once, and the events
 * that are asked for.  Damaged events go; when they make it read more than
 * chrome_budget(), nothing is forgotten.
 */
#include "config.h"

#include <string.h>

#include "ttv/buf.h"
#include "ttv/strtab.h"
#include "chrome.h"
#include "scan.h"

/*
 * Returns where the first event may begin: behind the [ of the event list, or
 * at the first byte of events without a list.
 */
static const char *
forget_prefix(const char *p, const char *end, int *lone)
{
	const char *read;
	struct json j;
	struct span key, value;

	memset(&j, 0, sizeof(j));
	j.p = j.base = p;
	j.end = end;
	json_blanks(&j);
	*lone = 0;
	if (j.p < end && *j.p == '[')
		return j.p + 1;
	if (j.p == end || *j.p != '{' || chrome_is_lone(&j, &read)) {
		*lone = 1;
		return p;
	}
	json_open(&j);
	while (json_next(&j, '}') == 1 && json_key(&j, &key) == 1) {
		json_blanks(&j);
		if (json_key_is(&key, "traceEvents") && j.p < end &&
		    *j.p == '[')
			return j.p + 1;
		if (json_value(&j, JSON_MEMBER, &value) != JSON_OK)
			break;
	}
	return NULL;
}

/*
 * Returns the end of the object at p, or NULL; *ph is the letter of its phase,
 * or 0: it has none.  Adds the bytes that were read of odd ones to *spent.
 */
static const char *
forget_event(const char *p, const char *end, uint64_t *spent, char *ph)
{
	struct span s;
	struct event e;
	struct json j;

	memset(&j, 0, sizeof(j));
	j.p = j.base = p;
	j.end = end;
	j.spent = spent;
	*ph = 0;
	if ((p = scan_one(&j, &e)) != NULL) {
		s = e.f[F_PH];
		if (event_has(&e, F_PH) && s.type == SPAN_STRING && s.len == 1)
			*ph = *s.p;
		return p;
	}
	if (json_value(&j, JSON_ANY, &s) != JSON_OK)
		return NULL;
	p = j.p;
	s = json_find(&j, &s, "ph");
	if (s.type == SPAN_STRING && s.len == 1)
		*ph = *s.p;
	return p;
}

static void
forget_keep(struct forgetting *f, const char *p, const char *end)
{
	buf_add(f->head, p, (size_t)(end - p));
	buf_adds(f->head, f->separator);
}

/* Returns whether metadata of that spelling is new. */
static int
forget_is_new(struct forgetting *f, const char *p, const char *end)
{
	uint32_t before = strtab_count(f->seen);

	strtab_add(f->seen, p, (size_t)(end - p));
	return strtab_count(f->seen) > before;
}

/*
 * Keeps what stays of the events from p on; returns where the rest begins, or
 * NULL: the text is too damaged.  What cannot be read and has no event behind
 * it may be half of one, whose objects are complete: it is of the rest.
 */
static const char *
forget_events(struct forgetting *f, const char *p)
{
	const char *limit = f->data + f->at, *end = f->data + f->len, *behind;
	const char *last = p, *half = NULL;
	uint64_t off, spent = 0;
	char ph;

	while ((p = memchr(p, '{', (size_t)(end - p))) != NULL && p < limit) {
		behind = forget_event(p, end, &spent, &ph);
		if (spent > chrome_budget(f->at, 1))
			return NULL;
		if (behind == NULL) {
			half = half != NULL ? half : p;
			p++;
			continue;
		}
		if (ph != 0)
			half = NULL;
		if (behind > limit)
			break;
		off = f->base + (uint64_t)(p - f->data);
		if (ph == 'M' ? forget_is_new(f, p, behind) :
		    forgetting_stays(f, off, off + 1))
			forget_keep(f, p, behind);
		last = p = behind;
	}
	return half != NULL ? half : p != NULL ? p : last;
}

int
chrome_forget(struct forgetting *f)
{
	const char *p;
	int lone;

	p = forget_prefix(f->data, f->data + f->len, &lone);
	if (p == NULL || p > f->data + f->at)
		return -1;
	f->separator = lone ? "\n" : ",\n";
	if (f->from == 0)
		buf_add(f->head, f->data, (size_t)(p - f->data));
	else
		p = f->data + f->from;
	if ((p = forget_events(f, p)) == NULL)
		return -1;
	f->at = (size_t)(p - f->data);
	return 0;
}
