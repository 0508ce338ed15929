/*
 * manifest: reads the manifest of an archive (ttv-formats(5), MANIFESTS), a
 * document of JSON with one member, perfetto_manifest.
 *
 * - It is checked as a whole before any member is read: what contradicts itself
 *   is refused, since times that are wrong look as good as right ones.  Members
 *   that this version does not know are passed over.
 * - Machines are known by their names.  Each has the number of its name from
 *   the top of 32 bits downwards, where no number of a file is expected.
 */
#include "config.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/bound.h"
#include "ttv/buf.h"
#include "ttv/chars.h"
#include "ttv/err.h"
#include "ttv/json.h"
#include "ttv/record.h"
#include "ttv/sort.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"
#include "manifest.h"

#define KEY		"perfetto_manifest"
#define MANIFEST_VERSION		1
#define TIME_FACT	"trace_time_clock_id"
#define RAW_FIRST	(INT64_C(1) << 32)	/* numbers of named machines in
						 * SQL: behind those of files */

struct manifest {
	struct arena	 arena;
	struct strtab	*names;		/* of machines */
	struct strtab	*paths;		/* of files; 1 is file 0 */
	struct manifest_file *files;
	size_t		 n;
	int		 has_time;
	struct manifest_clock time;
	const struct value *attributes;	/* or NULL */
};

/* The clocks that have names. */
static const struct {
	const char	*name;
	enum sys_clock	 clock;
	int		 number;
} clocks[] = {
	{ "REALTIME", SYS_CLOCK_REALTIME, CLOCK_NUMBER_REALTIME },
	{ "REALTIME_COARSE", SYS_CLOCK_REALTIME, 2 },
	{ "MONOTONIC", SYS_CLOCK_MONOTONIC, CLOCK_NUMBER_MONOTONIC },
	{ "MONOTONIC_COARSE", SYS_CLOCK_MONOTONIC, 4 },
	{ "MONOTONIC_RAW", SYS_CLOCK_OTHER, 5 },
	{ "BOOTTIME", SYS_CLOCK_BOOTTIME, CLOCK_NUMBER_BOOTTIME },
};

struct check {				/* what is read, and where errors go */
	struct manifest	*m;
	const char	*path;		/* of the archive */
	struct err	*err;
};

/* Sets the error that the format and what follows it say; returns -1. */
static int __attribute__((format(printf, 2, 3)))
refuse(const struct check *c, const char *format, ...)
{
	char text[512];
	va_list ap;

	va_start(ap, format);
	vsnprintf(text, sizeof(text), format, ap);
	va_end(ap);
	return err_set(c->err, ERR_FORMAT, ERR_NOWHERE, "%s: its manifest: %s",
	    c->path, text);
}

static int
is_type(const struct value *v, enum value_type type)
{
	return v != NULL && v->type == type;
}

/* Returns a copy of the text of a string that is not empty, or NULL. */
static const char *
string_in(const struct check *c, const struct value *v)
{
	return !is_type(v, VALUE_STRING) || v->len == 0 ? NULL :
	    arena_strndup(&c->m->arena, v->text, v->len);
}

/* Sets *n to a whole number; returns 0 or -1. */
static int
whole(const struct value *v, int64_t *n)
{
	return is_type(v, VALUE_NUMBER) && memchr(v->text, '.', v->len) ==
	    NULL && value_int64(v, n) == 0 ? 0 : -1;
}

int
manifest_is(const char *p, size_t n)
{
	const char *end = p + n;

	p = skip_spaces(p, end);
	if (p == end || *p++ != '{')
		return 0;
	return begins_with(skip_spaces(p, end), end, "\"" KEY "\"");
}

/* ---- machines ---- */

/* Returns the number of the machine of a name. */
static uint32_t
machine_of(struct manifest *m, const char *name)
{
	return UINT32_MAX - strtab_add(m->names, name, strlen(name));
}

static int
machine_order(const void *va, const void *vb)
{
	const struct machine_name *a = va, *b = vb;

	return COMPARE(a->raw, b->raw);
}

static int
named_order(const void *va, const void *vb)
{
	const struct machine_name *a = va, *b = vb;

	if (a->machine != b->machine)
		return COMPARE(a->machine, b->machine);
	return machine_order(va, vb);
}

