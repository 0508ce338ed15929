/*
 * strace_flow: what calls of one thread do to those of another, as flows: a
 * thread that is made begins, one that has ended is waited for, a futex is
 * woken, a pipe or a socket is written to.  They answer why a call was slow.
 *
 * Calls come in the order of the file.  A wait has a flow from a call that
 * began while it waited; what stands before it did not end it.  A futex is
 * known by its address and the process, which clone() tells: calls of threads
 * of which nothing is known have none.  A pipe is known by the number that -y
 * writes behind a descriptor, a connection by both ends, which -yy writes; who
 * waits for several by what the result names, or epoll_ctl() has named.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/chars.h"
#include "ttv/hash.h"
#include "ttv/idtab.h"
#include "ttv/xmalloc.h"
#include "strace_flow.h"

/* What a call may do to another thread, or wait for. */
enum role { ROLE_NONE, ROLE_WAKES, ROLE_WAITS, ROLE_POLLS, ROLE_EPOLLS,
	ROLE_MAKES, ROLE_REAPS };
enum channel_type { CHANNEL_FUTEX, CHANNEL_PIPE, CHANNEL_UNIX, CHANNEL_INET,
	CHANNEL_EPOLL };
/* Descriptors of a call that waits for several, at most. */
#define POLLED_MOST	64
/* Bytes of both ends of a connection; of IPv6 with ports 107. */
#define ENDS_MOST	128
/* Wakes of one channel that are open at once and looked through. */
#define OPEN_MOST	64

struct point {				/* a call */
	uint64_t	off;
	int64_t		ts;		/* its begin */
	uint32_t	track;		/* NONE: there is none */
	uint32_t	task;
};

struct channel {
	struct point	waker;		/* the last that began */
	struct point	done;		/* the last that ended, and woke */
	int		used;		/* 1: a wait was ended by that */
	uint32_t	of;		/* of CHANNEL_EPOLL: what is meant */
	const char	*cat;
};

/* A descriptor of a call that waits for several. */
struct polled {
	uint64_t	fd;
	uint32_t	channel;
};

struct flow_task {
	struct point	 call;		/* that is open, or the last one */
	enum role	 role;
	uint32_t	 channel;	/* of ROLE_WAKES and ROLE_WAITS */
	struct point	 before;	/* of ROLE_WAKES: who woke it last */
	int		 futex;
	uint64_t	epoll;		/* of ROLE_EPOLLS: its descriptor */
	struct polled	*polled;	/* of ROLE_POLLS; kept for the next */
	size_t		npolled, polled_cap;
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
	struct channel	*channels;
	size_t		 channels_cap;
	uint64_t	 arrows, seed;
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
	uint32_t i;

	for (i = 0; i < f->tids.n; i++)
		free(f->v[i].polled);
	idtab_free(&f->tids);
	idtab_free(&f->ids);
	free(f->v);
	free(f->channels);
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
 * Returns the channel of a key, or NONE.  It is made where a call waits, while
 * lines of other threads come: what is of none, as nearly all calls are, has no
 * role.
 */
static uint32_t
channel_of(struct strace_flows *f, const struct idkey *key, int make)
{
	static const char *const cats[] = { "futex", "pipe", "socket",
	    "socket", "epoll" };
	int added = 0;
	uint32_t i;

	i = make ? idtab_add(&f->ids, key, &added) : idtab_find(&f->ids, key);
	if (added) {
		f->channels = xgrow(f->channels, i, &f->channels_cap,
		    sizeof(*f->channels));
		memset(&f->channels[i], 0, sizeof(*f->channels));
		f->channels[i].waker.track = f->channels[i].of = NONE;
		f->channels[i].done.track = NONE;
		f->channels[i].cat = cats[key->w[0]];
	}
	return i;
}

/* Sets the role of a call and its channel. */
static void
take_channel(struct strace_flows *f, struct flow_task *t, enum role role,
    const struct idkey *key)
{
	uint32_t i = channel_of(f, key, role == ROLE_WAITS);

	if (i == NONE)
		return;
	t->role = role;
	t->channel = i;
}

/* Reads 0xADDRESS, OPERATION: sets the role and the channel of a futex(). */
static void
take_futex(struct strace_flows *f, struct flow_task *t,
    const struct strace_line *l, int64_t process)
{
	const char *p = l->args, *end = p + l->args_len, *q;
	struct idkey key = {{ CHANNEL_FUTEX, 0, (uint64_t)process, 0 }};
	uint64_t address;

	if (!begins_with(p, end, "0x") ||
	    (q = read_hex(p + 2, end, &address)) == p + 2 ||
	    !begins_with(q, end, ", FUTEX_WA"))
		return;
	q += strlen(", FUTEX_WA");
	key.w[1] = address;
	t->futex = 1;
	if (begins_with(q, end, "KE"))
		take_channel(f, t, ROLE_WAKES, &key);
	else if (l->type != STRACE_WHOLE && begins_with(q, end, "IT"))
		take_channel(f, t, ROLE_WAITS, &key);
}

/* ---- descriptors ---- */

static const char *
read_number(const char *p, const char *end, uint64_t *n)
{
	for (*n = 0; p < end && is_digit(*p); p++)
		*n = *n * 10 + (uint64_t)(*p - '0');
	return p;
}

/* Sets the key of a connection, [LEFT->RIGHT, which is written to or read. */
static int
inet_key(struct strace_flows *f, const char *p, const char *end, int writes,
    struct idkey *key)
{
	const char *to, *close;

