/*
 * fuchsia_forget: the beginning of a trace that grows, forgotten.
 *
 * What stays are the records that others refer to: tables of strings and
 * threads, clocks, names of kernel objects.  A table's entry may be defined
 * anew and belongs to the provider of the last section, so that records stay
 * in their order, and with them the sections that they are in.
 */
#include "config.h"

#include "ttv/buf.h"
#include "ttv/strtab.h"
#include "fuchsia.h"

/* Returns whether later records may refer to a record. */
static int
forget_defines(const struct forgetting *f, const struct fuchsia_record *r)
{
	uint32_t before;

	switch (r->head & 15) {
	case FUCHSIA_METADATA:		/* each spelling once */
		before = strtab_count(f->seen);
		strtab_add(f->seen, r->p, r->len);
		return strtab_count(f->seen) > before;
	case FUCHSIA_INIT:
	case FUCHSIA_STRING:
	case FUCHSIA_THREAD:
	case FUCHSIA_KERNEL_OBJECT:
		return 1;
	}
	return forgetting_stays(f, f->base + r->place, f->base + r->place + 1);
}

/* Returns whether a record says whose records follow. */
static int
forget_section(const struct fuchsia_record *r)
{
	unsigned type = fuchsia_bits(r->head, 16, 19);

	return (r->head & 15) == FUCHSIA_METADATA &&
	    (type == FUCHSIA_PROVIDER || type == FUCHSIA_SECTION);
}

/* Adds the section that a record to keep is in, unless it was added. */
static void
forget_begin(struct forgetting *f, struct fuchsia_record *section)
{
	if (section->p != NULL)
		buf_add(f->head, section->p, section->len);
	section->p = NULL;
}

int
fuchsia_forget_beginning(struct forgetting *f)
{
	struct fuchsia_record r, section = { NULL, 0, 0, 0 };
	uint64_t at;

	for (at = 0; f->at - at >= FUCHSIA_WORD; at += r.len) {
		r.p = f->data + at;
		r.head = little64(r.p);
		r.len = (size_t)fuchsia_size(r.head);
		r.place = at;
		if (r.len == 0)
			return -1;	/* damage: no record can be trusted */
		if (r.len > f->at - at)
			break;
		if (forget_section(&r)) {
			if (forget_defines(f, &r)) {
				buf_add(f->head, r.p, r.len);
				section.p = NULL;
			} else
				section = r;
		} else if (forget_defines(f, &r)) {
			forget_begin(f, &section);
			buf_add(f->head, r.p, r.len);
		}
	}
	forget_begin(f, &section);	/* the rest is in it */
	f->at = (size_t)at;
	return 0;
}
