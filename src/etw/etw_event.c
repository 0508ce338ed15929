/*
 * etw_event: what events of the Windows kernel mean.
 *
 * The layout of a payload is that of the provider's classes (Thread_V3 and so
 * on); fields behind those that are read are left alone.  An event that is none
 * of these is an instant on a track of its CPU, named by its provider and
 * opcode.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "etw.h"

/* The opcodes that are read. */
enum { OP_START = 1, OP_END = 2, OP_DC_START = 3, OP_DC_END = 4,
	OP_SWITCH = 36, OP_READY = 50 };

#define SWITCH_LEN	15	/* bytes of a switch up to the state */
#define HEADER_POINTER	44	/* offset of the size of a pointer */

struct etw_provider {
	const char	*guid, *name;
	int		(*fn)(struct etw *, const struct etw_event *);
};

static uint32_t
u32(const char *p)
{
	const unsigned char *u = (const unsigned char *)p;

	return (uint32_t)u[0] | (uint32_t)u[1] << 8 | (uint32_t)u[2] << 16 |
	    (uint32_t)u[3] << 24;
}

static uint32_t
etw_cpu(struct etw *e, const struct etw_event *v)
{
	return v->cpu >= 0 && v->cpu < UINT32_MAX ?
	    builder_cpu(e->b, (uint32_t)v->cpu) : NONE;
}

/* Returns the track of a thread; NONE for the idle ones, which share tid 0. */
static uint32_t
etw_thread(struct etw *e, uint32_t tid)
{
	return tid == 0 ? NONE : builder_tid(e->b, builder_int_ident(tid));
}

/* ---- threads ---- */

static uint32_t
thread_state(struct etw *e, unsigned char state)
{
	static const char *const names[] = { "Initialized", "Ready",
	    "Running", "Standby", "Terminated", "Waiting", "Transition",
	    "DeferredReady" };

	return state < sizeof(names) / sizeof(names[0]) ?
	    builder_string(e->b, names[state], strlen(names[state])) : 0;
}

static int
thread_switch(struct etw *e, const struct etw_event *v)
{
	struct switch_event s;
	uint32_t cpu = etw_cpu(e, v);

	if (v->len < SWITCH_LEN + 1 || cpu == NONE)
		return -1;
	memset(&s, 0, sizeof(s));
	s.ts = v->ts;
	s.off = v->off;
	s.cpu = cpu;
	s.next = etw_thread(e, u32(v->data));
	s.prev = etw_thread(e, u32(v->data + 4));
	s.next_priority = (signed char)v->data[8];
	s.prev_priority = (signed char)v->data[9];
	/* previousCState, spare, wait reason, wait mode: passed over */
	s.prev_state = thread_state(e, (unsigned char)v->data[14]);
	builder_switch(e->b, &s);
	return 0;
}

static int
thread_ready(struct etw *e, const struct etw_event *v)
{
	struct wakeup_event w;
	uint32_t thread;

	if (v->len < 4)
		return -1;
	if ((thread = etw_thread(e, u32(v->data))) == NONE)
		return 0;
	memset(&w, 0, sizeof(w));
	w.ts = v->ts;
	w.off = v->off;
	w.thread = thread;
	w.waker = w.cpu = NONE;
	builder_wakeup(e->b, &w);
	return 0;
}

static int
etw_thread_event(struct etw *e, const struct etw_event *v)
{
	uint32_t pid, tid;

	if (v->op == OP_SWITCH)
		return thread_switch(e, v);
	if (v->op == OP_READY)
		return thread_ready(e, v);
	if (v->op < OP_START || v->op > OP_DC_END)
		return 1;
	if (v->len < 8)
		return -1;
	pid = u32(v->data);
	tid = u32(v->data + 4);
	if (tid == 0)
		return 0;
	if (v->op == OP_START)
		builder_tid_again(e->b, builder_int_ident(tid));
	builder_tid_process(e->b, etw_thread(e, tid),
	    builder_process(e->b, builder_int_ident(pid), e->r->file));
	return 0;
}

/* ---- processes ---- */

/* Returns the offset behind the user's SID at `at`, or SIZE_MAX. */
static size_t
sid_end(const struct etw *e, const struct etw_event *v, size_t at)
{
	size_t count;

	if (at > v->len || v->len - at < 4)
		return SIZE_MAX;
	if (u32(v->data + at) == 0)	/* none */
		return at + 4;
	at += 2 * (size_t)e->pointer;	/* TOKEN_USER */
	if (at > v->len || v->len - at < 8)
		return SIZE_MAX;
	count = (unsigned char)v->data[at + 1];
	return at + 8 + 4 * count;
}

