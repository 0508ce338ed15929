/*
 * pf_disk: what disks did between two packets of SysStats: MB and MB/s that
 * were read, written and discarded, and flushes.
 *
 * A packet says how much there was since boot, so a counter is the difference
 * to the packet before, whichever part of the file that is in: packets with
 * disks are kept until all parts are read.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/buf.h"
#include "ttv/xmalloc.h"
#include "pf_field.h"
#include "pf_part.h"

#define SECTORS_A_MB	2048.0		/* of 512 bytes, whatever the disk's */
#define MS_A_S		1000.0

/* What is counted: field of an amount, field of its time. */
static const struct disk_row {
	uint32_t	 amount, time;
	const char	*amount_name, *amount_unit, *second_name, *second_unit;
	uint8_t		 sectors;	/* 1: MB, and MB/s of the time; 0: the
					 * numbers as they are */
} disk_rows[] = {
	{ 2, 3, "read_amount", "MB", "read_throughput", "MB/s", 1 },
	{ 4, 5, "write_amount", "MB", "write_throughput", "MB/s", 1 },
	{ 6, 7, "discard_amount", "MB", "discard_throughput", "MB/s", 1 },
	{ 8, 9, "flush_amount", "count", "flush_time", "ms", 0 },
};
#define DISK_ROWS	(sizeof(disk_rows) / sizeof(disk_rows[0]))

struct disk_state {			/* of a disk, since boot */
	uint64_t	 amount[DISK_ROWS], time[DISK_ROWS];
};

struct disks {
	struct pf_world	*w;
	struct builder	*b;
	const struct pf_later *at;
	struct idtab	 ids;		/* machine, string of the name */
	struct disk_state *v;
	size_t		 cap;
};

static void
disk_value(struct disks *x, const struct pf_span *disk, const char *what,
    const char *unit, double value)
{
	struct track_def d = TRACK_DEF_INIT;
	struct buf name = BUF_INIT;
	struct pf_span s;

	builder_in_machine(x->b, x->at->k.machine);
	buf_adds(&name, "diskstat.[");
	buf_add(&name, (const char *)disk->p, disk->len);
	buf_adds(&name, "].");
	buf_adds(&name, what);
	s = (struct pf_span){ (const uint8_t *)name.data, name.len };
	d.type = TRACK_COUNTER;
	d.name = pf_string(x->b, &s, x->w->in.base + x->at->k.pos);
	d.unit = pf_literal(x->b, unit);
	d.parent = builder_machine_track(x->b, x->at->k.machine);
	builder_counter_value(x->b, builder_series(x->b, builder_track(x->b,
	    &d), 0), x->at->ts, value);
	builder_in_machine(x->b, 0);
	buf_free(&name);
}

static void
disk_one(struct disks *x, const struct pf_span *s)
{
	struct pf_span name = pf_member(s, PF_DISK_STAT_DEVICE_NAME);
	struct idkey key = {{ x->at->k.machine, pf_string(x->b, &name,
	    x->w->in.base + x->at->k.pos) }};
	const struct disk_row *r;
	struct disk_state now, was;
	double amount, time;
	uint32_t i;
	int added;

	for (i = 0; i < DISK_ROWS; i++) {
		now.amount[i] = pf_number(s, disk_rows[i].amount, 0);
		now.time[i] = pf_number(s, disk_rows[i].time, 0);
	}
	i = idtab_add(&x->ids, &key, &added);
	x->v = xgrow(x->v, i, &x->cap, sizeof(*x->v));
	was = added ? now : x->v[i];
	x->v[i] = now;
	if (added)
		return;
	for (r = disk_rows; r < disk_rows + DISK_ROWS; r++) {
		i = (uint32_t)(r - disk_rows);
		amount = (double)(int64_t)(now.amount[i] - was.amount[i]);
		time = (double)(int64_t)(now.time[i] - was.time[i]);
		if (r->sectors)
			amount /= SECTORS_A_MB;
		disk_value(x, &name, r->amount_name, r->amount_unit, amount);
		disk_value(x, &name, r->second_name, r->second_unit,
		    !r->sectors ? time : time == 0 ? 0 : amount * MS_A_S /
		    time);
	}
}

void
pf_disks(struct pf_part *parts, size_t n)
{
	struct disks x = { .w = parts[0].w, .b = parts[n - 1].b };
	struct pf_later_place at = { 0, 0 };
	struct pf_cursor c;
	struct pf_field f;

	while ((x.at = pf_later_next(parts, n, PF_PACKET_SYS_STATS, &at)) !=
	    NULL)
		for (pf_open(&c, &x.at->k.data); pf_next(&c, &f);)
			if (f.number == PF_SYS_STATS_DISK_STAT &&
			    f.type == PF_BYTES)
				disk_one(&x, &f.s);
	idtab_free(&x.ids);
	free(x.v);
}