/* Sorts the machines of a file in both orders. */
static void
machines_sort(struct manifest_file *f)
{
	f->named = xcalloc(f->nmachines + 1, sizeof(*f->named));
	if (f->nmachines == 0)
		return;
	qsort(f->machines, f->nmachines, sizeof(*f->machines), machine_order);
	memcpy(f->named, f->machines, f->nmachines * sizeof(*f->named));
	qsort(f->named, f->nmachines, sizeof(*f->named), named_order);
}

/* Adds a machine to those of a file; returns 0 or -1. */
static int
machine_take(struct check *c, struct manifest_file *f, const struct value *v,
    int64_t raw)
{
	const char *name = string_in(c, value_get(v, "name"));

	if (name == NULL)
		return refuse(c, "a machine of %s has no name", f->path);
	if (raw < 0 || raw > UINT32_MAX)
		return refuse(c, "the id of a machine of %s is not 0 to "
		    "4294967295", f->path);
	f->machines[f->nmachines++] = (struct machine_name){ (uint32_t)raw,
	    machine_of(c->m, name), name };
	return 0;
}

static int
machines_take(struct check *c, struct manifest_file *f, const struct value *v)
{
	const struct value *one = value_get(v, "machine"), *each;
	const struct value *all = value_get(v, "machines");
	size_t i;
	int64_t raw;

	if (one != NULL && all != NULL)
		return refuse(c, "%s has both a machine and machines", f->path);
	f->machines = xcalloc((all == NULL ? 0 : all->count) + 1,
	    sizeof(*f->machines));
	f->is_one = one != NULL;
	if (one != NULL && machine_take(c, f, one, 0) == -1)
		return -1;
	if (all != NULL && all->type != VALUE_ARRAY)
		return refuse(c, "machines of %s are no array", f->path);
	for (each = all == NULL ? NULL : all->child; each != NULL;
	    each = each->next)
		if (whole(value_get(each, "id"), &raw) == -1)
			return refuse(c, "a machine of %s has no id", f->path);
		else if (machine_take(c, f, each, raw) == -1)
			return -1;
	machines_sort(f);
	for (i = 1; i < f->nmachines; i++)
		if (f->machines[i].raw == f->machines[i - 1].raw)
			return refuse(c, "%s has the machine %u twice",
			    f->path, f->machines[i].raw);
	return 0;
}

/* ---- clocks ---- */

/* Sets a clock by its name; returns 0 or -1. */
static int
clock_take(const struct check *c, struct manifest_clock *k,
    const struct value *v)
{
	const char *name = string_in(c, v);
	size_t i;

	k->clock = SYS_CLOCK_UNKNOWN;
	k->number = 0;
	if (v == NULL)
		return 0;
	for (i = 0; i < sizeof(clocks) / sizeof(clocks[0]); i++)
		if (name != NULL && strcmp(name, clocks[i].name) == 0) {
			k->clock = clocks[i].clock;
			k->number = clocks[i].number;
			return 0;
		}
	return refuse(c, "%.64s is no clock: REALTIME, REALTIME_COARSE, "
	    "MONOTONIC, MONOTONIC_COARSE, MONOTONIC_RAW, BOOTTIME",
	    name != NULL ? name : "what stands there");
}

/* Sets the machine of a clock of k->file; returns 0 or -1. */
static int
clock_machine(const struct check *c, struct manifest_clock *k,
    const struct value *v)
{
	const struct manifest_file *f = &c->m->files[k->file];
	const char *name = string_in(c, v);
	uint32_t id = name == NULL ? 0 : strtab_find(c->m->names, name,
	    strlen(name));
	size_t lo = 0, hi = f->nmachines, mid;

	if (name == NULL)
		return f->nmachines > 1 && !f->is_one ? refuse(c, "%s has "
		    "several machines: the machine of its clock is to be "
		    "named", f->path) : 0;
	BISECT(lo, hi, mid, f->named[mid].machine < UINT32_MAX - id);
	if (id == 0 || lo == f->nmachines ||
	    f->named[lo].machine != UINT32_MAX - id)
		return refuse(c, "%.64s is no machine of %s", name, f->path);
	k->machine = f->named[lo].raw;
	return 0;
}