/*
 * Reads a process: its key, pid, parent, session, exit status, page directory
 * (version 3), flags (version 4), SID, name of its image.
 */
static int
etw_process_event(struct etw *e, const struct etw_event *v)
{
	size_t at = (size_t)e->pointer + 16, end;
	uint32_t pid, upid;

	if (v->op < OP_START || v->op > OP_DC_END)
		return 1;
	if (v->version < 2 || v->len < at)
		return v->version < 2 ? 1 : -1;
	pid = u32(v->data + e->pointer);
	if (v->version >= 3)
		at += (size_t)e->pointer;
	if (v->version >= 4)
		at += 4;
	if ((at = sid_end(e, v, at)) == SIZE_MAX || at > v->len)
		return -1;
	for (end = at; end < v->len && v->data[end] != '\0'; end++)
		;
	if (v->op == OP_START)
		builder_process_again(e->b, builder_int_ident(pid));
	upid = builder_process(e->b, builder_int_ident(pid), e->r->file);
	if (end > at)
		builder_process_name(e->b, upid, builder_string(e->b,
		    v->data + at, end - at));
	return 0;
}

/* ---- all ---- */

/* Reads the header of the log, which says how large pointers are. */
static int
etw_trace_event(struct etw *e, const struct etw_event *v)
{
	uint32_t size;

	if (v->op != 0)
		return 1;
	if (v->len < HEADER_POINTER + 4)
		return -1;
	size = u32(v->data + HEADER_POINTER);
	if (size == 4 || size == 8)
		e->pointer = (int)size;
	return 0;
}

static const struct etw_provider providers[] = {
	{ "3D6FA8D0-FE05-11D0-9DDA-00C04FD7BA7C", "Process",
	    etw_process_event },
	{ "3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C", "Thread",
	    etw_thread_event },
	{ "68FDD900-4A3E-11D1-84F4-0000F80464E3", "EventTrace",
	    etw_trace_event },
	{ "3D6FA8D3-FE05-11D0-9DDA-00C04FD7BA7C", "PageFault", NULL },
	{ "3D6FA8D4-FE05-11D0-9DDA-00C04FD7BA7C", "DiskIo", NULL },
	{ "2CB15D1D-5FC1-11D2-ABE1-00A0C911F518", "Image", NULL },
	{ "90CBDC39-4A3E-11D1-84F4-0000F80464E3", "FileIo", NULL },
	{ "9A280AC0-C8E0-11D1-84E2-00C04FB998A2", "TcpIp", NULL },
	{ "BF3A50C5-A9C9-4988-A005-2DF0B7C80F80", "UdpIp", NULL },
	{ "AE53722E-C863-11D2-8659-00C04FA321A1", "Registry", NULL },
	{ "CE1DBFB4-137E-4DA6-87B0-3F59AA102CBC", "PerfInfo", NULL },
	{ "DEF2FE46-7BD6-4B80-BD94-F57FE20D0CE3", "StackWalk", NULL },
	{ "01853A65-418F-4F36-AEFC-DC0F1D2FD235", "HWConfig", NULL },
};

static const struct etw_provider *
provider_of(const struct span *guid)
{
	size_t i;

	for (i = 0; i < sizeof(providers) / sizeof(providers[0]); i++)
		if (guid->len == strlen(providers[i].guid) &&
		    strncasecmp(guid->p, providers[i].guid, guid->len) == 0)
			return &providers[i];
	return NULL;
}

/* Shows an event as an instant on the track "ETW" of its CPU. */
static int
etw_instant(struct etw *e, const struct etw_event *v,
    const struct etw_provider *p)
{
	struct track_def track = TRACK_DEF_INIT;
	char name[64], guid[40];
	int n;

	n = snprintf(guid, sizeof(guid), "%.*s", (int)(v->guid.len <
	    sizeof(guid) ? v->guid.len : sizeof(guid) - 1), v->guid.p);
	if (n < 0)
		return -1;
	n = snprintf(name, sizeof(name), "%s %lld", p != NULL ? p->name :
	    guid, (long long)v->op);
	track.parent = etw_cpu(e, v);
	track.name = builder_string(e->b, "ETW", 3);
	builder_instant(e->b, builder_track(e->b, &track), v->ts,
	    builder_kind(e->b, builder_string(e->b, name, (size_t)n), 0, 0),
	    0, v->off);
	return 0;
}

int
etw_event(struct etw *e, const struct etw_event *v)
{
	const struct etw_provider *p = provider_of(&v->guid);
	int r = p != NULL && p->fn != NULL ? p->fn(e, v) : 1;

	return r == 1 ? etw_instant(e, v, p) : r;
}
