/*
 * colour_mode: what the colour of a slice says: its name (the default), its
 * category, process or thread, how long it is or how long it is by itself.
 *
 * The states of threads keep the colours that people know.  What ran on a CPU
 * has the colour of its process: by the name of the process, where the others
 * have theirs by name, so that the threads of a program look alike.  Processes
 * and threads are numbered, so that neighbours differ: seven and the number of
 * hues have no common divisor, and the numbers go through all hues.
 */
#include "config.h"

#include "ttv/alert.h"
#include "ttv/sat.h"
#include "ttv/sched.h"
#include "ttv/strtab.h"
#include "pen.h"
#include "passed.h"

#define STRIDE	7

/* Returns the hue of a number; NONE: the role's own colour. */
static uint8_t
hue_of(uint32_t n)
{
	return n == NONE ? STYLE_NO_HUE : (uint8_t)((uint64_t)n * STRIDE %
	    STYLE_HUES);
}

static const struct track *
track_of(const struct trace *t, uint32_t slice)
{
	return &t->tracks[t->rows[trace_slice_row(t, slice)].track];
}

static uint8_t
hue_of_category(const struct trace *t, uint32_t slice)
{
	uint32_t cat = t->kinds[t->kind[slice]].cat;

	return cat == 0 ? STYLE_NO_HUE : style_hue(trace_str(t, cat),
	    (uint32_t)strtab_len(t->strings, cat));
}

/* Returns the thread that a slice is about: that of its track, or on the track
 * of a CPU that which ran; or NONE. */
static uint32_t
thread_of(const struct trace *t, uint32_t slice)
{
	struct sched_facts f;

	return trace_sched(t, slice, &f) ? f.utid : track_of(t, slice)->utid;
}

static uint32_t
process_of(const struct trace *t, uint32_t slice)
{
	struct sched_facts f;

	return trace_sched(t, slice, &f) ? t->threads[f.utid].upid :
	    track_of(t, slice)->upid;
}

/* Returns the colour of what ran on a CPU by the name of its process, of which
 * not all have one, or of its thread. */
static struct style
style_of_run(const struct trace *t, uint32_t slice, enum style_role role)
{
	uint32_t upid = process_of(t, slice);
	const char *name = upid == NONE ? "" : trace_str(t,
	    t->processes[upid].name);

	return *name == '\0' ? style_of_kind(t, t->kind[slice], role) :
	    style_of_name(role, name);
}

struct style
style_of_slice(const struct view *v, uint32_t slice, enum style_role role)
{
	const struct trace *t = v->trace;
	struct style st = style_of(role);

	if (v->colour == COLOUR_NAME && t->nsched > 0 &&
	    track_of(t, slice)->type == TRACK_CPU)
		return style_of_run(t, slice, role);
	if (v->colour == COLOUR_NAME ||
	    t->kinds[t->kind[slice]].flags == KIND_STATE)
		return style_of_kind(t, t->kind[slice], role);
	switch (v->colour) {
	case COLOUR_CATEGORY:
		st.hue = hue_of_category(t, slice);
		break;
	case COLOUR_PROCESS:
		st.hue = hue_of(process_of(t, slice));
		break;
	case COLOUR_THREAD:
		st.hue = hue_of(thread_of(t, slice));
		break;
	case COLOUR_DURATION:
		st.hue = trace_dur(t, slice) == DUR_OPEN ? STYLE_NO_HUE :
		    style_heat(trace_dur(t, slice));
		st.flags |= STYLE_HEAT;
		break;
	case COLOUR_SELF:
		st.hue = style_heat(trace_self(t, slice));
		st.flags |= STYLE_HEAT;
		break;
	}
	return st;
}

struct style
style_of_many(const struct view *v, uint32_t slice, int64_t covered)
{
	const struct trace *t = v->trace;
	const struct kind *k = &t->kinds[t->kind[slice]];

	if (v->colour == COLOUR_NAME && (k->flags & KIND_ALERT) &&
	    k->cname == 0 && sat_span(t->ts[slice], trace_slice_end(t,
	    slice)) < covered / 2)
		return style_of_name(ROLE_DENSITY, trace_str(t, k->name));
	return style_of_slice(v, slice, ROLE_DENSITY);
}
