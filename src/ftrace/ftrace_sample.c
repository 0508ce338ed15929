/*
 * ftrace_sample: takes samples that `perf script` wrote (ttv-formats(5), PERF
 * SCRIPT): a line, and below it a stack up to an empty line.  Lines of events
 * of the kernel are those of the tracer; their stacks are passed over here and
 * found again from the event.
 *
 * A part begins at a line of perf, so every stack is in one part.  In a text
 * without times the weights of each thread are its axis, and it is one part.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/chars.h"
#include "ttv/idtab.h"
#include "ttv/profile.h"
#include "ttv/reading.h"
#include "ttv/xmalloc.h"
#include "ftrace.h"
#include "ftrace_sample.h"

/* Lines of the beginning that decide, of those that are no comment. */
#define MODE_LINES	50
/* Bytes of an address, behind a comm, that might be the name of an event. */
#define ADDRESS_LEAST	8

struct ftrace_samples {
	struct stack_cache *stacks;
	const char	*event;		/* the last one's name, in the input */
	size_t		 event_len;
	uint32_t	 name;		/* its string */
	uint32_t	 told;		/* the last track that has events */
	int64_t		 tgid;		/* the last process that was named */
	const char	*comm;		/* ... so */
	size_t		 comm_len;
	struct idtab	 axis_ids;	/* tracks */
	struct profile_axis *axes;
	size_t		 cap;
};

struct ftrace_samples *
ftrace_samples_new(struct ftrace_part *part)
{
	struct ftrace_samples *s = xcalloc(1, sizeof(*s));

	s->stacks = stack_cache_new(part->b, part->r->symbols);
	s->told = NONE;
	return s;
}

void
ftrace_samples_free(struct ftrace_samples *s)
{
	if (s == NULL)
		return;
	stack_cache_free(s->stacks);
	idtab_free(&s->axis_ids);
	free(s->axes);
	free(s);
}

/* ---- how a text is written ---- */

/* Whether an entry of a stack stands below the line that ends at q. */
static int
stack_below(const char *q, const char *end)
{
	return q + 1 < end && q[1] == '\t' &&
	    sample_is_frame(q + 1, find_line_end(q + 1, end));
}

/* Whether the line [p, q) may begin a text that has neither comms nor times. */
static int
nameless_first(const char *p, const char *q, const char *end,
    struct sample_line *l)
{
	const char *next;

	if (sample_line_nameless(p, q, l) != SAMPLE_IS_SAMPLE)
		return 0;
	if (l->text != p)
		return stack_below(q, end);
	/* a stack, of which one line could be any text */
	if (q + 1 >= end)
		return 0;
	next = find_line_end(q + 1, end);
	return next == q + 1 || (q[1] == '\t' &&
	    sample_line_nameless(q + 1, next, l) != SAMPLE_IS_NONE);
}

/* Whether the line [p, q) has an address, one that is sure behind no comm. */
static int
has_address(const struct sample_line *l, const char *p, const char *q)
{
	return sample_is_frame(l->text, q) && (l->comm_len > 0 ?
	    q - l->text > ADDRESS_LEAST : sample_is_padded(p, l->text, q));
}

struct sample_mode
sample_mode(const char *p, const char *end)
{
	struct sample_mode m = { 0, 0, 0, 0, 0 };
	struct sample_line l;
	int lines = 0, bare = 0, timeless = 0, tids = 0;
	enum sample_type type;
	const char *q;

	for (; p < end && lines < MODE_LINES; p = q + 1) {
		q = find_line_end(p, end);
		if (p == q || *p == '#' || begins_with(p, q, SAMPLE_RECORD))
			continue;
		if (lines++ == 0 && nameless_first(p, q, end, &l)) {
			m.on = m.timeless = m.without_tid = m.without_comm = 1;
			m.events = l.event_len > 0;
			return m;
		}
		type = sample_line(p, q, 0, &l);
		/* numbers alone have a stack, too, or what is of perf alone */
		if (type == SAMPLE_IS_RECORD || (type != SAMPLE_IS_NONE &&
		    (l.comm_len > 0 || stack_below(q, end) ||
		    has_address(&l, p, q)))) {
			m.on = 1;
			m.events |= type == SAMPLE_IS_SAMPLE &&
			    l.event_len > 0;
			continue;
		}
		/* what else may be a comm has a stack, or an address */
		if (sample_line(p, q, 1, &l) == SAMPLE_IS_SAMPLE &&
		    l.event_len == 0 && has_address(&l, p, q)) {
			bare++;
			continue;
		}
		if (sample_line_timeless(p, q, 0, &l) == SAMPLE_IS_SAMPLE &&
		    l.event_len > 0 && l.text < q) {
			m.events = 1;
			timeless++;
			tids++;
			continue;
		}
		if (is_blank(*p) || !stack_below(q, end))
			continue;
		if (sample_line(p, q, 1, &l) == SAMPLE_IS_SAMPLE) {
			bare++;
			m.events |= l.event_len > 0;
		} else if (sample_line_timeless(p, q, 1, &l) !=
		    SAMPLE_IS_NONE) {
			m.events |= l.event_len > 0;
			timeless++;
			tids += sample_line_timeless(p, q, 0, &l) !=
			    SAMPLE_IS_NONE;
		}
	}
	m.timeless = !m.on && bare == 0 && timeless > 0;
	m.without_tid = bare > 0 || (m.timeless && tids < timeless);
	m.on |= bare > 0 || m.timeless;
	return m;
}

