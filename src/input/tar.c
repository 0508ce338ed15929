/*
 * tar: the members of a tar.
 *
 * A member is a header of 512 bytes, and its data, filled up to as many again.
 * A name or a size that has no room in the header stands in a member before it,
 * whose type is L (GNU) or x (pax: lines "LENGTH KEY=VALUE").  Names that begin
 * with a dot are what systems keep beside files, and are left out.
 *
 * What is no header, where one should be, is passed over up to the next one,
 * also behind the blank blocks that end a tar: tars are written one behind
 * another.  What that passes over, a member that is cut and one with holes,
 * whose data begins with a map of them, are counted as lost.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/chars.h"
#include "ttv/mapfile.h"
#include "ttv/warn.h"
#include "ttv/xmalloc.h"
#include "sink.h"
#include "tar.h"

#define BLOCK		512u		/* bytes; a header has one */
#define NAME		100u		/* bytes of the name, at 0 */
#define SIZE_AT		124
#define SIZE_BYTES	12
#define SUM_AT		148
#define SUM_BYTES	8
#define TYPE_AT		156
#define MAGIC_AT	257
#define PREFIX_AT	345
#define PREFIX		155u		/* bytes */

/*
 * Reads a number of a header: octal, or binary where the first bit is set.
 * Returns UINT64_MAX where it is none.
 */
static uint64_t
tar_number(const char *p, size_t n)
{
	uint64_t v = 0;
	size_t i = 0;

	if ((unsigned char)p[0] & 0x80) {
		v = p[0] & 0x7f;
		for (i = 1; i + 8 < n; i++)
			v |= (unsigned char)p[i];
		if (v != 0)		/* beyond 64 bits */
			return UINT64_MAX - 1;
		for (; i < n; i++)
			v = v << 8 | (unsigned char)p[i];
		return v;
	}
	while (i < n && p[i] == ' ')
		i++;
	if (i == n || p[i] < '0' || p[i] > '7')
		return UINT64_MAX;
	for (; i < n && p[i] >= '0' && p[i] <= '7'; i++)
		v = v << 3 | (uint64_t)(p[i] - '0');
	return v;
}

/* Returns whether the sum of the header at p is what the header says. */
static int
tar_sum_holds(const char *p)
{
	uint64_t sum = 0;
	size_t i;

	for (i = 0; i < BLOCK; i++)
		sum += i >= SUM_AT && i < SUM_AT + SUM_BYTES ? ' ' :
		    (unsigned char)p[i];
	return sum == tar_number(p + SUM_AT, SUM_BYTES);
}

int
tar_is(const char *p, size_t n)
{
	return n >= BLOCK && memcmp(p + MAGIC_AT, "ustar", 5) == 0 &&
	    tar_sum_holds(p);
}

/* What the headers before a member say of it. */
struct tar_more {
	const char	*name;		/* or NULL */
	size_t		 len;
	uint64_t	 size;		/* or UINT64_MAX */
	int		 sparse;	/* 1: its data begins with a map */
};

static const struct tar_more nothing = { .size = UINT64_MAX };

/* Returns the value of a line of a pax header if it has that key, or NULL. */
static const char *
pax_value(const char *p, const char *end, const char *key)
{
	return begins_with(p, end, key) && p + strlen(key) < end ?
	    p + strlen(key) : NULL;
}

/* Reads what a line of a pax header says: "KEY=VALUE". */
static void
pax_line(struct tar_more *m, const char *line, const char *end)
{
	const char *p;
	uint64_t v = 0;

	if (begins_with(line, end, "GNU.sparse."))
		m->sparse = 1;
	else if ((p = pax_value(line, end, "path=")) != NULL) {
		m->name = p;
		m->len = (size_t)(end - p);
	} else if ((p = pax_value(line, end, "size=")) != NULL) {
		for (; p < end && *p >= '0' && *p <= '9'; p++)
			if (__builtin_mul_overflow(v, 10, &v) ||
			    __builtin_add_overflow(v, *p - '0', &v))
				v = UINT64_MAX - 1;
		m->size = v;
	}
}

/* Reads the n bytes of a pax header: lines "LENGTH KEY=VALUE". */
static void
pax_read(struct tar_more *m, const char *p, size_t n)
{
	const char *end = p + n, *line;
	size_t bytes;

	for (line = p; line < end; line += bytes) {
		for (bytes = 0; p < end && *p >= '0' && *p <= '9' &&
		    bytes <= n; p++)
			bytes = bytes * 10 + (size_t)(*p - '0');
		if (bytes == 0 || bytes > (size_t)(end - line) ||
		    p >= line + bytes || *p != ' ')
			break;
		pax_line(m, p + 1, line + bytes - (line[bytes - 1] == '\n'));
		p = line + bytes;
	}
}

