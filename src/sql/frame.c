/*
 * frame: the tables stack_profile_frame and stack_profile_mapping.  Frames are
 * the different names and categories (files) of callsites, mappings the
 * different categories, both numbered as they first appear.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/idtab.h"
#include "ttv/xmalloc.h"

#include "sql_int.h"

struct sql_frames {
	struct idtab	 frames;	/* name, category */
	struct idtab	 mappings;	/* category */
	uint32_t	*of_callsite;	/* frames */
};

static struct sql_frames *
frames_of(struct sql *s)
{
	const struct trace *t = s->trace;
	struct sql_frames *f = s->frames;
	struct idkey key = {{ 0, 0, 0, 0 }};
	uint32_t i;

	if (f != NULL)
		return f;
	f = s->frames = xcalloc(1, sizeof(*f));
	f->of_callsite = xreallocarray(NULL, (size_t)t->ncallsites + 1,
	    sizeof(*f->of_callsite));
	for (i = 0; i < t->ncallsites; i++) {
		key.w[0] = t->callsites[i].name;
		key.w[1] = t->callsites[i].cat;
		f->of_callsite[i] = idtab_add(&f->frames, &key, NULL);
		key.w[0] = 0;
		if (key.w[1] != 0)
			idtab_add(&f->mappings, &key, NULL);
	}
	return f;
}

void
frame_close(struct sql *s)
{
	if (s->frames == NULL)
		return;
	idtab_free(&s->frames->frames);
	idtab_free(&s->frames->mappings);
	free(s->frames->of_callsite);
	free(s->frames);
	s->frames = NULL;
}

void
frame_of_callsite(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, frames_of(s)->of_callsite[row]);
}

static uint64_t
frame_count(struct sql *s)
{
	return frames_of(s)->frames.n;
}

static void
frame_name(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_string(c, s, (uint32_t)frames_of(s)->frames.keys[row].w[0]);
}

static void
frame_mapping(sqlite3_context *c, struct sql *s, uint64_t row)
{
	struct idkey key = frames_of(s)->frames.keys[row];

	key.w[0] = 0;
	if (key.w[1] != 0)
		sqlite3_result_int64(c, idtab_find(&frames_of(s)->mappings,
		    &key));
}

static const struct sql_column frame_columns[] = {
	COL_ID("number of the frame"),
	COL("name", "STRING", "its function", frame_name),
	COL("mapping", "JOINID(stack_profile_mapping.id)",
	    "file that it is in", frame_mapping),
	COL("rel_pc", "LONG", "always null", NULL),
	COL("symbol_set_id", "LONG", "always null", NULL),
	COL("deobfuscated_name", "STRING", "always null", NULL),
	COL("type", "STRING", "always null", NULL),
	COLUMN_END
};

const struct sql_table table_stack_profile_frame = {
	.name = "stack_profile_frame",
	.help = "Functions of call stacks",
	.columns = frame_columns,
	.count = frame_count,
};

static uint64_t
mapping_count(struct sql *s)
{
	return frames_of(s)->mappings.n;
}

static void
mapping_name(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_string(c, s, (uint32_t)frames_of(s)->mappings.keys[row].w[1]);
}

static const struct sql_column mapping_columns[] = {
	COL_ID("number of the mapping"),
	COL("build_id", "STRING", "always null", NULL),
	COL("exact_offset", "LONG", "always null", NULL),
	COL("start_offset", "LONG", "always null", NULL),
	COL("start", "LONG", "always null", NULL),
	COL("end", "LONG", "always null", NULL),
	COL("load_bias", "LONG", "always null", NULL),
	COL("name", "STRING", "file of the functions", mapping_name),
	COLUMN_END
};

const struct sql_table table_stack_profile_mapping = {
	.name = "stack_profile_mapping",
	.help = "Files that functions of call stacks are in",
	.columns = mapping_columns,
	.count = mapping_count,
};