static enum sample_type
mode_line(const struct sample_mode *m, const char *p, const char *end,
    struct sample_line *l)
{
	if (m->without_comm)
		return sample_line_nameless(p, end, l);
	return m->timeless ? sample_line_timeless(p, end, m->without_tid, l) :
	    sample_line(p, end, m->without_tid, l);
}

const char *
sample_cut(const char *p, const char *end, const struct sample_mode *m)
{
	struct sample_line l;
	const char *q;

	for (; p < end; p = q + 1) {
		q = find_line_end(p, end);
		/* others are lines of a stack, whatever they look like */
		if (*p != '\t' && *p != '|' &&
		    mode_line(m, p, q, &l) != SAMPLE_IS_NONE)
			return p;
	}
	return end;
}

/* ---- threads ---- */

/* Names a process after its main thread, if that is the line's. */
static void
name_process(struct ftrace_part *part, const struct sample_line *l)
{
	struct ftrace_samples *s = part->samples;

	if (l->tid != l->tgid || l->tid <= 0 || l->comm_len == 0 ||
	    (s->tgid == l->tgid && s->comm_len == l->comm_len &&
	    memcmp(s->comm, l->comm, l->comm_len) == 0))
		return;
	s->tgid = l->tgid;
	s->comm = l->comm;
	s->comm_len = l->comm_len;
	builder_process_name(part->b, builder_process(part->b,
	    builder_int_ident(l->tgid), part->r->file),
	    profile_string(part->b, l->comm, l->comm_len));
}

/* Returns the track of a line's thread; names it. */
static uint32_t
line_thread(struct ftrace_part *part, const struct sample_line *l,
    uint64_t off)
{
	struct linux_event e;
	uint32_t comm, thread;

	if (!l->has_tid) {
		comm = profile_string(part->b, l->comm, l->comm_len);
		thread = builder_thread(part->b, profile_process(part->b,
		    part->r->file, 0), builder_text_ident(part->b,
		    builder_str(part->b, comm), l->comm_len));
		builder_thread_name(part->b, thread, comm);
		return thread;
	}
	memset(&e, 0, sizeof(e));
	e.ts = l->ts;
	e.off = off;
	e.cpu = l->cpu;
	e.tid = l->tid;
	e.tgid = l->tgid;
	e.comm = l->comm;
	e.comm_len = l->comm_len;
	name_process(part, l);
	return linux_thread(part->kernel, &e);
}

void
ftrace_samples_end(const struct ftrace_part *part)
{
	const struct ftrace_samples *s = part->samples;
	size_t i;

	for (i = 0; i < s->axis_ids.n; i++)
		profile_axis_end(part->b, (uint32_t)s->axis_ids.keys[i].w[0],
		    &s->axes[i]);
}

/* Returns where a sample of a thread without times begins. */
static int64_t
line_axis(struct ftrace_samples *s, struct builder *b, uint32_t track,
    double weight)
{
	struct idkey key = {{ track }};
	uint32_t i;
	int added;

	i = idtab_add(&s->axis_ids, &key, &added);
	if (added) {
		s->axes = xgrow(s->axes, i, &s->cap, sizeof(*s->axes));
		s->axes[i] = (struct profile_axis){ .ns = 1 };
		profile_counts(b, track);
	}
	return profile_axis_next(&s->axes[i], weight);
}

/* ---- records ---- */

/* Moves *p behind a text; returns 1, or 0 and leaves it. */
static int
skip_text(const char **p, const char *end, const char *text)
{
	if (!begins_with(*p, end, text))
		return 0;
	*p += strlen(text);
	return 1;
}

