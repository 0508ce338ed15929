/*
 * strace: the reader of strace's output (ttv-formats(5), STRACE).
 *
 * A call is a slice of its thread.  Of a call that other threads interrupt, the
 * begin and the end stand in two lines; one whose thread ends within lasts up
 * to that end.  Lines tell tids alone: what clone returned says which are
 * threads of a process, so processes are settled at the end.  What a call of
 * one thread did to another is a flow: strace_flow.c.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/chars.h"
#include "ttv/idtab.h"
#include "ttv/profile.h"
#include "ttv/reading.h"
#include "ttv/xmalloc.h"
#include "strace.h"
#include "strace_flow.h"

#define STRACE_COUNT	"line"
#define STRACE_HELP	"a call, its end, a signal, or the end of a thread"
#define SNIFF_LINES	20
#define DAY		(INT64_C(86400) * 1000000000)
/* Threads that made threads, at most, above one. */
#define MAKERS_MOST	64

struct task {
	int64_t		 tid;
	uint32_t	 track, maker;	/* task of whose process it is, or
					 * NONE */
	uint32_t	 name;		/* of the process, or 0 */
	int64_t		 last;		/* time of its newest line */
	/* a call that is open, or whose length may be too long */
	uint8_t		 open, waits;	/* waits: for the end of the thread */
	uint8_t		 clone;		/* 1: makes a thread */
	uint8_t		 flows;		/* 1: the flows ask for its end */
	uint32_t	 flow_task;	/* its number there */
	uint32_t	 program;	/* that execve() begins, or 0 */
	int64_t		 ts, dur;	/* dur -1: not known */
	uint64_t	 off, end_off;	/* end_off 0: of one line */
	uint32_t	 kind, call;	/* call: its name */
};

/* Names of calls that are remembered, by their length and two letters. */
#define NAMES_SEEN	256
struct seen {
	const char	*p;		/* in the input; NULL: empty */
	size_t		 len;
	uint32_t	 call, kind;
};

struct strace {
	struct reading	*r;
	struct builder	*b;
	struct idtab	 ids;
	struct task	*tasks;
	size_t		 cap;
	uint32_t	 last;		/* the newest line's task, if any */
	struct seen	 seen[NAMES_SEEN];
	int64_t		 first_pid;	/* of lines that say none, or -1 */
	int		 has_first;	/* 1: first_pid is known */
	int		 relative, started;
	int64_t		 now, day;
	enum strace_clock clock;
	uint64_t	 n;
	struct strace_flows *flows;
};

static struct task *
task_of(struct strace *s, int64_t tid)
{
	struct idkey key = {{ (uint64_t)tid }};
	struct task *t;
	uint32_t i;
	int added;

	if (s->ids.n > 0 && s->tasks[s->last].tid == tid)
		return &s->tasks[s->last];
	i = s->last = idtab_add(&s->ids, &key, &added);
	if (added) {
		s->tasks = xgrow(s->tasks, i, &s->cap, sizeof(*s->tasks));
		t = &s->tasks[i];
		memset(t, 0, sizeof(*t));
		t->tid = tid;
		t->maker = NONE;
		t->flow_task = strace_flow_task(s->flows, tid);
		t->last = INT64_MIN;
		t->track = tid == -1 ? profile_thread(s->b, profile_process(
		    s->b, s->r->file, 0), 0, 0) : builder_tid(s->b,
		    builder_int_ident(tid));
	}
	return &s->tasks[i];
}

/* ---- calls ---- */

/*
 * Gives the open call of a task to the builder; dur -1: it has no end.  Calls
 * of one time and no length would lie in each other if they were complete.
 */
static void
put_call(struct strace *s, struct task *t, int64_t dur)
{
	t->open = t->waits = 0;
	if (t->end_off == 0 && dur != 0) {
		builder_complete(s->b, t->track, t->ts, dur < 0 ? DUR_OPEN :
		    dur, t->kind, t->off);
		return;
	}
	builder_begin(s->b, t->track, t->ts, t->kind, t->off);
	if (dur >= 0)
		builder_end(s->b, t->track, t->ts + dur, t->kind,
		    t->end_off == 0 ? t->off : t->end_off);
}

/* Ends what a task has open where its next line is. */
static void
settle(struct strace *s, struct task *t, int64_t ts, int end)
{
	int64_t dur;

	if (!t->open)
		return;
	if (t->waits || t->dur < 0) {
		if (end)
			put_call(s, t, ts > t->ts ? ts - t->ts : 0);
		return;
	}
	dur = t->dur;
	if (ts >= t->ts && dur > ts - t->ts)
		dur = ts - t->ts;
	put_call(s, t, dur);
}

