/*
 * label: names processes, threads and tracks for people: the name that the file
 * gave, else the id when it is text, else "process 7"; ids in brackets.  With
 * several files, the number of the process's file stands in front.  Also reads
 * the processor time of a slice from its event.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "ttv/strtab.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/value.h"

static const char *const type_names[TRACK_TYPES] = {
	[TRACK_THREAD] = "thread",
	[TRACK_ASYNC] = "async",
	[TRACK_PROCESS] = "process",
	[TRACK_GLOBAL] = "global",
	[TRACK_COUNTER] = "counter",
	[TRACK_OBJECT] = "object",
	[TRACK_SAMPLE] = "sample",
	[TRACK_MEMORY] = "memory",
	[TRACK_CUSTOM] = "track",
};

const char *
track_order_name(enum child_order order)
{
	static const char *const names[] = { NULL, "lexicographic",
	    "chronological", "explicit" };

	return names[order];
}

const char *
track_type_name(enum track_type type)
{
	return type_names[type];
}

static size_t
label_string(const struct trace *t, uint32_t s, char *out, size_t n)
{
	return text_safe(out, n, strtab_str(t->strings, s),
	    strtab_len(t->strings, s));
}

static size_t
label_ident(const struct trace *t, const char *what, uint32_t name,
    struct ident id, char *out, size_t n)
{
	size_t len = 0;
	char num[32];

	if (n == 0)
		return 0;
	out[0] = '\0';
	if (name != 0)
		len = label_string(t, name, out, n);
	else if (id.type == IDENT_TEXT)
		return label_string(t, id.text, out, n);
	else
		len = text_safe(out, n, what, strlen(what));
	if (id.type == IDENT_TEXT)
		return len;
	snprintf(num, sizeof(num), name != 0 ? " [%" PRId64 "]" :
	    " %" PRId64, id.num);
	if (len < n)
		len += text_safe(out + len, n - len, num, strlen(num));
	return len;
}

size_t
trace_process_label(const struct trace *t, uint32_t upid, char *out, size_t n)
{
	const struct process *p = &t->processes[upid];
	size_t len = 0;
	char number[16];

	if (t->nsources > 1) {
		snprintf(number, sizeof(number), "%u: ", p->file + 1u);
		len = text_safe(out, n, number, strlen(number));
	}
	return len + label_ident(t, "process", p->name, p->pid, out + len,
	    n - len);
}

size_t
trace_thread_label(const struct trace *t, uint32_t utid, char *out, size_t n)
{
	const struct thread *th = &t->threads[utid];

	return label_ident(t, "thread", th->name, th->tid, out, n);
}

size_t
trace_track_label(const struct trace *t, uint32_t track, char *out, size_t n)
{
	const struct track *k = &t->tracks[track];
	const char *word = "";

	switch (k->type) {
	case TRACK_PROCESS:
		return trace_process_label(t, k->upid, out, n);
	case TRACK_THREAD:
		return trace_thread_label(t, k->utid, out, n);
	case TRACK_GLOBAL:
		word = "global";
		break;
	case TRACK_SAMPLE:
		word = "samples";
		break;
	case TRACK_MEMORY:
		word = "memory dumps";
		break;
	default:
		if (k->name != 0)
			return label_string(t, k->name, out, n);
		word = "(no name)";
	}
	return text_safe(out, n, word, strlen(word));
}

/* Reads a time member of an event into *ns; returns 0, or -1 if it is none. */
static int
event_time(const struct value *event, const char *member, int64_t *ns)
{
	const struct value *v = value_get(event, member);

	if (v == NULL || (v->type != VALUE_NUMBER && v->type != VALUE_STRING))
		return -1;
	return text_parse_us(v->text, v->len, ns) == -1 ? -1 : 0;
}

int
trace_merged_cpu(const struct value *begin, const struct value *end_event,
    int64_t *tts, int64_t *tdur)
{
	int64_t end;

	*tdur = -1;
	if (event_time(begin, "tts", tts) == -1)
		return -1;
	/* only on X: node writes a tdur of 0 on every event */
	if (trace_phase_is(begin, 'X') && event_time(begin, "tdur", tdur) == 0)
		return 0;
	*tdur = -1;
	if (event_time(end_event, "tts", &end) == 0 &&
	    __builtin_sub_overflow(end, *tts, tdur))
		*tdur = -1;
	return 0;
}
