/*
 * zip: the members of a zip.
 *
 * A member has a local header before its data, and an entry in the directory at
 * the end of the file.  The local header may leave the size to a record behind
 * the data, which deflate can do without: it knows its end.  The directory
 * tells the members, and damage to one is not the next one's; a zip that is
 * cut, and has no directory any more, or not all of it, is read by local
 * headers: which members it had is not known, so that is damage, though all
 * that are seen are whole.
 *
 * What a program that unpacks itself has before the zip is passed over.  The
 * offsets of the directory count from the zip or from the program.
 *
 * A directory may lie: entries that share data would make a bomb of a small
 * file, so members that begin before the one in front ends are left out.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/err.h"
#include "ttv/mapfile.h"
#include "ttv/sort.h"
#include "ttv/warn.h"
#include "ttv/xmalloc.h"
#include "room.h"
#include "sink.h"
#include "tar.h"
#include "zip.h"

#define LOCAL		30		/* bytes of a local header */
#define ENTRY		46		/* of an entry of the directory */
#define END		22		/* of the record behind it */
#define END64		56		/* of that for large files */
#define LOCATOR		20		/* of what says where END64 is */
#define COMMENT		65535		/* bytes behind END, at most */
#define PENDING		((size_t)64 << 20) /* bytes that a pipe has brought: one
					 * without an end is to be refused */

#define FLAG_ENCRYPTED	1u
#define FLAG_BEHIND	8u		/* the sizes stand behind the data */
#define STORED		0u
#define DEFLATED	8u

static uint64_t
little_endian(const char *p, int bytes)
{
	uint64_t v = 0;

	while (bytes-- > 0)
		v = v << 8 | (unsigned char)p[bytes];
	return v;
}

static int
is_record(const char *p, size_t n, size_t at, size_t len, const char *magic)
{
	return at <= n && n - at >= len && memcmp(p + at, magic, 4) == 0;
}

/* ---- the data of a member ---- */

struct zip_local {
	uint32_t	flags, method;
	uint64_t	size;		/* compressed; 0: not known */
	size_t		data;		/* offset */
};

/*
 * Returns the value for which a header has 0xffffffff: the first of its extra
 * field for large files, after `skip` others; or SIZE_MAX.
 */
static uint64_t
zip_extra(const char *p, size_t n, int skip)
{
	size_t len, at = 8 * (size_t)skip;

	for (; n >= 4; p += 4 + len, n -= 4 + len) {
		len = little_endian(p + 2, 2);
		if (len > n - 4)
			break;
		if (little_endian(p, 2) == 1 && len >= at + 8)
			return little_endian(p + 4 + at, 8);
	}
	return SIZE_MAX;
}

/* Reads the local header at `at`; returns 0 or -1. */
static int
zip_local(const char *p, size_t n, size_t at, struct zip_local *l)
{
	size_t name, extra;

	if (!is_record(p, n, at, LOCAL, "PK\3\4"))
		return -1;
	l->flags = (uint32_t)little_endian(p + at + 6, 2);
	l->method = (uint32_t)little_endian(p + at + 8, 2);
	l->size = little_endian(p + at + 18, 4);
	name = little_endian(p + at + 26, 2);
	extra = little_endian(p + at + 28, 2);
	if (LOCAL + name + extra > n - at)
		return -1;
	l->data = at + LOCAL + name + extra;
	if (l->size == UINT32_MAX)	/* behind the length when inflated */
		l->size = zip_extra(p + at + LOCAL + name, extra, 1);
	return 0;
}

/* Refuses what cannot be inflated: returns -1, else 0. */
static int
zip_refuse(struct sink *s, const struct zip_local *l, int sized)
{
	if (l->flags & FLAG_ENCRYPTED)
		return err_set(s->err, ERR_UNSUPPORTED, l->data,
		    "%s: a member of the zip is encrypted", s->name);
	if (l->method == DEFLATED || (l->method == STORED && sized))
		return 0;
	return err_set(s->err, ERR_UNSUPPORTED, l->data, "%s: a member of "
	    "the zip is compressed by method %u, which is not read", s->name,
	    l->method);
}

/*
 * Inflates the data at l->data, of l->size bytes if it is stored; returns the
 * offset behind it, or SIZE_MAX.  *cut: 1 when it is damaged.
 */
