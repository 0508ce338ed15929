/*
 * strace_flow: what calls of one thread do to those of another, as flows: a
 * thread that is made begins, one that has ended is waited for, a futex is
 * woken, a pipe is written to.  They answer why a call was slow.
 *
 * Calls come in the order of the file.  A wait has a flow from a call that
 * began while it waited; what stands before it did not end it.  A futex is
 * known by its address and the process, which clone() tells: calls of threads
 * of which nothing is known have none.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/chars.h"
#include "ttv/idtab.h"
#include "ttv/xmalloc.h"
#include "strace_flow.h"

/* What a call may do to another thread, or wait for. */
enum role { ROLE_NONE, ROLE_WAKES, ROLE_WAITS, ROLE_MAKES, ROLE_REAPS };
enum channel_type { CHANNEL_FUTEX, CHANNEL_PIPE };

struct point {				/* a call */
	uint64_t	off;
	int64_t		ts;		/* its begin */
	uint32_t	track;		/* NONE: there is none */
};

struct flow_task {
	struct point	 call;		/* that is open, or the last one */
	enum role	 role;
	uint32_t	 channel;	/* of ROLE_WAKES and ROLE_WAITS */
	struct point	 before;	/* of ROLE_WAKES: who woke it last */
	int		 futex;
	/* of the two that come in either order: the first */
	struct point	 made, first;
	int		 begun, ended;
};

struct strace_flows {
	struct builder	*b;
	struct idtab	 tids;
	struct flow_task *v;		/* by tid */
	size_t		 cap;
	struct idtab	 ids;		/* type, address or number, process */
	struct point	*wakers;	/* by channel: the last */
	size_t		 wakers_cap;
	uint64_t	 arrows;
};

struct strace_flows *
strace_flows_new(struct builder *b)
{
	struct strace_flows *f = xcalloc(1, sizeof(*f));

	f->b = b;
	return f;
}

void
strace_flows_free(struct strace_flows *f)
{
	idtab_free(&f->tids);
	idtab_free(&f->ids);
	free(f->v);
	free(f->wakers);
	free(f);
}

uint32_t
strace_flow_task(struct strace_flows *f, int64_t tid)
{
	struct idkey key = {{ (uint64_t)tid, 0, 0, 0 }};
	struct flow_task *t;
	uint32_t i;
	int added;

	i = idtab_add(&f->tids, &key, &added);
	if (added) {
		f->v = xgrow(f->v, i, &f->cap, sizeof(*f->v));
		t = &f->v[i];
		memset(t, 0, sizeof(*t));
		t->call.track = t->made.track = t->first.track = NONE;
	}
	return i;
}

static struct flow_task *
flow_task(struct strace_flows *f, int64_t tid)
{
	uint32_t i = strace_flow_task(f, tid);	/* the table may move */

	return &f->v[i];
}

/*
 * Adds an arrow from the begin of a call to another one: to its begin by
 * FLOW_IN, to its end by FLOW_ENDS.  Lines tell which calls these are: many are
 * of one time, as strace -t tells seconds alone.
 */
#define FLOW_ENDS	(FLOW_LAST | FLOW_OF_END)
static void
arrow(struct strace_flows *f, const char *cat, const struct point *from,
    int direction, const struct point *to)
{
	uint32_t word, kind;
	struct key key;

	if (from->ts > to->ts)		/* a clock was set back */
		return;
	word = builder_string(f->b, cat, strlen(cat));
	kind = builder_kind(f->b, word, word, 0);
	memset(&key, 0, sizeof(key));
	key.space = KEY_FLOW;
	key.upid = NONE;
	key.cat = word;
	key.id = builder_uint_ident(f->arrows++);
	builder_bind(f->b, FLOW_OUT, &key, from->track, from->ts, kind,
	    from->off);
	builder_bind(f->b, direction, &key, to->track, to->ts, kind, to->off);
}

/* ---- what a call is ---- */

