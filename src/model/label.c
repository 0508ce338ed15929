/*
 * label: what people call processes, threads and tracks.  The name that the
 * file gave, else the id when it is text, else "process 7"; ids in brackets.
 * A process that has only what the kernel calls its main thread is called so.
 * Of several files, the number of the process's file stands in front; so does
 * another machine than that of the file.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "ttv/record.h"
#include "ttv/strtab.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/weight.h"

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
	[TRACK_CPU] = "cpu",
	[TRACK_STATE] = "state",
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
	size_t len = 0, room = n;
	char num[32] = "";

	if (n == 0)
		return 0;
	out[0] = '\0';
	if (id.type == IDENT_UINT)
		snprintf(num, sizeof(num), name != 0 ? " [%" PRIu64 "]" :
		    " %" PRIu64, (uint64_t)id.num);
	else if (id.type != IDENT_TEXT)
		snprintf(num, sizeof(num), name != 0 ? " [%" PRId64 "]" :
		    " %" PRId64, id.num);
	if (room >= 2 * sizeof(num))	/* the end of a name counts less */
		room -= strlen(num);
	if (name != 0)
		len = label_string(t, name, out, room);
	else if (id.type == IDENT_TEXT)
		len = label_string(t, id.text, out, room);
	else
		len = text_safe(out, room, what, strlen(what));
	return len + text_safe(out + len, n - len, num, strlen(num));
}

size_t
trace_process_label(const struct trace *t, uint32_t upid, char *out, size_t n)
{
	const struct process *p = &t->processes[upid];
	const int64_t *named;
	size_t len = 0;
	char number[32];

	if (t->nsources > 1) {
		snprintf(number, sizeof(number), "%u: ", p->file + 1u);
		len = text_safe(out, n, number, strlen(number));
	}
	named = p->machine == 0 ? NULL : trace_machine(t, p->machine);
	if (named != NULL) {
		len += label_string(t, (uint32_t)
		    named[RECORD_AT_machine_name_name], out + len, n - len);
		len += text_safe(out + len, n - len, ": ", 2);
	} else if (p->machine != 0) {
		snprintf(number, sizeof(number), "machine %u: ", p->machine);
		len += text_safe(out + len, n - len, number, strlen(number));
	}
	return len + label_ident(t, "process", p->name != 0 ? p->name :
	    p->comm, p->pid, out + len, n - len);
}

size_t
trace_thread_label(const struct trace *t, uint32_t utid, char *out, size_t n)
{
	const struct thread *th = &t->threads[utid];

	return label_ident(t, "thread", th->name, th->tid, out, n);
}

/* Returns the bytes of a name without what a command line has around it: the
 * program, to which *name moves. */
static size_t
label_program(const char **name, size_t len)
{
	const char *s = *name, *end = memchr(s, ' ', len), *p;

	if (len == 0 || s[0] != '/')
		return len;
	if (end == NULL)
		end = s + len;
	for (p = s; p < end; p++)
		if (*p == '/' && p + 1 < end)
			*name = p + 1;
	return (size_t)(end - *name);
}

/* Moves *name of *len bytes behind a number, "[17] ", that it begins with. */
static void
label_unbracket(const char **name, size_t *len, const char *number)
{
	size_t n = strlen(number);

	if (*len <= n + 3 || **name != '[' || memcmp(*name + 1, number, n) !=
	    0 || memcmp(*name + 1 + n, "] ", 2) != 0)
		return;
	*name += n + 3;
	*len -= n + 3;
}

/* Writes a program and an id, "chromium 17"; of one called "build 1" that. */
static size_t
label_short(const struct trace *t, uint32_t name, struct ident id, char *out,
    size_t n)
{
	const char *s = trace_str(t, name);
	size_t len = label_program(&s, strtab_len(t->strings, name));
	char num[32] = "";

	if (id.type == IDENT_UINT)
		snprintf(num, sizeof(num), " %" PRIu64, (uint64_t)id.num);
	else if (id.type == IDENT_INT)
		snprintf(num, sizeof(num), " %" PRId64, id.num);
	if (len > strlen(num) && memcmp(s + len - strlen(num), num,
	    strlen(num)) == 0)
		num[0] = '\0';
	else if (num[0] != '\0')
		label_unbracket(&s, &len, num + 1);
	len = text_safe(out, n > sizeof(num) ? n - strlen(num) : n, s, len);
	return len + text_safe(out + len, n - len, num, strlen(num));
}

size_t
trace_process_short(const struct trace *t, uint32_t upid, char *out, size_t n)
{
	const struct process *p = &t->processes[upid];
	uint32_t name = p->name != 0 ? p->name : p->comm;

	return name == 0 || t->nsources > 1 || p->machine != 0 ?
	    trace_process_label(t, upid, out, n) : label_short(t, name,
	    p->pid, out, n);
}

size_t
trace_thread_short(const struct trace *t, uint32_t utid, char *out, size_t n)
{
	const struct thread *th = &t->threads[utid];

	return th->name == 0 ? trace_thread_label(t, utid, out, n) :
	    label_short(t, th->name, th->tid, out, n);
}

size_t
trace_track_label(const struct trace *t, uint32_t track, char *out, size_t n)
{
	const struct track *k = &t->tracks[track];
	const char *word = "";
	char number[32];
	uint32_t event;
	size_t len;

	switch (k->type) {
	case TRACK_PROCESS:
		return trace_process_label(t, k->upid, out, n);
	case TRACK_THREAD:
		return trace_thread_label(t, k->utid, out, n);
	case TRACK_GLOBAL:
		if (t->nsources < 2 || k->file == NONE)
			return text_safe(out, n, "global", 6);
		len = (size_t)snprintf(number, sizeof(number), "%u: global",
		    k->file + 1);
		return text_safe(out, n, number, len);
	case TRACK_SAMPLE:
		if ((event = trace_sample_event(t, track)) != 0)
			return label_string(t, event, out, n);
		word = "samples";
		break;
	case TRACK_MEMORY:
		word = "memory dumps";
		break;
	case TRACK_STATE:
		word = "states";
		break;
	default:
		if (k->name != 0)
			return label_string(t, k->name, out, n);
		word = TRACE_NO_NAME;
	}
	return text_safe(out, n, word, strlen(word));
}

size_t
trace_place_label(const struct trace *t, uint32_t track, char *out, size_t n)
{
	const struct track *k = &t->tracks[track];

	if ((k->type == TRACK_STATE || k->type == TRACK_SAMPLE) &&
	    k->utid != NONE)
		return trace_thread_label(t, k->utid, out, n);
	return trace_track_label(t, track, out, n);
}
