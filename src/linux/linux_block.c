/*
 * linux_block: requests to block devices, from issue to complete of one device
 * and sector.  Several may be under way, and any task completes them: they are
 * async slices of no process.  A kernel that traces both the request
 * (block_rq_*) and the accounting of its I/O (block_io_*) tells two slices.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "ttv/buf.h"
#include "linux_int.h"

/*
 * Returns the string of an event's device, "MAJOR,MINOR", as the kernel prints
 * it; 0 without one.  A number is a dev_t as programs have it: see makedev(3).
 */
static uint32_t
linux_block_dev(struct linux_state *s, const struct linux_event *e)
{
	struct linux_value v;
	char text[32];
	uint64_t dev;
	int n;

	if (linux_field(e, "dev", &v) == -1)
		return 0;
	if (v.text != NULL)
		return linux_string(s, e->off, v.text, v.len);
	dev = (uint64_t)v.number;
	n = snprintf(text, sizeof(text), "%" PRIu64 ",%" PRIu64,
	    (dev >> 8 & 0xfff) | (dev >> 32 & 0xfffff000),
	    (dev & 0xff) | (dev >> 12 & 0xffffff00));
	return builder_string(s->b, text, (size_t)n);
}

/* Fills the key of the request that an event names; returns 0, or -1. */
static int
linux_block_key(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row, struct key *k, uint32_t *dev)
{
	int64_t sector;

	*dev = linux_block_dev(s, e);
	if (*dev == 0 || linux_number(e, "sector", &sector) == -1)
		return -1;
	memset(k, 0, sizeof(*k));
	k->space = KEY_ASYNC;
	k->cat = linux_text(s, row->what);
	k->scope = *dev;
	k->upid = NONE;
	k->id = builder_int_ident(sector);
	return 0;
}

/* Takes one end of a request; it is named by its device and operation. */
static int
linux_block_event(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row, enum async_step step)
{
	struct buf name = BUF_INIT;
	struct key k;
	uint32_t dev;

	if (linux_block_key(s, e, row, &k, &dev) == -1)
		return LINUX_NOT;
	linux_thread(s, e);
	buf_adds(&name, row->what);
	buf_addc(&name, ' ');
	buf_adds(&name, builder_str(s->b, dev));
	buf_addc(&name, ' ');
	buf_adds(&name, builder_str(s->b, linux_field_string(s, e, "rwbs",
	    0)));
	builder_async(s->b, step, &k, NONE, e->ts, builder_kind(s->b,
	    builder_string(s->b, name.data, name.len), linux_text(s, "block"),
	    0), e->off);
	buf_free(&name);
	return 0;
}

int
linux_block_issue(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	return linux_block_event(s, e, row, ASYNC_BEGIN);
}

int
linux_block_complete(struct linux_state *s, const struct linux_event *e,
    const struct linux_row *row)
{
	return linux_block_event(s, e, row, ASYNC_END);
}