/* Whether a text has a word in it. */
static int
strace_has(const char *p, size_t n, const char *word)
{
	return p != NULL && memmem(p, n, word, strlen(word)) != NULL;
}

/* Whether a line is of a call that makes a thread of its process. */
static int
makes_thread(const struct strace_line *l)
{
	return l->name_len >= 5 && memcmp(l->name, "clone", 5) == 0 &&
	    strace_has(l->args, l->args_len, "CLONE_THREAD");
}

/* Notes what a call that has returned says of threads and processes. */
static void
note_call(struct strace *s, struct task *t, const struct strace_line *l)
{
	uint32_t caller = (uint32_t)(t - s->tasks);
	const char *end;
	struct task *made;
	size_t len = l->ret_len;
	int64_t tid;

	if (makes_thread(l))
		t->clone = 1;
	/* -Y writes the name of the task behind its number: 12<io> */
	if (l->ret != NULL && (end = memchr(l->ret, '<', len)) != NULL)
		len = (size_t)(end - l->ret);
	if (l->name_len >= 5 && memcmp(l->name, "clone", 5) == 0 &&
	    l->ret != NULL && ident_parse(l->ret, len, &tid) == 0 &&
	    tid > 0 && t->clone && tid != t->tid) {
		made = task_of(s, tid);
		if (made->maker == NONE)
			made->maker = caller;
	}
	if (s->tasks[caller].program != 0 && l->ret != NULL &&
	    l->ret_len == 1 && *l->ret == '0')
		s->tasks[caller].name = s->tasks[caller].program;
}

/* Returns the file name of the program of an execve(), or 0. */
static uint32_t
program_of(struct strace *s, const struct strace_line *l)
{
	const char *slash, *end;

	if (l->name_len != 6 || memcmp(l->name, "execve", 6) != 0 ||
	    l->args_len <= 2 || *l->args != '"' || (end = memchr(l->args + 1,
	    '"', l->args_len - 1)) == NULL)
		return 0;
	slash = memrchr(l->args, '/', (size_t)(end - l->args));
	slash = slash == NULL ? l->args + 1 : slash + 1;
	return profile_string(s->b, slash, (size_t)(end - slash));
}

/* Returns the name of a line's call, and the kind of its slices. */
static const struct seen *
call_name(struct strace *s, const struct strace_line *l)
{
	size_t len = l->name_len;
	struct seen *n = &s->seen[len == 0 ? 0 : (len * 31 + (unsigned char)
	    l->name[0] + 7u * (unsigned char)l->name[len - 1]) % NAMES_SEEN];

	if (n->p != NULL && n->len == len && memcmp(n->p, l->name, len) == 0)
		return n;
	n->call = profile_string(s->b, l->name, len);
	n->kind = builder_kind(s->b, n->call, builder_string(s->b,
	    STRACE_CALL, strlen(STRACE_CALL)), 0);
	/* a line that was joined is no text of the input */
	n->p = l->joined.len > 0 ? NULL : l->name;
	n->len = len;
	return n;
}

/* Returns the task whose process a task is of, as far as is known. */
static uint32_t
process_of(const struct strace *s, uint32_t i)
{
	int depth;

	for (depth = 0; s->tasks[i].maker != NONE && depth < MAKERS_MOST;
	    depth++)
		i = s->tasks[i].maker;
	return i;
}

/* Returns what the flows of a task's open call need. */
static struct strace_call
flow_call(const struct strace *s, const struct task *t)
{
	return (struct strace_call){ t->tid, s->tasks[process_of(s,
	    (uint32_t)(t - s->tasks))].tid, t->flow_task, t->track, t->ts,
	    t->off, s->now, t->end_off };
}

static void
open_call(struct strace *s, struct task *t, const struct strace_line *l,
    uint64_t off)
{
	const struct seen *name;
	struct strace_call call;

	t->open = 1;
	t->waits = (uint8_t)l->cut;
	t->ts = s->now;
	t->dur = l->cut || l->type == STRACE_UNFINISHED ? -1 :
	    l->dur < 0 ? 0 : l->dur;
	t->off = off;
	t->end_off = 0;
	name = call_name(s, l);
	t->call = name->call;
	t->kind = name->kind;
	t->clone = (uint8_t)makes_thread(l);
	t->program = program_of(s, l);
	call = flow_call(s, t);
	t->flows = (uint8_t)strace_flow_begin(s->flows, &call, l);
}

