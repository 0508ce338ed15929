/*
 * track_name: what the tables call tracks.  A series of a counter is called as
 * trace_processor calls it, after the counter, its id and the series.
 */
#include "config.h"

#include <string.h>

#include "ttv/format_words.h"
#include "ttv/strtab.h"

#include "cell.h"
#include "sql_int.h"

const struct format_words *
track_words(const struct trace *t, const struct track *k)
{
	static const struct format_words none;
	uint32_t file = k->file != NONE ? k->file : 0;

	return file < t->nsources && t->sources[file].words != NULL ?
	    t->sources[file].words : &none;
}

/*
 * Splits NAME[ID], as the builder has it; sets *id and returns the length of
 * the name, or sets it to NULL.
 */
static size_t
split_name(const char *name, size_t len, const char **id, size_t *nid)
{
	const char *at;

	*id = NULL;
	if (len <= 2 || name[len - 1] != ']' ||
	    (at = memchr(name, '[', len)) == NULL)
		return len;
	*id = at + 1;
	*nid = (size_t)(name + len - 1 - *id);
	return (size_t)(at - name);
}

/* Gives "NAME id: ID SERIES". */
static void
json_name(struct buf *b, const struct trace *t, uint32_t name, uint32_t series)
{
	const char *text = trace_str(t, name), *id;
	size_t n, nid;

	n = split_name(text, strtab_len(t->strings, name), &id, &nid);
	buf_add(b, text, n);
	if (id != NULL) {
		buf_adds(b, " id: ");
		buf_add(b, id, nid);
	}
	if (strtab_len(t->strings, series) == 0)
		return;
	if (b->len > 0)
		buf_addc(b, ' ');
	buf_add(b, trace_str(t, series), strtab_len(t->strings, series));
}

/* Gives "NAME:SERIES:ID" of a counter NAME[ID], or NAME, whose id is 0. */
static void
fuchsia_name(struct buf *b, const struct trace *t, const struct track *k,
    uint32_t series)
{
	const char *name = trace_str(t, k->name), *id = "0";
	size_t n = strtab_len(t->strings, k->name), nid = 1;

	if (k->source == TRACK_SOURCE_ARGS_ID) {
		for (id = name + n - 1; id > name && id[-1] != '['; id--)
			;
		nid = (size_t)(name + n - 1 - id);
		n = (size_t)(id - 1 - name);
	}
	buf_add(b, name, n);
	buf_addc(b, ':');
	buf_add(b, trace_str(t, series), strtab_len(t->strings, series));
	buf_addc(b, ':');
	buf_add(b, id, nid);
}

static void
counter_name(sqlite3_context *c, struct sql *s, const struct sql_track *k)
{
	const struct trace *t = s->trace;
	const struct track *m = &t->tracks[k->track];
	uint32_t series = t->series[k->series].name;
	struct buf b = BUF_INIT;

	if (m->type != TRACK_COUNTER) {
		cell_string(c, s, m->name);
		return;
	}
	if (strcmp(k->type, TRACK_TYPE_GPU) == 0)
		buf_adds(&b, TRACK_GPU);
	else if (track_is_gpu_memory(k))
		buf_adds(&b, TRACK_GPU_MEMORY);
	else if (track_words(t, m)->id_last)
		fuchsia_name(&b, t, m, series);
	else
		json_name(&b, t, m->name, series);
	if (strcmp(k->type, TRACK_TYPE_CHROME) == 0)
		buf_adds(&b, "_kb");	/* as trace_processor calls bytes */
	sqlite3_result_text(c, b.data != NULL ? b.data : "", (int)b.len,
	    SQLITE_TRANSIENT);
	buf_free(&b);
}

void
track_name(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct sql_track *k = &s->tracks.tracks[row];
	const struct track *m = &s->trace->tracks[k->track];

	if (k->series != NONE)
		counter_name(c, s, k);
	else if (m->type != TRACK_THREAD && m->type != TRACK_PROCESS &&
	    m->type != TRACK_GLOBAL && m->source != TRACK_SOURCE_SYSTEM)
		cell_string(c, s, m->name);
}
