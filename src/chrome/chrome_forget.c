/*
 * chrome_forget: the beginning of a text that grows, forgotten.
 *
 * What stays is the text before the first event, so that the rest is still in
 * the array that it was in, metadata events, each spelling once, and the events
 * that are asked for.  Damaged events go.
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

/* Returns the end of the event at p, or NULL; *meta: it is metadata. */
static const char *
forget_event(const char *p, const char *end, int *meta)
{
	struct span s;
	struct event e;
	struct json j;

	memset(&j, 0, sizeof(j));
	j.p = j.base = p;
	j.end = end;
	*meta = 0;
	if ((p = scan_one(&j, &e)) != NULL) {
		s = e.f[F_PH];
		if (event_has(&e, F_PH))
			*meta = s.type == SPAN_STRING && s.len == 1 &&
			    *s.p == 'M';
		return p;
	}
	if (json_value(&j, JSON_ANY, &s) != JSON_OK)
		return NULL;
	p = j.p;
	s = json_find(&j, &s, "ph");
	*meta = s.type == SPAN_STRING && s.len == 1 && *s.p == 'M';
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

/* Keeps what stays of the events from p on; returns where the rest begins. */
static const char *
forget_events(struct forgetting *f, const char *p)
{
	const char *limit = f->data + f->at, *end = f->data + f->len, *behind;
	const char *last = p;
	uint64_t off;
	int meta;

	while ((p = memchr(p, '{', (size_t)(end - p))) != NULL && p < limit) {
		if ((behind = forget_event(p, end, &meta)) == NULL) {
			p++;
			continue;
		}
		if (behind > limit)
			break;
		off = f->base + (uint64_t)(p - f->data);
		if (meta ? forget_is_new(f, p, behind) :
		    forgetting_stays(f, off, off + 1))
			forget_keep(f, p, behind);
		last = p = behind;
	}
	return p != NULL ? p : last;
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
	p = forget_events(f, p);
	f->at = (size_t)(p - f->data);
	return 0;
}