/* Tells the flows that the open call of a task has returned, in a line. */
static void
return_call(struct strace *s, const struct task *t,
    const struct strace_line *l)
{
	struct strace_call call;
	int64_t told;

	if (!t->flows)
		return;
	call = flow_call(s, t);
	if (t->dur >= 0 && !__builtin_add_overflow(t->ts, t->dur, &told) &&
	    told < call.end)
		call.end = told;
	strace_flow_end(s->flows, &call, l);
}

static void
take_call(struct strace *s, uint32_t i, const struct strace_line *l,
    uint64_t off)
{
	struct task *t = &s->tasks[i];

	if (t->open) {			/* a second begin ends the first */
		warn_add(builder_warn(s->b), WARN_STRAY_END, off);
		put_call(s, t, s->now > t->ts ? s->now - t->ts : 0);
	}
	open_call(s, t, l, off);
	if (l->type != STRACE_WHOLE)
		return;
	note_call(s, t, l);
	if (!l->cut)
		return_call(s, &s->tasks[i], l);
}

static void
take_resumed(struct strace *s, uint32_t i, const struct strace_line *l,
    uint64_t off)
{
	struct task *t = &s->tasks[i];
	const char *name;

	name = t->open ? builder_str(s->b, t->call) : "";
	if (!t->open || t->waits || strlen(name) != l->name_len ||
	    memcmp(name, l->name, l->name_len) != 0) {
		warn_add(builder_warn(s->b), WARN_STRAY_END, off);
		if (t->open)
			put_call(s, t, -1);
		open_call(s, t, l, off);
		if (l->dur > 0)
			t->ts = s->now - l->dur;
		put_call(s, t, l->dur < 0 ? 0 : l->dur);
		return;
	}
	t->end_off = off;
	note_call(s, t, l);
	t = &s->tasks[i];
	if (l->cut) {
		t->waits = 1;
		return;
	}
	if (l->dur >= 0)		/* settle() cuts it */
		t->dur = l->dur;
	return_call(s, t, l);
	if (l->dur < 0)
		put_call(s, t, s->now > t->ts ? s->now - t->ts : 0);
}

static void
take_instant(struct strace *s, uint32_t i, const struct strace_line *l,
    uint64_t off)
{
	const char *cat = l->type == STRACE_END ? "exit" : "signal";

	if (l->type == STRACE_END)
		strace_flow_exit(s->flows, s->tasks[i].flow_task);
	builder_instant(s->b, s->tasks[i].track, s->now, builder_kind(s->b,
	    profile_string(s->b, l->name, l->name_len), builder_string(s->b,
	    cat, strlen(cat)), 0), 0, off);
}

/* ---- lines ---- */

/* Sets the time of a line: ns since its clock began. */
static void
line_time(struct strace *s, const struct strace_line *l)
{
	if (!s->started) {
		s->started = 1;
		s->relative = l->clock == STRACE_SECONDS && l->ts == 0;
		s->clock = l->clock;
		s->now = l->ts;
		return;
	}
	if (s->relative) {
		if (__builtin_add_overflow(s->now, l->ts, &s->now))
			s->now = INT64_MAX;
		return;
	}
	if (l->clock == STRACE_OF_DAY) {
		if (l->ts + s->day < s->now - DAY / 2 &&
		    s->day < INT64_MAX - 2 * DAY)
			s->day += DAY;
		s->now = l->ts + s->day;
		return;
	}
	s->now = l->ts;
}

/*
 * Returns the pid of lines that say none in a text where others do: one that is
 * seen but was never attached; -1 if no line says a pid.  O(bytes).
 */
static int64_t
find_first(const struct reading *r)
{
	static const char attached[] = "strace: Process ";
	const char *p = r->data, *end = p + r->len, *q;
	struct idtab ids;
	struct idkey key = {{ 0 }};
	int64_t pid = -1, first = -1;

	if (memmem(p, r->len, "[pid ", 5) == NULL)
		return -1;
	memset(&ids, 0, sizeof(ids));
	while ((p = memmem(p, (size_t)(end - p), attached,
	    strlen(attached))) != NULL) {
		p += strlen(attached);
		for (q = p; q < end && is_digit(*q); q++)
			;
		if (ident_parse(p, (size_t)(q - p), &pid) == 0) {
			key.w[0] = (uint64_t)pid;
			idtab_add(&ids, &key, NULL);
		}
	}
	for (p = r->data; first == -1 && (p = memmem(p, (size_t)(end - p),
	    "[pid ", 5)) != NULL;) {
		p = skip_blanks(p + 5, end);
		for (q = p; q < end && is_digit(*q); q++)
			;
		if (ident_parse(p, (size_t)(q - p), &pid) == -1)
			continue;
		key.w[0] = (uint64_t)pid;
		if (idtab_find(&ids, &key) == UINT32_MAX)
			first = pid;
	}
	idtab_free(&ids);
	return first;
}

