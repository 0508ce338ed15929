/*
 * sched: what CPUs and threads did, of scheduling events in order of time.
 */
#include "config.h"

#include "builder_int.h"

uint32_t
builder_cpu(struct builder *b, uint32_t cpu)
{
	struct track_def d = TRACK_DEF_INIT;

	d.id = builder_int_ident(cpu);
	return builder_track(b, &d);
}

void
builder_in_machine(struct builder *b, uint32_t machine)
{
	(void)b;
	(void)machine;
}

uint32_t
builder_tid(struct builder *b, struct ident tid)
{
	return builder_thread(b, builder_process(b, tid, b->file), tid);
}

void
builder_tid_process(struct builder *b, uint32_t thread, uint32_t upid)
{
	(void)b;
	(void)thread;
	(void)upid;
}

void
builder_process_again(struct builder *b, struct ident pid)
{
	(void)b;
	(void)pid;
}

void
builder_tid_again(struct builder *b, struct ident tid)
{
	(void)b;
	(void)tid;
}

void
builder_switch(struct builder *b, const struct switch_event *e)
{
	(void)b;
	(void)e;
}

void
builder_wakeup(struct builder *b, const struct wakeup_event *e)
{
	(void)b;
	(void)e;
}

void
builder_blocked(struct builder *b, uint32_t thread, int64_t ts, int io_wait,
    uint32_t function, uint64_t off)
{
	(void)b;
	(void)thread;
	(void)ts;
	(void)io_wait;
	(void)function;
	(void)off;
}