static size_t
zip_data(struct sink *s, struct deflate *d, const char *p, size_t n,
    const struct zip_local *l, int *cut)
{
	size_t at = l->data, size = (size_t)l->size;
	int complete;
	int64_t used;

	*cut = 0;
	if (l->method == DEFLATED) {
		used = sink_deflate(s, d, p, at, n, &complete);
		if (used == -1)
			return SIZE_MAX;
		at += (size_t)used;
		*cut = !complete && !s->stopped;
	} else {
		if (l->size > n - at) {
			size = n - at;
			*cut = 1;
		}
		if (sink_write(s, p + at, size) == -1)
			return SIZE_MAX;
		at += size;
	}
	if (*cut)
		warn_add(s->warn, WARN_COMPRESSED_CUT, s->put);
	return at;
}

/*
 * Returns the offset behind the record at `at` that tells the sizes of the data
 * before: with or without a magic number, and of large files.
 */
static size_t
zip_behind(const char *p, size_t n, size_t at)
{
	static const size_t lengths[] = { 12, 20 };
	size_t i;

	if (at + 4 <= n && memcmp(p + at, "PK\7\10", 4) == 0)
		at += 4;
	for (i = 0; i < sizeof(lengths) / sizeof(lengths[0]); i++)
		if (is_record(p, n, at + lengths[i], 4, "PK\3\4") ||
		    is_record(p, n, at + lengths[i], 4, "PK\1\2"))
			return at + lengths[i];
	return n - at < 12 ? n : at + 12;
}

/* Inflates the members from `at` on, one behind the other. */
static int
zip_members(struct sink *s, struct deflate *d, const char *p, size_t n,
    size_t at)
{
	struct zip_local l;
	int cut;

	while (!s->stopped && zip_local(p, n, at, &l) == 0) {
		if (zip_refuse(s, &l, !(l.flags & FLAG_BEHIND)) == -1)
			return -1;
		if ((at = zip_data(s, d, p, n, &l, &cut)) == SIZE_MAX)
			return -1;
		if (s->stopped || (cut && l.method == DEFLATED))
			return 0;
		if (l.flags & FLAG_BEHIND)
			at = zip_behind(p, n, at);
		if (sink_write(s, "\n", 1) == -1)
			return -1;
	}
	return 0;
}

/* ---- the directory ---- */

/*
 * Finds the record at the end of a zip: the last one, but rather the last whose
 * comment ends with the file.  Returns its offset, or SIZE_MAX.
 */
static size_t
zip_end(const char *p, size_t n)
{
	size_t at, least, last = SIZE_MAX;

	if (n < END)
		return SIZE_MAX;
	at = n - END;
	least = at > COMMENT ? at - COMMENT : 0;
	for (;; at--) {
		if (is_record(p, n, at, END, "PK\5\6")) {
			if (at + END + little_endian(p + at + 20, 2) == n)
				return at;
			if (last == SIZE_MAX)
				last = at;
		}
		if (at == least)
			return last;
	}
}

/* Whether a file begins as programs do: of Windows, of others, of a shell. */
static int
is_program(const char *p, size_t n)
{
	return n >= 4 && (memcmp(p, "MZ", 2) == 0 || memcmp(p, "#!", 2) == 0 ||
	    memcmp(p, "\177ELF", 4) == 0);
}

/* What the records at the end of a zip say of its directory. */
struct zip_tail {
	uint64_t	 entries;	/* the last 16 bits, if they are not of
					 * large files */
	uint64_t	 at, size;
	size_t		 end;		/* offset of the record behind it */
};

/*
 * Finds the record for large files, whose locator stands before `end`: where
 * that says, or before it, as behind a program; SIZE_MAX: there is none.
 */
static size_t
zip_large(const char *p, size_t n, size_t end)
{
	uint64_t at = little_endian(p + end - LOCATOR + 8, 8);

	if (at <= n && is_record(p, n, (size_t)at, END64, "PK\6\6"))
		return (size_t)at;
	return end >= LOCATOR + END64 && is_record(p, n, end - LOCATOR -
	    END64, END64, "PK\6\6") ? end - LOCATOR - END64 : SIZE_MAX;
}

/* Reads the records at the end of a zip: 0, or -1 if it has none. */
static int
zip_tail(const char *p, size_t n, struct zip_tail *t)
{
	size_t end = zip_end(p, n);

	if (end == SIZE_MAX)
		return -1;
	t->end = end;
	t->entries = little_endian(p + end + 10, 2);
	t->size = little_endian(p + end + 12, 4);
	t->at = little_endian(p + end + 16, 4);
	if ((t->at != UINT32_MAX && t->entries != UINT16_MAX) ||
	    end < LOCATOR ||
	    !is_record(p, n, end - LOCATOR, LOCATOR, "PK\6\7"))
		return 0;
	if ((t->end = zip_large(p, n, end)) == SIZE_MAX)
		return -1;
	t->entries = little_endian(p + t->end + 32, 8);
	t->size = little_endian(p + t->end + 40, 8);
	t->at = little_endian(p + t->end + 48, 8);
	return 0;
}