static int64_t
first_pid(struct strace *s)
{
	if (!s->has_first) {
		s->has_first = 1;
		s->first_pid = find_first(s->r);
	}
	return s->first_pid;
}

static void
take_line(struct strace *s, const struct strace_line *l, const char *p)
{
	uint64_t off = reading_off(s->r, p);
	struct task *t;
	uint32_t i;

	if (l->type == STRACE_NOTHING)
		return;
	if (l->type == STRACE_BAD) {
		warn_add(builder_warn(s->b), l->next == s->r->data +
		    s->r->len && l->next[-1] != '\n' ? WARN_TRUNCATED :
		    WARN_LINE, off);
		return;
	}
	s->n++;
	line_time(s, l);
	t = task_of(s, l->pid != -1 ? l->pid : first_pid(s));
	i = (uint32_t)(t - s->tasks);
	if (l->comm != NULL)
		builder_thread_name(s->b, t->track, profile_string(s->b,
		    l->comm, l->comm_len));
	settle(s, t, s->now, l->type == STRACE_END);
	t->last = s->now;
	switch (l->type) {
	case STRACE_WHOLE:
	case STRACE_UNFINISHED:
		take_call(s, i, l, off);
		break;
	case STRACE_RESUMED:
		take_resumed(s, i, l, off);
		break;
	default:
		take_instant(s, i, l, off);
		break;
	}
}

/* Says of which process each thread is, and how these are called. */
static void
settle_tasks(struct strace *s)
{
	uint32_t i, k, upid;
	struct task *t;

	for (i = 0; i < s->ids.n; i++) {
		t = &s->tasks[i];
		if (t->open)
			put_call(s, t, t->waits || t->dur < 0 ? -1 : t->dur);
		if (t->tid == -1)
			continue;
		k = process_of(s, i);
		upid = builder_process(s->b,
		    builder_int_ident(s->tasks[k].tid), s->r->file);
		builder_tid_process(s->b, t->track, upid);
		if (t->name != 0)
			builder_process_name(s->b, upid, t->name);
	}
}

static struct builder *
strace_read(struct reading *r)
{
	struct strace_line l;
	struct progress progress;
	const char *p, *end, *told;
	struct strace s;

	memset(&s, 0, sizeof(s));
	reading_wait(r);
	s.r = r;
	s.b = reading_builder(r, 1);
	s.flows = strace_flows_new(s.b);
	builder_open_ends(s.b);
	progress_begin(&progress, r);
	end = r->data + r->len;
	for (p = told = r->data; p < end; p = l.next) {
		if (p >= told + PROGRESS_STEP) {
			if (progress_add(&progress, (uint64_t)(p - told)))
				break;
			told = p;
		}
		strace_line(p, end, &l);
		take_line(&s, &l, p);
		strace_line_free(&l);
	}
	settle_tasks(&s);
	if (!s.relative && s.clock == STRACE_SECONDS)
		builder_clock(s.b, SYS_CLOCK_REALTIME);
	reading_count(s.b, STRACE_COUNT, STRACE_HELP, s.n);
	r->understood = s.n > 0;
	strace_flows_free(s.flows);
	idtab_free(&s.ids);
	free(s.tasks);
	return s.b;
}

static int
strace_sniff(const char *p, size_t n)
{
	const char *end = p + n;
	struct strace_line l;
	int i, known;

	for (i = 0; p < end && i < SNIFF_LINES; i++, p = l.next) {
		if (memchr(p, '\n', (size_t)(end - p)) == NULL && i > 0)
			return 0;
		strace_line(p, end, &l);
		known = l.type > STRACE_NOTHING;
		strace_line_free(&l);
		if (known)
			return 1;
	}
	return 0;
}

const struct format strace_format = {
	.name = "strace",
	.help = "strace output with times: -t, -tt, -ttt, -r",
	.sniff = strace_sniff,
	.read = strace_read,
	.events = &strace_events,
};