	end = end - p > ENDS_MOST ? p + ENDS_MOST : end;
	close = memmem(p, (size_t)(end - p), "]>", 2);
	if (close == NULL ||
	    (to = memmem(p, (size_t)(close - p), "->", 2)) == NULL)
		return -1;
	if (f->seed == 0)
		f->seed = hash_seed(f);
	*key = (struct idkey){{ CHANNEL_INET, 0, 0, 0 }};
	/* what one end sends is what the other one gets */
	key->w[writes ? 1 : 2] = hash_text_from(f->seed, p, (size_t)(to - p));
	key->w[writes ? 2 : 1] = hash_text_from(f->seed, to + 2,
	    (size_t)(close - to) - 2);
	return 0;
}

/*
 * Reads N<pipe:[NUMBER]>, N<UNIX-STREAM:[OWN->OTHER]>, N<TCP:[OWN->OTHER]>, as
 * -yy writes them: sets the key of what is written to it, or read from it.
 * Returns 0, or -1 for another text.
 */
static int
descriptor_key(struct strace_flows *f, const char *p, const char *end,
    int writes, struct idkey *key)
{
	uint64_t own, other = 0;
	const char *q;

	for (q = p; q < end && is_digit(*q); q++)
		;
	if (q == p || q == end || *q++ != '<')
		return -1;
	p = q;
	while (q < end && (is_alnum(*q) || *q == '-'))
		q++;
	if (q == p || !begins_with(q, end, ":["))
		return -1;
	q += 2;
	if (begins_with(p, end, "pipe:")) {
		*key = (struct idkey){{ CHANNEL_PIPE, 0, 0, 0 }};
		return read_number(q, end, &key->w[1]) == q ? -1 : 0;
	}
	if (begins_with(p, end, "TCP"))
		return inet_key(f, q, end, writes, key);
	if (!begins_with(p, end, "UNIX"))
		return -1;
	q = read_number(q, end, &own);
	if (begins_with(q, end, "->"))
		read_number(q + 2, end, &other);
	*key = (struct idkey){{ CHANNEL_UNIX, writes ? other : own, 0, 0 }};
	return key->w[1] == 0 ? -1 : 0;
}

/* Takes the descriptor that a call has first. */
static void
take_descriptor(struct strace_flows *f, struct flow_task *t,
    const struct strace_line *l, enum role role)
{
	struct idkey key;

	if (l->args != NULL && (role == ROLE_WAKES ||
	    l->type != STRACE_WHOLE) && descriptor_key(f, l->args, l->args +
	    l->args_len, role == ROLE_WAKES, &key) == 0)
		take_channel(f, t, role, &key);
}

/* Makes the channels of poll() and select(), and notes their descriptors. */
static void
take_polled(struct strace_flows *f, struct flow_task *t,
    const struct strace_line *l)
{
	const char *p = l->args, *end = p + l->args_len, *fd;
	struct polled *v;
	struct idkey key;

	t->npolled = 0;
	if (p == NULL || l->type == STRACE_WHOLE)
		return;
	for (; t->npolled < POLLED_MOST && (p = memchr(p, '<', (size_t)(end -
	    p))) != NULL; p++) {
		for (fd = p; fd > l->args && is_digit(fd[-1]); fd--)
			;
		if (descriptor_key(f, fd, end, 0, &key) == -1)
			continue;
		t->polled = xgrow(t->polled, t->npolled, &t->polled_cap,
		    sizeof(*t->polled));
		v = &t->polled[t->npolled++];
		read_number(fd, end, &v->fd);
		v->channel = channel_of(f, &key, 1);
		t->role = ROLE_POLLS;
	}
}

/* Reads the number behind "u64=" or "u64=0x". */
static const char *
read_data(const char *p, const char *end, uint64_t *n)
{
	p = p == NULL ? NULL : memmem(p, (size_t)(end - p), "u64=", 4);
	if (p == NULL)
		return NULL;
	p += 4;
	return begins_with(p, end, "0x") ? read_hex(p + 2, end, n) :
	    read_number(p, end, n);
}

/* Takes epoll_ctl(N, OPERATION, DESCRIPTOR, {.. data={.. u64=NUMBER}}). */
static void
take_epoll(struct strace_flows *f, const struct strace_line *l,
    int64_t process)
{
	struct idkey key = {{ CHANNEL_EPOLL, 0, (uint64_t)process, 0 }}, of;
	const char *p = l->args, *end = p + l->args_len;
	uint32_t channel, i;

	if (p == NULL)
		return;
	p = read_number(p, end, &key.w[1]);
	p = memmem(p, (size_t)(end - p), ", EPOLL_CTL_", 12);
	if (p == NULL || (p = memchr(p + 12, ' ', (size_t)(end - p) - 12)) ==
	    NULL || descriptor_key(f, p + 1, end, 0, &of) == -1 ||
	    read_data(p, end, &key.w[3]) == NULL)
		return;
	channel = channel_of(f, &of, 1);
	i = channel_of(f, &key, 1);
	f->channels[i].of = channel;
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
	case 'e':
		if (is_call(l, "epoll_ctl"))
			take_epoll(f, l, process);
		else if (l->type != STRACE_WHOLE && l->args != NULL &&
		    (is_call(l, "epoll_wait") || is_call(l, "epoll_pwait"))) {
			t->role = ROLE_EPOLLS;
			read_number(l->args, l->args + l->args_len, &t->epoll);
		}
		break;
	case 'f':
		if (is_call(l, "futex") && l->args != NULL)
			take_futex(f, t, l, process);
		else if (is_call(l, "fork"))
			t->role = ROLE_MAKES;
		break;
	case 'p':
		if (is_call(l, "poll") || is_call(l, "ppoll") ||
		    is_call(l, "pselect6"))
			take_polled(f, t, l);
		break;
	case 'r':
		if (is_call(l, "read") || is_call(l, "readv") ||
		    is_call(l, "recvfrom") || is_call(l, "recvmsg"))
			take_descriptor(f, t, l, ROLE_WAITS);
		break;
	case 's':
		if (is_call(l, "sendto") || is_call(l, "sendmsg"))
			take_descriptor(f, t, l, ROLE_WAKES);
		else if (is_call(l, "select"))
			take_polled(f, t, l);
		break;
	case 'v':
		if (is_call(l, "vfork"))
			t->role = ROLE_MAKES;
		break;
	case 'w':
		if (is_call(l, "wait4") || is_call(l, "waitpid") ||
		    is_call(l, "waitid"))
			t->role = ROLE_REAPS;
		else if (is_call(l, "write") || is_call(l, "writev"))
			take_descriptor(f, t, l, ROLE_WAKES);
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

	t->call = (struct point){ c->off, c->ts, c->track, c->task };
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
		t->before = f->channels[t->channel].waker;
		f->channels[t->channel].waker = t->call;
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

/*
 * Forgets a wake of none: the one before it is what the channel has, or what
 * the wake has before itself that came while this one was open.
 */
static void
undo_wake(struct strace_flows *f, const struct flow_task *t)
{
	struct point *at = &f->channels[t->channel].waker;
	const struct point *call = &t->call;
	struct flow_task *other;
	int n;

	for (n = 0; n < OPEN_MOST && at->track != NONE; n++) {
		if (at->task == call->task && at->off == call->off) {
			*at = t->before;
			return;
		}
		other = &f->v[at->task];
		if (other->role != ROLE_WAKES || other->channel != t->channel)
			return;
		at = &other->before;
	}
}

/* Whether a wake is of another thread and began while a call waited. */
static int
ends_wait(const struct point *wake, const struct point *call)
{
	return wake->track != NONE && wake->track != call->track &&
	    wake->off > call->off;
}

/*
 * Adds an arrow from who ended a wait for a channel; returns 0 if none did.  It
 * is a wake that ended before the wait did and has ended no other one; else the
 * last that is open, of which it is not known yet whether it wakes.
 */
static int
end_wait(struct strace_flows *f, uint32_t channel, const struct point *call,
    int direction, const struct point *end)
{
	struct channel *c = channel == NONE ? NULL : &f->channels[channel];
	const struct flow_task *t;
	struct point *wake;

	if (c == NULL)
		return 0;
	wake = &c->done;
	if (ends_wait(&c->waker, call) && (c->used || !ends_wait(wake, call))) {
		t = &f->v[c->waker.task];
		if (t->role == ROLE_WAKES && t->call.off == c->waker.off)
			wake = &c->waker;
	}
	if (!ends_wait(wake, call))
		return 0;
	arrow(f, c->cat, wake, direction, end);
	c->used = 1;
	return 1;
}

/* Returns the channel of a descriptor that a task had waited for, or NONE. */
static uint32_t
polled_of(const struct flow_task *t, uint64_t fd)
{
	size_t i;

	for (i = 0; i < t->npolled; i++)
		if (t->polled[i].fd == fd)
			return t->polled[i].channel;
	return NONE;
}

/*
 * Ends poll(), (.. {fd=3, revents=POLLIN} ..), or select(), (in [3], out [4]):
 * the first descriptor that can be read tells who ended it.
 */
static void
end_polls(struct strace_flows *f, const struct flow_task *t, int direction,
    const struct point *to, const struct strace_line *l)
{
	const char *p = l->ret, *end = p + l->ret_len, *q;
	int is_select = (q = memmem(p, l->ret_len, "(in [", 5)) != NULL;
	uint64_t fd;
	int n;

	p = is_select ? q + 4 : p;
	if (is_select && (q = memchr(p, ']', (size_t)(end - p))) != NULL)
		end = q;		/* behind it is what can be written */
	for (n = 0; n < POLLED_MOST && (p = is_select ? memchr(p, n == 0 ? '[' :
	    ' ', (size_t)(end - p)) : memmem(p, (size_t)(end - p), "fd=", 3)) !=
	    NULL; n++) {
		p = read_number(p + (is_select ? 1 : 3), end, &fd);
		q = is_select ? NULL : memchr(p, '}', (size_t)(end - p));
		if ((is_select || (q != NULL && memmem(p, (size_t)(q - p),
		    "POLLIN", 6) != NULL)) && end_wait(f, polled_of(t, fd),
		    &t->call, direction, to))
			return;
	}
}

/* Ends epoll_wait(), whose list has the numbers that epoll_ctl() was given. */
static void
end_epolls(struct strace_flows *f, const struct strace_call *c,
    const struct point *call, int direction, const struct point *to,
    const struct strace_line *l)
{
	struct idkey key = {{ CHANNEL_EPOLL, f->v[c->task].epoll,
	    (uint64_t)c->process, 0 }};
	const char *p = l->args, *end = p + l->args_len;
	uint32_t i;
	int n;

	for (n = 0; n < POLLED_MOST && (p = read_data(p, end, &key.w[3])) !=
	    NULL; n++) {
		i = channel_of(f, &key, 0);
		if (i != NONE && end_wait(f, f->channels[i].of, call,
		    direction, to))
			return;
	}
}

void
strace_flow_end(struct strace_flows *f, const struct strace_call *c,
    const struct strace_line *l)
{
	struct flow_task *t = &f->v[c->task];
	struct point call = t->call, end = call;
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
	case ROLE_WAKES:
		if (nothing)
			undo_wake(f, t);
		else {
			f->channels[t->channel].done = call;
			f->channels[t->channel].used = 0;
		}
		break;
	case ROLE_WAITS:		/* futex() returns 0, read() more */
		if (l->ret != NULL && t->futex == nothing &&
		    (!t->futex || *l->ret == '0'))
			end_wait(f, t->channel, &call, direction, &end);
		break;
	case ROLE_POLLS:
		if (!nothing)
			end_polls(f, t, direction, &end, l);
		break;
	case ROLE_EPOLLS:
		if (!nothing)
			end_epolls(f, c, &call, direction, &end, l);
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
