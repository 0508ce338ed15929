/*
 * tar: the members of a tar.
 *
 * A member is a header of 512 bytes, and its data, filled up to as many again.
 * A name that has no room in the header stands in a member before it, whose
 * type is L (GNU) or x (pax: lines "LENGTH path=NAME").  Names that begin with
 * a dot are what systems keep beside files, and are left out.
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
		for (i = n - 8; i < n; i++)
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

/* Returns the name that the n bytes of a pax header say, and *len, or NULL. */
static const char *
pax_name(const char *p, size_t n, size_t *len)
{
	const char *end = p + n, *line, *name = NULL;
	size_t bytes;

	for (line = p; line < end; line += bytes) {
		for (bytes = 0; p < end && *p >= '0' && *p <= '9' &&
		    bytes <= n; p++)
			bytes = bytes * 10 + (size_t)(*p - '0');
		if (bytes == 0 || bytes > (size_t)(end - line) ||
		    p >= line + bytes)
			break;
		if (begins_with(p, line + bytes, " path=")) {
			name = p + strlen(" path=");
			*len = (size_t)(line + bytes - name);
			*len -= *len > 0 && name[*len - 1] == '\n';
		}
		p = line + bytes;
	}
	return name;
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

/* Adds the member whose data are `size` bytes at `at`, if it is a file. */
static void
tar_add(struct zip *z, size_t *cap, char type, struct zip_member *m)
{
	if ((type != '0' && type != '\0' && type != '7') || m->size == 0 ||
	    !tar_is_shown(m->name, m->name_len))
		return;
	z->v = xgrow(z->v, z->n, cap, sizeof(*z->v));
	z->v[z->n++] = *m;
}

void
tar_open(struct zip *z, const struct mapfile *map)
{
	const char *p = map->data, *name = NULL;
	size_t at = 0, cap = 0, len = 0;
	struct zip_member m;
	uint64_t size;
	char type;

	z->tar = 1;
	while (map->len - at >= BLOCK && tar_is(p + at, BLOCK)) {
		size = tar_number(p + at + SIZE_AT, SIZE_BYTES);
		type = p[at + TYPE_AT];
		m.name = name;
		m.name_len = len;
		if (name == NULL)
			m.name = tar_name(z, p + at, &m.name_len);
		at += BLOCK;
		m.header = at;
		m.size = map->len - at < size ? map->len - at : (size_t)size;
		name = NULL;
		if (type == 'L') {
			name = p + at;
			len = strnlen(name, m.size);
		} else if (type == 'x')
			name = pax_name(p + at, m.size, &len);
		else
			tar_add(z, &cap, type, &m);
		if (size > map->len - at)	/* cut */
			break;
		at += m.size;
		at += (BLOCK - m.size % BLOCK) % BLOCK < map->len - at ?
		    (BLOCK - m.size % BLOCK) % BLOCK : map->len - at;
	}
}

int
tar_all(struct sink *s, const struct mapfile *map)
{
	struct zip z;
	size_t i;
	int r = 0;

	zip_open(&z, map);
	for (i = 0; i < z.n && r == 0 && !s->stopped; i++) {
		r = sink_write(s, map->data + z.v[i].header, z.v[i].size);
		if (r == 0)
			r = sink_write(s, "\n", 1);
	}
	zip_close(&z);
	return r;
}