static int
is_call(const struct strace_line *l, const char *name)
{
	return l->name_len == strlen(name) &&
	    memcmp(l->name, name, l->name_len) == 0;
}

/*
 * Sets the role of a call and its channel.  A channel is made where a call
 * waits, while lines of other threads come: what is of none, as nearly all
 * calls are, has no role.
 */
static void
take_channel(struct strace_flows *f, struct flow_task *t, enum role role,
    enum channel_type type, uint64_t number, int64_t process)
{
	struct idkey key = {{ type, number, (uint64_t)process, 0 }};
	uint32_t i;
	int added = 0;

	i = role == ROLE_WAITS ? idtab_add(&f->ids, &key, &added) :
	    idtab_find(&f->ids, &key);
	if (i == UINT32_MAX)
		return;
	if (added) {
		f->wakers = xgrow(f->wakers, i, &f->wakers_cap,
		    sizeof(*f->wakers));
		f->wakers[i].track = NONE;
	}
	t->role = role;
	t->channel = i;
}

/* Reads 0xADDRESS, OPERATION: sets the role and the channel of a futex(). */
static void
take_futex(struct strace_flows *f, struct flow_task *t,
    const struct strace_line *l, int64_t process)
{
	const char *p = l->args, *end = p + l->args_len, *q;
	uint64_t address;

	if (!begins_with(p, end, "0x") ||
	    (q = read_hex(p + 2, end, &address)) == p + 2 ||
	    !begins_with(q, end, ", FUTEX_WA"))
		return;
	q += strlen(", FUTEX_WA");
	t->futex = 1;
	if (begins_with(q, end, "KE"))
		take_channel(f, t, ROLE_WAKES, CHANNEL_FUTEX, address, process);
	else if (l->type != STRACE_WHOLE && begins_with(q, end, "IT"))
		take_channel(f, t, ROLE_WAITS, CHANNEL_FUTEX, address, process);
}

/* Reads N<pipe:[NUMBER]>, as -y writes it, of a call that has that role. */
static void
take_pipe(struct strace_flows *f, struct flow_task *t,
    const struct strace_line *l, enum role role)
{
	const char *p = l->args, *end = p + l->args_len;
	uint64_t number = 0;

	while (p < end && is_digit(*p))
		p++;
	if (!begins_with(p, end, "<pipe:["))
		return;
	for (p += strlen("<pipe:["); p < end && is_digit(*p); p++)
		number = number * 10 + (uint64_t)(*p - '0');
	take_channel(f, t, role, CHANNEL_PIPE, number, 0);
}

static void
take_role(struct strace_flows *f, struct flow_task *t,
    const struct strace_line *l, int64_t process)
{
	t->role = ROLE_NONE;
	t->futex = 0;
	if (l->name_len == 0)
		return;
	switch (l->name[0]) {
	case 'c':
		if (is_call(l, "clone") || is_call(l, "clone3"))
			t->role = ROLE_MAKES;
		break;
	case 'f':
		if (is_call(l, "futex") && l->args != NULL)
			take_futex(f, t, l, process);
		else if (is_call(l, "fork"))
			t->role = ROLE_MAKES;
		break;
	case 'r':
		if (l->type != STRACE_WHOLE && l->args != NULL &&
		    (is_call(l, "read") || is_call(l, "readv")))
			take_pipe(f, t, l, ROLE_WAITS);
		break;
	case 'v':
		if (is_call(l, "vfork"))
			t->role = ROLE_MAKES;
		break;
	case 'w':
		if (is_call(l, "wait4") || is_call(l, "waitpid") ||
		    is_call(l, "waitid"))
			t->role = ROLE_REAPS;
		else if (l->args != NULL && (is_call(l, "write") ||
		    is_call(l, "writev")))
			take_pipe(f, t, l, ROLE_WAKES);
		break;
	default:
		break;
	}
}

/* ---- calls ---- */

