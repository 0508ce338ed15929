/*
 * ttv flame: the merged call tree of a part of a trace, for people, and as a
 * file for what draws flame graphs.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/flame.h"
#include "ttv/pool.h"
#include "ttv/text.h"
#include "ttv/trace.h"

#include "chosen.h"
#include "cmd.h"

const struct cmd_option cmd_flame_options[] = {
	{ "weight", 0, CMD_STRING, "WEIGHT", 0, 0,
	    &FLAME_WEIGHT_WORDS[1], NULL,
	    "Weigh by time, cpu time (it takes longer), number of slices or "
	    "of samples, time between samples, or what a profile counts, such "
	    "as alloc_space" },
	{ "table", 0, CMD_CHOICE, "WHAT", 0, 0, &AREA_SLICE_WORDS[1], NULL,
	    "Take these slices: of threads, or what else there is" },
	{ "invert", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Begin with the innermost names; callers below" },
	{ "by-thread", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Keep threads apart" },
	{ "by-label", 0, CMD_FLAG, NULL, 0, 0, NULL, NULL,
	    "Keep slices of one name apart by what tells them apart, such as "
	    "the file of a Source (it takes longer)" },
	{ "nodes", 0, CMD_INT, "N", 2, 100000000, NULL, NULL,
	    "Keep at most N nodes, the others count in their callers; "
	    "1048576 unless given" },
	CMD_OPTION_END
};

/* Returns the kind of slices that a trace has, those of threads first. */
static enum area_what
what_first(const struct trace *t)
{
	int i;

	for (i = AREA_SLICES; i <= AREA_CPUS; i++)
		if (area_has(t, (enum area_what)i))
			return (enum area_what)i;
	return AREA_SLICES;
}

/* Fills the query from the options: 0, or -1 and *err. */
static int
flame_query(const struct cmd_call *call, const struct trace *t,
    struct flame_query *q, const struct chosen_part *p, struct err *err)
{
	struct err why;

	err_clear(&why);
	memset(q, 0, sizeof(*q));
	q->t0 = p->of.t0;
	q->t1 = p->of.t1;
	q->tracks = p->of.tracks;
	q->slices = p->of.slices;
	q->what = cmd_given(call, "table") ? (enum area_what)cmd_choice(call,
	    "table") : what_first(t);
	q->weight = flame_weight_first(t);
	if (cmd_given(call, "weight") && flame_weight_parse(t, cmd_str(call,
	    "weight"), &q->weight, &q->kind, &why) == -1)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "flame: --weight: %s", why.msg);
	q->by_thread = cmd_flag(call, "by-thread");
	q->by_label = cmd_flag(call, "by-label");
	q->inverted = cmd_flag(call, "invert");
	if (cmd_given(call, "nodes"))
		q->most = (uint32_t)cmd_int(call, "nodes");
	q->threads = (int)cmd_int(call, "threads");
	if (q->threads == 0)
		q->threads = pool_cores();
	if (q->slices != NULL && (q->weight == FLAME_SAMPLES ||
	    q->weight == FLAME_SAMPLED))
		return err_set(err, ERR_USAGE, ERR_NOWHERE, "flame: --filter "
		    "is of slices, and this is of samples");
	return 0;
}

/* Says on stderr what has no weight, and what had no place. */
static void
flame_notes(const struct trace *t, const struct flame *f)
{
	const char *noun = f->entity == ENTITY_SAMPLE ? "sample" : "slice";
	char n[32], by[128];

	if (f->others > 0) {
		text_safe(by, sizeof(by), flame_title(t, f),
		    strlen(flame_title(t, f)));
		fprintf(stderr, "ttv: weighed by %s; %" PRIu32 " track%s of "
		    "samples with other weights left out (--weight takes "
		    "them)\n", by, f->others, f->others == 1 ? "" : "s");
	}
	if (f->open > 0) {
		text_count(n, sizeof(n), f->open);
		fprintf(stderr, "ttv: %s %s%s without %s, weighed by what is "
		    "inside\n", n, noun, f->open == 1 ? "" : "s",
		    f->weight == FLAME_CPU ? "a cpu time" : "an end");
	}
	if (f->left_out > 0) {
		text_count(n, sizeof(n), f->left_out);
		fprintf(stderr, "ttv: %s %s%s past the limit of nodes, counted "
		    "in the callers (--nodes)\n", n, noun, f->left_out == 1 ?
		    "" : "s");
	}
}

static int
flame_output(const struct cmd_call *call, const struct trace *t,
    const struct flame *f, int status)
{
	struct out out;

	out_open(&out);
	flame_write(&out.buf, t, f, (enum flame_format)cmd_choice(call,
	    "format"), call->argv[0], (size_t)cmd_int(call, "max"),
	    out_drain, &out);
	return out_close(&out, status);
}

int
cmd_flame(const struct cmd_call *call)
{
	struct flame_query q;
	struct flame	 f;
	struct trace	*t;
	struct err	 err;
	struct chosen_part p;
	int		 status;

	if ((t = cmd_load(call, &status)) == NULL)
		return status;
	err_clear(&err);
	memset(&f, 0, sizeof(f));
	memset(&p, 0, sizeof(p));
	if (cmd_given(call, "max") && cmd_choice(call, "format") != 0)
		err_set(&err, ERR_USAGE, ERR_NOWHERE, "flame: --max does not "
		    "go with --format=%s; --nodes bounds it",
		    cmd_str(call, "format"));
	else if (chosen_part_open(&p, call, t, &err) == 0 &&
	    flame_query(call, t, &q, &p, &err) == 0) {
		chosen_note(call, t, &p.of);
		flame_make(&f, t, &q);
		status = cmd_unchanged(t, flame_output(call, t, &f, status));
		flame_notes(t, &f);
	}
	if (err.code != ERR_NONE)
		status = cmd_fail(&err);
	flame_free(&f);
	chosen_part_close(&p);
	trace_free(t);
	return status;
}
