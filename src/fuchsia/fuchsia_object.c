/*
 * fuchsia_object: kernel objects, which name processes and threads; userspace
 * objects, which name pointers and have no place on the timeline; and logs,
 * whose lines are instants.
 */
#include "config.h"

#include "fuchsia.h"

#define KERNEL_PROCESS	1		/* types of kernel objects */
#define KERNEL_THREAD	2

/*
 * Returns the process that the args of an object name, 0 when they do not;
 * counts bad args.
 */
static uint64_t
object_owner(struct fuchsia_part *p, struct fuchsia_args a)
{
	struct fuchsia_arg g;
	uint64_t owner = 0;
	int more;

	while ((more = fuchsia_next_arg(&a, &g)) != 0)
		if (more == -1)
			fuchsia_warn(p, WARN_ARG);
		else if (fuchsia_arg_word(p, &g) == FUCHSIA_PROCESS &&
		    g.type == FUCHSIA_KOID)
			owner = little64(g.value);
	return owner;
}

static void
thread_object(struct fuchsia_part *p, uint64_t koid, uint64_t owner,
    uint32_t name)
{
	struct ident tid = builder_uint_ident(koid);
	uint32_t track, upid;

	if (owner == 0)
		track = builder_tid(p->b, tid);
	else {
		upid = builder_process(p->b, builder_uint_ident(owner),
		    p->r->file);
		track = builder_thread(p->b, upid, tid);
	}
	if (name != 0)
		builder_thread_name(p->b, track, name);
}

void
fuchsia_kernel_object(struct fuchsia_part *p, const struct fuchsia_record *r)
{
	const char *at = r->p + FUCHSIA_WORD, *end = r->p + r->len;
	unsigned type = fuchsia_bits(r->head, 16, 23);
	struct fuchsia_args args = fuchsia_record_args(r);
	struct fuchsia_text text;
	uint32_t name, upid;
	uint64_t koid, owner;

	if (fuchsia_take_word(&at, end, &koid) == -1 ||
	    fuchsia_take_text(&at, end, fuchsia_bits(r->head, 24, 39),
	    &text) == -1) {
		fuchsia_warn(p, WARN_RECORD);
		return;
	}
	owner = object_owner(p, args);
	if (type != KERNEL_PROCESS && type != KERNEL_THREAD)
		return;
	name = fuchsia_string(p, &text);
	if (type == KERNEL_THREAD)
		thread_object(p, koid, owner, name);
	else {
		upid = builder_process(p->b, builder_uint_ident(koid),
		    p->r->file);
		if (name != 0)
			builder_process_name(p->b, upid, name);
	}
}

void
fuchsia_user_object(struct fuchsia_part *p, const struct fuchsia_record *r)
{
	fuchsia_check_args(p, fuchsia_record_args(r));
}

void
fuchsia_log(struct fuchsia_part *p, const struct fuchsia_record *r)
{
	const char *at = r->p + FUCHSIA_WORD, *end = r->p + r->len;
	unsigned ref = fuchsia_bits(r->head, 32, 39);
	size_t len = fuchsia_bits(r->head, 16, 30);
	const struct fuchsia_thread *t;
	uint64_t ticks, pid, tid;
	int64_t ts;

	if (fuchsia_take_word(&at, end, &ticks) == -1 ||
	    fuchsia_take_thread(&at, end, ref, &pid, &tid) == -1 ||
	    (size_t)(end - at) < len) {
		fuchsia_warn(p, WARN_RECORD);
		return;
	}
	if ((t = fuchsia_thread(p, ref, pid, tid)) == NULL ||
	    fuchsia_time(p, ticks, &ts) == -1)
		return;
	builder_instant(p->b, t->track, ts, fuchsia_kind(p, 0, len == 0 ? 0 :
	    fuchsia_bytes(p, at, len)), 0, fuchsia_off(p));
}