int
strace_flow_begin(struct strace_flows *f, const struct strace_call *c,
    const struct strace_line *l)
{
	struct flow_task *t = &f->v[c->task];

	t->call = (struct point){ c->off, c->ts, c->track };
	if (t->ended)			/* its number is of another one */
		t->ended = t->begun = 0;
	if (!t->begun) {
		t->begun = 1;
		if (t->made.track != NONE)
			arrow(f, "child", &t->made, FLOW_IN, &t->call);
		else
			t->first = t->call;
		t->made.track = NONE;
	}
	take_role(f, t, l, c->process);
	if (t->role == ROLE_WAKES) {
		t->before = f->wakers[t->channel];
		f->wakers[t->channel] = t->call;
	}
	return t->role != ROLE_NONE;
}

/* Returns the number of the task that a call says, or -1. */
static int64_t
other_of(const struct strace_line *l)
{
	static const char pid[] = "si_pid=";
	const char *p = l->ret, *end = p + l->ret_len, *q;
	int64_t tid;

	if (l->name_len == 6 && memcmp(l->name, "waitid", 6) == 0) {
		p = l->args == NULL ? NULL : memmem(l->args, l->args_len, pid,
		    strlen(pid));
		if (p == NULL)
			return -1;
		p += strlen(pid);
		end = l->args + l->args_len;
	}
	if (p == NULL)
		return -1;
	/* -Y writes the name of the task behind its number: 12<io> */
	for (q = p; q < end && is_digit(*q); q++)
		;
	return ident_parse(p, (size_t)(q - p), &tid) == 0 && tid > 0 ? tid : -1;
}

/* Ties a call that made a task to the first call of that. */
static void
end_making(struct strace_flows *f, const struct point *call, int64_t child)
{
	struct flow_task *t = flow_task(f, child);

	if (t->begun && !t->ended && t->first.track != NONE) {
		arrow(f, "child", call, FLOW_IN, &t->first);
		t->first.track = NONE;
	} else
		t->made = *call;
}

void
strace_flow_end(struct strace_flows *f, const struct strace_call *c,
    const struct strace_line *l)
{
	struct flow_task *t = &f->v[c->task];
	struct point call = t->call, end = call, *waker;
	enum role role = t->role;
	int64_t other;
	int direction = c->end_off == 0 ? FLOW_IN : FLOW_ENDS;
	int nothing = l->ret == NULL || l->ret_len == 0 ||
	    !is_digit(*l->ret) || (l->ret_len == 1 && *l->ret == '0');

	t->role = ROLE_NONE;
	if (c->end_off != 0) {
		end.ts = c->end;
		end.off = c->end_off;
	}
	switch (role) {
	case ROLE_WAKES:		/* of none: the one before it did */
		waker = &f->wakers[t->channel];
		if (nothing && waker->track == call.track)
			*waker = t->before;
		break;
	case ROLE_WAITS:		/* futex() returns 0, read() more */
		waker = &f->wakers[t->channel];
		if (waker->track != NONE && waker->track != call.track &&
		    waker->off > call.off &&
		    l->ret != NULL && t->futex == nothing &&
		    (!t->futex || *l->ret == '0'))
			arrow(f, t->futex ? "futex" : "pipe", waker, direction,
			    &end);
		break;
	case ROLE_MAKES:
		if ((other = other_of(l)) != -1 && other != c->tid)
			end_making(f, &call, other);
		break;
	case ROLE_REAPS:
		if ((other = other_of(l)) != -1 && other != c->tid) {
			t = flow_task(f, other);
			if (t->call.track != NONE)
				arrow(f, "exit", &t->call, direction, &end);
		}
		break;
	default:
		break;
	}
}

void
strace_flow_exit(struct strace_flows *f, uint32_t task)
{
	struct flow_task *t = &f->v[task];

	t->ended = 1;
	t->role = ROLE_NONE;
	t->first.track = NONE;
}
