/*
 * chrome_meta: M events.  Those that name, label or sort processes and threads
 * are a table; their ts is ignored.  Others are kept as metadata, with their
 * args as the value (ttv-formats(5), METADATA).
 */
#include "config.h"

#include <string.h>

#include "ttv/text.h"
#include "chrome.h"

static struct span
meta_arg(struct chrome *c, const struct event *e, const char *name)
{
	struct span none = { NULL, 0, SPAN_NONE, 0 };

	if (!event_has(e, F_ARGS))
		return none;
	return json_find(&c->j, &e->f[F_ARGS], name);
}

static int
meta_string(struct chrome *c, const struct event *e, const char *arg,
    uint32_t *out)
{
	struct span s = meta_arg(c, e, arg);

	*out = chrome_raw_string(c, &s);
	return *out == 0 ? -1 : 0;
}

static int
meta_int(struct chrome *c, const struct event *e, const char *arg,
    int64_t *out)
{
	struct span s = meta_arg(c, e, arg);

	if (s.type != SPAN_NUMBER && s.type != SPAN_STRING)
		return -1;
	return text_parse_int(s.p, s.len, out);
}

static int
meta_process_name(struct chrome *c, const struct event *e)
{
	uint32_t s;

	if (meta_string(c, e, "name", &s) == -1)
		return -1;
	builder_process_name(c->b, chrome_process(c, e), s);
	return 0;
}

static int
meta_process_labels(struct chrome *c, const struct event *e)
{
	uint32_t s;

	if (meta_string(c, e, "labels", &s) == -1)
		return -1;
	builder_process_labels(c->b, chrome_process(c, e), s);
	return 0;
}

static int
meta_process_sort(struct chrome *c, const struct event *e)
{
	int64_t n;

	if (meta_int(c, e, "sort_index", &n) == -1)
		return -1;
	builder_process_sort(c->b, chrome_process(c, e), n);
	return 0;
}

static int
meta_thread_name(struct chrome *c, const struct event *e)
{
	uint32_t s;

	if (meta_string(c, e, "name", &s) == -1)
		return -1;
	builder_thread_name(c->b, chrome_thread(c, e), s);
	return 0;
}

static int
meta_thread_sort(struct chrome *c, const struct event *e)
{
	int64_t n;

	if (meta_int(c, e, "sort_index", &n) == -1)
		return -1;
	builder_thread_sort(c->b, chrome_thread(c, e), n);
	return 0;
}

static int
meta_frames(struct chrome *c, const struct event *e)
{
	struct span s = { e->p, (size_t)(c->j.p - e->p), SPAN_OBJECT, 0 };

	chrome_defer(c, DEFER_META_FRAMES, &s, e->off);
	builder_metadata(c->b, chrome_string(c, e, F_NAME), e->off, 0);
	return 0;
}

static const struct {
	const char	*name;
	int		(*read)(struct chrome *, const struct event *);
} names[] = {
	{ "process_name", meta_process_name },
	{ "process_labels", meta_process_labels },
	{ "process_sort_index", meta_process_sort },
	{ "thread_name", meta_thread_name },
	{ "thread_sort_index", meta_thread_sort },
	{ "stackFrames", meta_frames },
};

void
chrome_metadata(struct chrome *c, const struct event *e)
{
	size_t i;

	for (i = 0; event_has(e, F_NAME) &&
	    i < sizeof(names) / sizeof(names[0]); i++) {
		if (e->f[F_NAME].type != SPAN_STRING ||
		    !json_key_is(&e->f[F_NAME], names[i].name))
			continue;
		if (names[i].read(c, e) == -1)
			warn_add(builder_warn(c->b), WARN_META_ARGS, e->off);
		return;
	}
	builder_metadata(c->b, chrome_string(c, e, F_NAME), e->off, 0);
}