/* Returns the name of the header at p, of *len bytes, kept by the zip. */
static const char *
tar_name(struct zip *z, const char *p, size_t *len)
{
	size_t prefix = strnlen(p + PREFIX_AT, PREFIX);
	char *s;

	*len = strnlen(p, NAME);
	if (prefix == 0 || memcmp(p + MAGIC_AT, "ustar ", 6) == 0)
		return p;
	s = xmalloc(prefix + 1 + *len);
	memcpy(s, p + PREFIX_AT, prefix);
	s[prefix] = '/';
	memcpy(s + prefix + 1, p, *len);
	*len += prefix + 1;
	z->names = xgrow(z->names, z->nnames, &z->names_cap,
	    sizeof(*z->names));
	return z->names[z->nnames++] = s;
}

/* Returns whether a name is that of a file that people made. */
static int
tar_is_shown(const char *name, size_t len)
{
	const char *slash = len == 0 ? NULL : memrchr(name, '/', len);
	size_t at = slash == NULL ? 0 : (size_t)(slash + 1 - name);

	return at < len && name[at] != '.';
}

/*
 * Returns whether a type is that of a file, as one that is not known is: also
 * of one with holes, and of the rest of one that another tar began.
 */
static int
tar_is_file(char type)
{
	return type == '\0' || strchr("123456LKxgXVDN", type) == NULL;
}

/* Adds the member whose data is `size` bytes at m->header, or counts it. */
static void
tar_add(struct zip *z, size_t *cap, int sparse, uint64_t size,
    struct zip_member *m)
{
	if (size == 0 || !tar_is_shown(m->name, m->name_len))
		return;
	if (size > m->size)		/* cut */
		z->lost++;
	if (sparse)
		z->lost++;
	else if (m->size > 0) {
		z->v = xgrow(z->v, z->n, cap, sizeof(*z->v));
		z->v[z->n++] = *m;
	}
}

/*
 * Reads the member whose header is at `at`, or what the header says of the next
 * one; returns the offset behind it.
 */
static size_t
tar_member(struct zip *z, size_t *cap, size_t at, struct tar_more *more)
{
	const char *p = z->map->data, *header = p + at;
	uint64_t size = tar_number(header + SIZE_AT, SIZE_BYTES);
	char type = header[TYPE_AT];
	struct zip_member m = { more->name, more->len, at + BLOCK, 0 };
	size_t rest = z->map->len - m.header;

	if (tar_is_file(type) && more->size != UINT64_MAX)
		size = more->size;
	if (type >= '1' && type <= '6')	/* links, folders, devices */
		size = 0;
	if (size == UINT64_MAX) {	/* none: no data */
		z->lost += (size_t)tar_is_file(type);
		size = 0;
	}
	m.size = rest < size ? rest : (size_t)size;
	if (type == 'L') {
		more->name = p + m.header;
		more->len = strnlen(more->name, m.size);
	} else if (type == 'x') {
		pax_read(more, p + m.header, m.size);
		if (size > m.size)	/* cut: something was to come */
			more->size = 0;
	} else if (tar_is_file(type)) {
		if (more->name == NULL)
			m.name = tar_name(z, header, &m.name_len);
		tar_add(z, cap, type == 'S' || type == 'M' ||
		    more->sparse, size, &m);
	}
	if (type != 'L' && type != 'x' && type != 'K' && type != 'g')
		*more = nothing;
	rest -= m.size;
	at = m.header + m.size;
	size = (BLOCK - m.size % BLOCK) % BLOCK;
	return at + (rest < size ? rest : (size_t)size);
}

/* Returns whether n bytes are all 0. */
static int
tar_is_blank(const char *p, size_t n)
{
	return n == 0 || (p[0] == '\0' && memcmp(p, p + 1, n - 1) == 0);
}

/* Returns whether headers have said something of a member that is not there. */
static int
tar_is_waiting(const struct tar_more *m)
{
	return m->name != NULL || m->size != UINT64_MAX || m->sparse;
}

void
tar_open(struct zip *z, const struct mapfile *map)
{
	struct tar_more more = nothing;
	size_t at = 0, cap = 0, n;
	int damaged = 0;		/* 1: and counted, up to a header */

	z->tar = 1;
	for (; at < map->len; at += n) {
		n = map->len - at < BLOCK ? map->len - at : BLOCK;
		if (tar_is(map->data + at, n)) {
			damaged = map->data[at + TYPE_AT] == 'S';
			n = tar_member(z, &cap, at, &more) - at;
			continue;
		}
		z->lost += tar_is_waiting(&more);
		more = nothing;
		if (!damaged && !tar_is_blank(map->data + at, n)) {
			z->lost++;
			damaged = 1;
		}
	}
	z->lost += tar_is_waiting(&more);
}

int
tar_all(struct sink *s, const struct mapfile *map)
{
	struct zip z;
	size_t i;
	int r = 0;

	zip_open(&z, map);
	warn_addn(s->warn, WARN_ARCHIVE, WARN_NOWHERE, z.lost);
	for (i = 0; i < z.n && r == 0 && !s->stopped; i++) {
		r = sink_write(s, map->data + z.v[i].header, z.v[i].size);
		if (r == 0)
			r = sink_write(s, "\n", 1);
	}
	zip_close(&z);
	return r;
}