/* Reads "PID/TID" or "PID:TID" at p. */
static int
read_ids(const char **p, const char *end, char between, int64_t *pid,
    int64_t *tid)
{
	if (ftrace_digits(p, end, pid) == -1 || *p == end || **p != between)
		return -1;
	(*p)++;
	return ftrace_digits(p, end, tid);
}

/* Takes "COMM exec: NAME:PID/TID". */
static void
take_comm(struct ftrace_part *part, const struct sample_line *l,
    const char *p, const char *end, uint64_t off)
{
	struct sample_line named = *l;
	const char *colon, *ids;

	skip_text(&p, end, " exec");
	skip_text(&p, end, ":");
	p = skip_blanks(p, end);
	if ((colon = memrchr(p, ':', (size_t)(end - p))) == NULL)
		return;
	ids = colon + 1;
	if (read_ids(&ids, end, '/', &named.tgid, &named.tid) == -1)
		return;
	named.comm = p;
	named.comm_len = (size_t)(colon - p);
	named.has_tid = 1;
	line_thread(part, &named, off);
}

/* Takes "FORK(PID:TID):(PPID:PTID)". */
static void
take_fork(struct ftrace_part *part, const struct sample_line *l,
    const char *p, const char *end, uint64_t off)
{
	struct linux_event e;

	memset(&e, 0, sizeof(e));
	if (read_ids(&p, end, ':', &e.tgid, &e.tid) == -1)
		return;
	e.ts = l->ts;
	e.off = off;
	e.cpu = NONE;
	linux_thread(part->kernel, &e);
}

/* Takes what perf says of tasks and of what was lost. */
static void
take_record(struct ftrace_part *part, const struct sample_line *l,
    const char *end, uint64_t off)
{
	const char *p = l->text + strlen(SAMPLE_RECORD);
	int64_t n;

	if (skip_text(&p, end, "COMM"))
		take_comm(part, l, p, end, off);
	else if (skip_text(&p, end, "FORK("))
		take_fork(part, l, p, end, off);
	else if (skip_text(&p, end, "LOST lost ") ||
	    skip_text(&p, end, "LOST_SAMPLES lost ")) {
		if (ftrace_digits(&p, end, &n) == 0)
			warn_addn(builder_warn(part->b), WARN_LOST_EVENTS, off,
			    (uint64_t)n);
	} else if (skip_text(&p, end, "SWITCH"))
		part->nswitches++;
}

/* ---- samples ---- */

/*
 * Returns the end of the stack at p: an empty line, or one that does not begin
 * with a blank.  *cut is set where the text ends within a line.
 */
static const char *
stack_end(const struct ftrace_part *part, const char *p, int *cut)
{
	const char *end = part->r->data + part->r->len, *q;
	struct sample_line l;

	*cut = 0;
	while (p < end && (is_blank(*p) || *p == '|')) {
		q = memchr(p, '\n', (size_t)(end - p));
		/* comms of samples without stacks are right-aligned */
		if (*p == ' ' && mode_line(&part->mode, p, q == NULL ? end : q,
		    &l) != SAMPLE_IS_NONE)
			return p;
		if (q == NULL) {
			*cut = 1;
			return end;
		}
		p = q + 1;
	}
	return p;
}

/*
 * Returns the end of what is said about the frame in a line that ends at q: of
 * the lines of its source below, which begin with two blanks or a bar.
 */
static const char *
source_end(const struct ftrace_part *part, const char *q, const char *end)
{
	const char *p, *next;
	struct sample_line l;

	for (; q < end; q = next) {
		p = q + 1;
		if (end - p < 3 || (*p != '|' && (p[0] != ' ' || p[1] != ' ' ||
		    is_blank(p[2]))))
			break;
		next = find_line_end(p, end);
		if (mode_line(&part->mode, p, next, &l) != SAMPLE_IS_NONE)
			break;
	}
	return q;
}

static uint32_t
line_name(struct ftrace_part *part, const struct sample_line *l)
{
	struct ftrace_samples *s = part->samples;

	if (l->event_len == 0)
		return 0;
	if (s->event_len != l->event_len ||
	    memcmp(s->event, l->event, l->event_len) != 0) {
		s->event = l->event;
		s->event_len = l->event_len;
		s->name = profile_string(part->b, l->event, l->event_len);
	}
	return s->name;
}

