/*
 * linux_block: requests to block devices, from issue to complete of one device
 * and sector.  Several may be under way, and any task completes them: they are
 * async slices of the kernel, process 0.
 */
#include "config.h"

#include <string.h>

#include "ttv/buf.h"
#include "linux_int.h"

/* Fills the key of the request that an event names; returns 0, or -1. */
static int
linux_block_key(struct linux_state *s, const struct linux_event *e,
    struct key *k, uint32_t *dev)
{
	int64_t sector;

	*dev = linux_field_string(s, e, "dev", 0);
	if (*dev == 0 || linux_number(e, "sector", &sector) == -1)
		return -1;
	memset(k, 0, sizeof(*k));
	k->space = KEY_ASYNC;
	k->cat = linux_text(s, "block");
	k->scope = *dev;
	k->upid = NONE;
	k->id = builder_int_ident(sector);
	return 0;
}

/* Takes one end of a request; it is named by its device and operation. */
static int
linux_block_event(struct linux_state *s, const struct linux_event *e,
    enum async_step step)
{
	struct buf name = BUF_INIT;
	struct key k;
	uint32_t dev, upid;

	if (linux_block_key(s, e, &k, &dev) == -1)
		return LINUX_NOT;
	linux_thread(s, e);
	upid = linux_process(s, 0);
	buf_adds(&name, "block ");
	buf_adds(&name, builder_str(s->b, dev));
	buf_addc(&name, ' ');
	buf_adds(&name, builder_str(s->b, linux_field_string(s, e, "rwbs",
	    0)));
	builder_async(s->b, step, &k, upid, e->ts, builder_kind(s->b,
	    builder_string(s->b, name.data, name.len), k.cat, 0), e->off);
	buf_free(&name);
	return 0;
}

int
linux_block_issue(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	(void)row;
	return linux_block_event(s, e, ASYNC_BEGIN);
}

int
linux_block_complete(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	(void)row;
	return linux_block_event(s, e, ASYNC_END);
}