/*
 * Returns what the offsets of a zip behind a program count from: the directory
 * ends where the record behind it begins.  0 for every other zip.
 */
static size_t
zip_shift(const char *p, size_t n, const struct zip_tail *t)
{
	return !is_program(p, n) || t->at > t->end ||
	    t->size > t->end - t->at ? 0 : t->end - (size_t)(t->at + t->size);
}

/* Reads the entry at `at`; returns the offset of the next, or SIZE_MAX. */
static size_t
zip_entry(const char *p, size_t n, size_t at, struct zip_member *m)
{
	uint64_t size, length, header;
	size_t extra, comment;
	const char *fields;
	int large, larger;		/* fields for which extra ones stand */

	if (!is_record(p, n, at, ENTRY, "PK\1\2"))
		return SIZE_MAX;
	size = little_endian(p + at + 20, 4);
	length = little_endian(p + at + 24, 4);
	m->name_len = little_endian(p + at + 28, 2);
	extra = little_endian(p + at + 30, 2);
	comment = little_endian(p + at + 32, 2);
	header = little_endian(p + at + 42, 4);
	m->name = p + at + ENTRY;
	at += ENTRY;
	if (m->name_len + extra > n - at)
		return SIZE_MAX;
	fields = m->name + m->name_len;
	large = length == UINT32_MAX;
	larger = large + (size == UINT32_MAX);
	if (size == UINT32_MAX)
		size = zip_extra(fields, extra, large);
	if (header == UINT32_MAX)
		header = zip_extra(fields, extra, larger);
	m->size = (size_t)size;
	m->header = (size_t)header;
	return at + m->name_len + extra + comment;
}

/*
 * Finds the directory; returns its offset, or SIZE_MAX: also when it has fewer
 * entries than the zip says.  A damaged one tells as little as none.  Sets
 * *shift to that of zip_shift().
 */
static size_t
zip_directory(const char *p, size_t n, size_t *shift)
{
	struct zip_member m;
	struct zip_tail t;
	size_t begin, at;

	*shift = 0;
	if (zip_tail(p, n, &t) == -1)
		return SIZE_MAX;
	*shift = zip_shift(p, n, &t);
	if (t.at > t.end)
		return SIZE_MAX;
	begin = (size_t)t.at + *shift;	/* at most the end */
	for (at = begin; t.entries > 0 && at != SIZE_MAX; t.entries--)
		at = zip_entry(p, n, at, &m);
	return at == SIZE_MAX ? SIZE_MAX : begin;
}

static int
header_order(const void *va, const void *vb)
{
	const struct zip_member *a = va, *b = vb;

	return COMPARE(a->header, b->header);
}

/* Leaves the members that are there and begin behind the one before. */
static void
zip_check(struct zip *z)
{
	const char *p = z->map->data;
	struct zip_local l;
	size_t i, n = 0, end = 0;

	qsort(z->v, z->n, sizeof(*z->v), header_order);
	for (i = 0; i < z->n; i++) {
		if (z->v[i].header < end || zip_local(p, z->map->len,
		    z->v[i].header, &l) == -1) {
			z->lost++;
			continue;
		}
		end = z->map->len - l.data < z->v[i].size ? z->map->len :
		    l.data + z->v[i].size;
		z->v[n++] = z->v[i];
	}
	z->n = n;
}

/*
 * Reads the member whose local header is at `at`, of a zip without a directory;
 * returns the offset behind it, or SIZE_MAX.  Data whose size stands behind it
 * ends at the next header.
 */
static size_t
zip_walk(const char *p, size_t n, size_t at, struct zip_member *m)
{
	struct zip_local l;
	const char *next;

	if (zip_local(p, n, at, &l) == -1)
		return SIZE_MAX;
	m->header = at;
	m->name = p + at + LOCAL;
	m->name_len = little_endian(p + at + 26, 2);
	m->size = (size_t)l.size;
	if (l.flags & FLAG_BEHIND) {
		next = memmem(p + l.data, n - l.data, "PK\3\4", 4);
		m->size = next == NULL ? n - l.data :
		    (size_t)(next - (p + l.data));
	}
	return n - l.data < m->size ? n : l.data + m->size;
}

int
zip_pending(const char *p, size_t n)
{
	return n < PENDING && is_program(p, n);
}