/* Sets the file of a clock; `what` is what names it. */
static int
clock_file(const struct check *c, struct manifest_clock *k,
    const struct value *v, const char *what)
{
	const char *path = string_in(c, v);

	k->file = path == NULL ? MANIFEST_NONE : manifest_find(c->m, path);
	if (path == NULL)
		return refuse(c, "%s names no file", what);
	if (k->file == MANIFEST_NONE)
		return refuse(c, "%s names %.64s, which is not among its "
		    "files", what, path);
	return 0;
}

static int
clocks_take(const struct check *c, size_t file, const struct value *v)
{
	struct manifest_file *f = &c->m->files[file];
	const struct value *offset = value_get(v, "offset_ns");
	const struct value *to = value_get(v, "sync_to");

	if (to == NULL)
		return refuse(c, "the clocks of %s have no sync_to", f->path);
	if (offset != NULL && (whole(offset, &f->offset) == -1 ||
	    f->offset == INT64_MIN))
		return refuse(c, "the offset_ns of %s is no number of ns",
		    f->path);
	f->has_clocks = 1;
	f->own.file = file;
	if (clock_take(c, &f->own, value_get(v, "clock")) == -1 ||
	    clock_machine(c, &f->own, value_get(v, "machine")) == -1 ||
	    clock_file(c, &f->to, value_get(to, "file"), "sync_to") == -1 ||
	    clock_machine(c, &f->to, value_get(to, "machine")) == -1)
		return -1;
	return clock_take(c, &f->to, value_get(to, "clock"));
}

/* Refuses relations that lead back to where they begin; O(files). */
static int
relations_check(const struct check *c)
{
	struct manifest *m = c->m;
	size_t *seen = xcalloc(m->n + 1, sizeof(*seen)), i, at;
	int r = 0;

	for (i = 0; i < m->n && r == 0; i++) {
		for (at = i; seen[at] == 0; at = m->files[at].to.file) {
			seen[at] = i + 1;
			if (!m->files[at].has_clocks)
				break;
		}
		if (m->files[at].has_clocks && seen[at] == i + 1)
			r = refuse(c, "the clocks of %s are said by "
			    "themselves", m->files[at].path);
	}
	free(seen);
	return r;
}

static int
time_take(struct check *c, const struct value *v)
{
	struct manifest_clock *k = &c->m->time;

	if (v == NULL)
		return 0;
	k->file = MANIFEST_NONE;
	c->m->has_time = 1;
	if (value_get(v, "clock") == NULL)
		return refuse(c, "trace_time has no clock");
	if (clock_take(c, k, value_get(v, "clock")) == -1)
		return -1;
	if (value_get(v, "file") == NULL)
		return value_get(v, "machine") == NULL ? 0 :
		    refuse(c, "trace_time has a machine and no file");
	if (clock_file(c, k, value_get(v, "file"), "trace_time") == -1)
		return -1;
	return clock_machine(c, k, value_get(v, "machine"));
}

/* ---- all of it ---- */

static int
files_take(struct check *c, const struct value *v)
{
	struct manifest *m = c->m;
	const struct value *each;
	size_t i = 0;

	if (v == NULL)
		return 0;
	if (v->type != VALUE_ARRAY)
		return refuse(c, "its files are no array");
	m->files = xcalloc(v->count + 1, sizeof(*m->files));
	for (each = v->child; each != NULL; each = each->next) {
		m->files[m->n].path = string_in(c, value_get(each, "path"));
		if (m->files[m->n].path == NULL)
			return refuse(c, "a file has no path");
		if (strtab_add(m->paths, m->files[m->n].path,
		    strlen(m->files[m->n].path)) != m->n + 1)
			return refuse(c, "%s is there twice",
			    m->files[m->n].path);
		m->n++;
		if (machines_take(c, &m->files[m->n - 1], each) == -1)
			return -1;
	}
	for (each = v->child; each != NULL; each = each->next, i++)
		if (value_get(each, "clocks") != NULL &&
		    clocks_take(c, i, value_get(each, "clocks")) == -1)
			return -1;
	return relations_check(c);
}

static int
attributes_take(struct check *c, const struct value *v)
{
	const struct value *each;
	int64_t n;

	if (v == NULL)
		return 0;
	if (v->type != VALUE_OBJECT)
		return refuse(c, "its attributes are no object");
	for (each = v->child; each != NULL; each = each->next)
		if (each->keylen == 0)
			return refuse(c, "an attribute has no name");
		else if (each->type != VALUE_STRING && whole(each, &n) == -1)
			return refuse(c, "the attribute %.*s is neither a "
			    "string nor a whole number",
			    (int)each->keylen, each->key);
	c->m->attributes = v;
	return 0;
}