/* Takes the sample of the line at p, with the stack [q, end). */
static void
take_sample(struct ftrace_part *part, const struct sample_line *l,
    const char *p, const char *q, const char *end)
{
	struct warn *warn = builder_warn(part->b);
	struct stack_flaws flaws = { 0, 0, 0 };
	uint64_t off = reading_off(part->r, p);
	uint32_t track = line_thread(part, l, off), callsite = NONE;

	if (q < end) {
		callsite = stack_find(part->samples->stacks, q, end, &flaws);
		if (flaws.bad > 0)
			warn_addn(warn, WARN_LINE, off, flaws.bad);
		if (flaws.cut > 0)
			warn_addn(warn, WARN_STACK, off, flaws.cut);
	}
	if (flaws.branches || sample_has_branches(p, q))
		warn_add(warn, WARN_UNREAD, off);
	if (l->event_len > 0 && part->samples->told != track)
		builder_sample_events(part->b, part->samples->told = track);
	builder_sample(part->b, track, part->mode.timeless ?
	    line_axis(part->samples, part->b, track, (double)l->period) : l->ts,
	    callsite, line_name(part, l), (double)l->period, off);
	part->nsamples++;
	part->nevents++;
}

/* Takes "# KEY : VALUE", blanks around both off. */
static void
take_header(struct ftrace_part *part, const char *p, const char *end)
{
	const char *q = p, *key_end;

	while ((q = memchr(q, ':', (size_t)(end - q))) != NULL &&
	    (!is_blank(q[-1]) || q + 1 == end || !is_blank(q[1])))
		q++;
	if (q == NULL)
		return;
	p = skip_blanks(p + 1, q);
	key_end = q;
	ftrace_trim(p, &key_end);
	q = skip_blanks(q + 1, end);
	if (p < key_end && q < end)
		builder_metadata(part->b, profile_string(part->b, p,
		    (size_t)(key_end - p)), reading_off(part->r, q),
		    (uint64_t)(end - q));
}

/* Takes a line that is no sample: returns what is behind it. */
static const char *
take_other(struct ftrace_part *part, const char *p, const char *q)
{
	const char *end = q;

	ftrace_trim(p, &end);
	if (p < end && *p == '#')
		take_header(part, p, end);
	else if (p < end && *p != '|' && !begins_with(p, end, "\t\t") &&
	    memmem(p, (size_t)(end - p), " info available", 15) == NULL)
		warn_add(builder_warn(part->b), q == part->r->data +
		    part->r->len ? WARN_TRUNCATED : WARN_LINE,
		    reading_off(part->r, p));
	return q + 1;
}

/*
 * Returns whether the line l, the last one of a text and without a line break,
 * is cut in its period or in the name of its event, where other lines name
 * one: it ends at q, behind digits alone, or none, or behind digits and a word
 * that is no module.  An address alone may be digits too.
 */
static int
is_cut(const struct sample_mode *m, const struct sample_line *l, const char *q)
{
	const char *p = l->text;

	if (!m->events || l->event_len > 0)
		return 0;
	ftrace_trim(p, &q);
	while (p < q && is_digit(*p))
		p++;
	if (p < q && p > l->text && is_blank(*p))
		for (p = skip_blanks(p, q); p < q && !is_blank(*p); p++)
			;
	return p == q && (p == l->text || p[-1] != ')');
}

const char *
ftrace_samples_take(struct ftrace_part *part, const char *p)
{
	const char *limit = part->r->data + part->r->len, *next, *q;
	struct sample_line l;
	int cut;

	q = find_line_end(p, limit);
	switch (mode_line(&part->mode, p, q, &l)) {
	case SAMPLE_IS_RECORD:
		take_record(part, &l, q, reading_off(part->r, p));
		return q + 1;
	case SAMPLE_IS_EVENT:
		ftrace_part_line(part, p, q);
		part->stacks = 1;
		return stack_end(part, q < limit ? q + 1 : limit, &cut);
	case SAMPLE_IS_SAMPLE:
		if (q == limit && is_cut(&part->mode, &l, q)) {
			warn_add(builder_warn(part->b), WARN_TRUNCATED,
			    reading_off(part->r, p));
			return q + 1;
		}
		if (l.text != p && !stack_below(q, limit) &&
		    sample_is_frame(l.text, q)) {
			next = source_end(part, q, limit);
			take_sample(part, &l, p, l.text, next);
			return next < limit ? next + 1 : next;
		}
		/* without a line of its own the stack begins here */
		q = l.text == p ? p : q < limit ? q + 1 : limit;
		next = stack_end(part, q, &cut);
		if (cut)
			warn_add(builder_warn(part->b), WARN_TRUNCATED,
			    reading_off(part->r, p));
		else
			take_sample(part, &l, p, q, next);
		return next < limit && *next == '\n' ? next + 1 : next;
	default:
		return take_other(part, p, q);
	}
}