size_t
zip_at(const char *p, size_t n)
{
	struct zip_member m;
	struct zip_local l;
	size_t shift, at;

	if (is_record(p, n, 0, 4, "PK\3\4"))
		return 0;
	if (!is_program(p, n) ||
	    (at = zip_directory(p, n, &shift)) == SIZE_MAX ||
	    zip_entry(p, n, at, &m) == SIZE_MAX ||
	    m.header > n || m.header + shift > n ||
	    zip_local(p, n, m.header + shift, &l) == -1)
		return SIZE_MAX;
	return m.header + shift;
}

int
zip_all(struct sink *s, const char *p, size_t n)
{
	uint64_t cuts = s->warn->entry[WARN_COMPRESSED_CUT].count;
	struct deflate *d = deflate_new(DEFLATE_RAW);
	size_t shift;
	int r = zip_members(s, d, p, n, zip_at(p, n));

	deflate_free(d);
	if (s->warn->entry[WARN_COMPRESSED_CUT].count == cuts && !s->stopped &&
	    zip_directory(p, n, &shift) == SIZE_MAX)
		warn_add(s->warn, WARN_ARCHIVE, WARN_NOWHERE);
	return r;
}

void
zip_open(struct zip *z, const struct mapfile *map)
{
	struct zip_member m;
	size_t at, shift, cap = 0;
	size_t (*next)(const char *, size_t, size_t, struct zip_member *) =
	    zip_entry;

	memset(z, 0, sizeof(*z));
	z->map = map;
	if (tar_is(map->data, map->len)) {
		tar_open(z, map);
		return;
	}
	at = zip_directory(map->data, map->len, &shift);
	if (at == SIZE_MAX) {
		at = shift = 0;
		next = zip_walk;
	}
	while ((at = next(map->data, map->len, at, &m)) != SIZE_MAX) {
		/* what lies beyond the file is left out by zip_check() */
		m.header = m.header > map->len ? SIZE_MAX : m.header + shift;
		if (m.size == 0 || (m.name_len > 0 &&
		    m.name[m.name_len - 1] == '/'))
			continue;
		z->v = xgrow(z->v, z->n, &cap, sizeof(*z->v));
		z->v[z->n++] = m;
	}
	z->endless = next == zip_walk;
	if (z->n > 0)
		zip_check(z);
}

int
zip_is_several(const struct zip *z)
{
	return z->n > 1 || (z->n == 1 && z->lost > 0 && !z->tar);
}

void
zip_close(struct zip *z)
{
	while (z->nnames > 0)
		free(z->names[--z->nnames]);
	free(z->names);
	free(z->v);
	memset(z, 0, sizeof(*z));
}

/* Copies the data of a member that is not compressed; returns 0 or -1. */
static int
zip_copy(const struct zip *z, const struct zip_member *m, struct mapfile *out,
    const char *name, uint64_t *budget, struct err *err)
{
	if (m->size > *budget)
		return err_set(err, ERR_LIMIT, m->header, "%s: a member is "
		    "more than there is room for", name);
	*budget -= m->size;
	return mapfile_copy(out, z->map->data + m->header, m->size, err);
}

int
zip_inflate(const struct zip *z, const struct zip_member *m,
    struct mapfile *out, const char *name,
    const struct spool_progress *progress, uint64_t *budget, struct warn *warn,
    struct err *err)
{
	const char *p = z->map->data;
	struct deflate *d;
	struct zip_local l;
	struct sink s;
	size_t end;
	int fd, cut, r;

	if (z->tar)
		return zip_copy(z, m, out, name, budget, err);
	memset(&s, 0, sizeof(s));
	s.name = name;
	s.warn = warn;
	s.err = err;
	s.progress = progress;
	s.total = z->map->len;
	s.budget = budget;
	memset(&l, 0, sizeof(l));
	zip_local(p, z->map->len, m->header, &l);	/* zip_check() has */
	l.size = m->size;
	end = z->map->len - l.data < m->size ? z->map->len :
	    l.data + m->size;		/* damage ends with the member */
	if (zip_refuse(&s, &l, 1) == -1 || (fd = room_file(err)) == -1)
		return -1;
	s.spool = spool_new(fd, 1, 0);
	d = deflate_new(DEFLATE_RAW);
	r = zip_data(&s, d, p, end, &l, &cut) == SIZE_MAX ? -1 : 0;
	deflate_free(d);
	r = sink_end(&s, r);
	spool_free(s.spool);
	if (r == 0)
		r = mapfile_fd(out, fd, name, err);
	close(fd);
	return r;
}
