/*
 * members: applies a manifest to the parts of an archive.
 *
 * A part is of the member whose text it is, or in which its text was found.
 * Its machines get the numbers of their names, and its clock the edges that the
 * manifest says; clock.c does the rest, as it does without a manifest.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/builder.h"
#include "ttv/clock.h"
#include "ttv/err.h"
#include "ttv/input.h"
#include "ttv/warn.h"
#include "ttv/xmalloc.h"
#include "manifest.h"
#include "members.h"

struct placing {
	struct members	*m;
	struct err	*err;
	size_t		*file;		/* of each part: of the manifest */
	uint32_t	*machine;	/* of each part: that of its clock */
	size_t		*part;		/* of each file: its first part */
	struct clock_rule *rules;
	size_t		 nrules;
	size_t		 odd;		/* clocks of members that are none */
};

/* Returns the file of the manifest that a part is of, or MANIFEST_NONE. */
static size_t
part_file(const struct placing *p, size_t i)
{
	const struct members *m = p->m;
	const struct source_text *t = m->text[i] == SIZE_MAX ? NULL :
	    &m->inputs->texts[m->text[i]];

	if (t == NULL)		/* a file, in no archive */
		return MANIFEST_NONE;
	if (t->name != NULL)
		return t->source == m->source ? manifest_find(m->manifest,
		    t->name) : MANIFEST_NONE;
	return i == 0 ? MANIFEST_NONE : p->file[m->outer[i]];
}

static int
refuse(const struct placing *p, const struct manifest_file *f,
    const char *what, uint32_t machine)
{
	return err_set(p->err, ERR_FORMAT, ERR_NOWHERE, "%s: its manifest: %s "
	    "%s %u", p->m->inputs->sources[p->m->source].path, f->path, what,
	    machine);
}

/* Checks a part against what the manifest says of it, and renames machines. */
static int
part_take(struct placing *p, size_t i)
{
	const struct manifest_file *f = manifest_file(p->m->manifest,
	    p->file[i]);
	uint32_t odd;

	if (f->has_clocks && f->own.clock == SYS_CLOCK_UNKNOWN &&
	    builder_has_clocks(p->m->parts[i]))
		return err_set(p->err, ERR_FORMAT, ERR_NOWHERE, "%s: its "
		    "manifest: %s has clocks of its own: one of them is to be "
		    "named", p->m->inputs->sources[p->m->source].path,
		    f->path);
	if ((f->nmachines > 0 || f->has_clocks) &&
	    builder_machines(&p->m->parts[i], f->machines, f->nmachines,
	    p->m->threads, &odd) == -1)
		return refuse(p, f, f->nmachines > 0 && !f->is_one ?
		    "has a machine that is not among its machines:" :
		    "is said to be of one machine, and has machine", odd);
	if (f->nmachines > 0 && f->machines[0].raw == 0)
		p->machine[i] = f->machines[0].machine;
	return 0;
}

/* Adds the edge that the manifest says of a file; counts it without an end. */
static void
rule_add(struct placing *p, size_t file)
{
	const struct manifest_file *f = manifest_file(p->m->manifest, file);

	if (!f->has_clocks)
		return;
	if (p->part[file] == SIZE_MAX || p->part[f->to.file] == SIZE_MAX) {
		p->odd++;
		return;
	}
	p->rules[p->nrules++] = (struct clock_rule){ p->part[file],
	    p->part[f->to.file], f->own.clock, f->to.clock, f->offset };
}

/* Finds what the manifest says of each part; returns 0 or -1. */
static int
members_place(struct placing *p, struct clock_targets *to)
{
	const struct manifest_clock *time = manifest_time(p->m->manifest);
	size_t i, n = manifest_count(p->m->manifest);

	for (i = 0; i < n; i++)
		p->part[i] = SIZE_MAX;
	for (i = 0; i < p->m->n; i++) {
		p->file[i] = part_file(p, i);
		if (p->file[i] == MANIFEST_NONE)
			continue;
		if (part_take(p, i) == -1)
			return -1;
		if (p->part[p->file[i]] == SIZE_MAX)
			p->part[p->file[i]] = i;
	}
	for (i = 0; i < n; i++)
		rule_add(p, i);
	to->machines = p->machine;
	to->rules = p->rules;
	to->nrules = p->nrules;
	if (time == NULL)
		return 0;
	to->time_part = time->file == MANIFEST_NONE ? SIZE_MAX :
	    p->part[time->file];
	if (time->file != MANIFEST_NONE && to->time_part == SIZE_MAX)
		p->odd++;
	else
		to->time = time->clock;
	return 0;
}

/* Places a manifest, which is no input, before what is read behind it. */
static void
texts_place(struct inputs *r)
{
	uint64_t next = inputs_end(r);
	size_t i;

	for (i = r->ntexts; i-- > 0;) {
		if (r->texts[i].base == 0 && r->texts[i].format != NULL &&
		    strcmp(r->texts[i].format, MANIFEST_FORMAT) == 0)
			r->texts[i].base = next;
		next = r->texts[i].base;
	}
}

int
members_align(struct members *m, const struct clock_options *o,
    struct err *err)
{
	struct inputs *r = m->inputs;
	struct source_text **inside = xcalloc(m->n, sizeof(*inside));
	struct clock_targets to = { .sources = r->sources,
	    .nsources = r->nsources, .inside = inside, .outer = m->outer };
	struct placing p = { .m = m, .err = err };
	size_t i, n = m->manifest == NULL ? 0 : manifest_count(m->manifest);
	int result = 0;

	p.file = xcalloc(m->n + 1, sizeof(*p.file));
	p.machine = xcalloc(m->n + 1, sizeof(*p.machine));
	p.part = xcalloc(n + 1, sizeof(*p.part));
	p.rules = xcalloc(n + 1, sizeof(*p.rules));
	for (i = 0; i < m->n; i++)
		if (m->text[i] != SIZE_MAX)
			inside[i] = &r->texts[m->text[i]];
	texts_place(r);
	if (m->manifest != NULL)
		result = members_place(&p, &to);
	if (result == 0)
		result = clock_align(m->parts, m->n, &to, o, err);
	if (m->manifest != NULL && m->n > 0) {
		warn_addn(builder_warn(m->parts[0]), WARN_CLOCK_UNJOINED,
		    WARN_NOWHERE, p.odd);
		manifest_tell(m->manifest, m->parts[0]);
	}
	free(inside);
	free(p.file);
	free(p.machine);
	free(p.part);
	free(p.rules);
	return result;
}