static int
manifest_take(struct check *c, const struct value *v)
{
	int64_t version;

	if (!is_type(v, VALUE_OBJECT))
		return refuse(c, "it is no object");
	if (value_get(v, "version") == NULL)
		return refuse(c, "it has no version");
	if (whole(value_get(v, "version"), &version) == -1)
		return refuse(c, "its version is no whole number");
	if (version != MANIFEST_VERSION)
		return refuse(c, "its version is %lld, and not %d",
		    (long long)version, MANIFEST_VERSION);
	if (files_take(c, value_get(v, "files")) == -1 ||
	    time_take(c, value_get(v, "trace_time")) == -1)
		return -1;
	return attributes_take(c, value_get(v, "attributes"));
}

struct manifest *
manifest_read(const char *p, size_t n, const char *path, struct err *err)
{
	struct manifest *m = xcalloc(1, sizeof(*m));
	struct check c = { m, path, err };
	struct json j = { 0 };
	struct value *v;
	int r;

	m->arena = (struct arena)ARENA_INIT;
	/* keys are where they stand, and the archive is closed before */
	j.p = j.base = arena_strndup(&m->arena, p, n);
	j.end = j.p + n;
	m->names = strtab_new();
	m->paths = strtab_new();
	json_blanks(&j);
	v = json_tree(&j, &m->arena);
	r = v == NULL ? refuse(&c, "it is no JSON") :
	    manifest_take(&c, value_get(v, KEY));
	if (r == -1) {
		manifest_free(m);
		return NULL;
	}
	return m;
}

int
manifest_second(const char *path, struct err *err)
{
	return err_set(err, ERR_FORMAT, ERR_NOWHERE, "%s: its manifest is one "
	    "of several manifests", path);
}

void
manifest_free(struct manifest *m)
{
	size_t i;

	if (m == NULL)
		return;
	for (i = 0; i < m->n; i++) {
		free(m->files[i].machines);
		free(m->files[i].named);
	}
	free(m->files);
	strtab_free(m->names);
	strtab_free(m->paths);
	arena_free(&m->arena);
	free(m);
}

size_t
manifest_find(const struct manifest *m, const char *path)
{
	uint32_t i = strtab_find(m->paths, path, strlen(path));

	return i == 0 ? MANIFEST_NONE : i - 1;
}

size_t
manifest_count(const struct manifest *m)
{
	return m->n;
}

const struct manifest_file *
manifest_file(const struct manifest *m, size_t i)
{
	return &m->files[i];
}

const struct manifest_clock *
manifest_time(const struct manifest *m)
{
	return m->has_time ? &m->time : NULL;
}

void
manifest_tell(const struct manifest *m, struct builder *b)
{
	const struct value *v = m->attributes;
	struct buf name = BUF_INIT;
	const char *text;
	uint32_t i;
	int64_t n;

	for (i = 1; i <= strtab_count(m->names); i++) {
		text = strtab_str(m->names, i);
		builder_record(b, RECORD_TABLE_machine_name,
		    (const int64_t[]){ UINT32_MAX - i, RAW_FIRST + i - 1,
		    builder_string(b, text, strlen(text)) });
	}
	if (m->has_time)
		builder_record(b, RECORD_TABLE_recording_fact,
		    (const int64_t[]){ builder_string(b, TIME_FACT,
		    strlen(TIME_FACT)), m->time.number, RECORD_NULL, 0 });
	for (v = v == NULL ? NULL : v->child; v != NULL; v = v->next) {
		name.len = 0;
		buf_adds(&name, "manifest_attribute.");
		buf_add(&name, v->key, v->keylen);
		n = RECORD_NULL;
		if (v->type == VALUE_NUMBER)
			value_int64(v, &n);
		builder_record(b, RECORD_TABLE_recording_fact,
		    (const int64_t[]){ builder_string(b, name.data, name.len),
		    n, v->type == VALUE_NUMBER ? RECORD_NULL :
		    builder_string(b, v->text, v->len), 0 });
	}
	buf_free(&name);
}
