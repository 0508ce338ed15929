/*
 * zip: which members a zip has, whatever its directory says, and that each is
 * inflated for itself.
 */
#include "config.h"

#include "test.h"
#include "ttv/buf.h"
#include "ttv/err.h"
#include "ttv/inflate.h"
#include "ttv/mapfile.h"
#include "ttv/warn.h"
#include "ttv/zip.h"

#define ENCRYPTED	1u
#define BEHIND		8u
#define LARGE		0x100u		/* of struct member: with the fields of
					 * large files */
#define DEFLATE		8u

struct member {
	const char	*name, *data;	/* bytes of the zip */
	uint32_t	 flags, method;
	size_t		 at;		/* set by zip_make() */
};

static void
put(struct buf *b, uint64_t v, int bytes)
{
	for (; bytes-- > 0; v >>= 8)
		buf_addc(b, (char)(v & 0xff));
}

/* Adds the fields that the local header and the entry share. */
static void
put_shared(struct buf *b, const struct member *m, size_t size, int extra)
{
	int large = (m->flags & LARGE) != 0;

	put(b, 20, 2);
	put(b, m->flags & 0xff, 2);
	put(b, m->method, 2);
	put(b, 0, 8);			/* time, date, checksum: not looked
					 * at */
	put(b, large ? UINT32_MAX : size, 4);
	put(b, large ? UINT32_MAX : size, 4);
	put(b, strlen(m->name), 2);
	put(b, large ? (size_t)extra : 0, 2);
}

static void
put_local(struct buf *b, struct member *m)
{
	size_t len = strlen(m->data);

	m->at = b->len;
	buf_add(b, "PK\3\4", 4);
	put_shared(b, m, m->flags & BEHIND ? 0 : len, 20);
	buf_adds(b, m->name);
	if (m->flags & LARGE) {
		put(b, 1, 2);
		put(b, 16, 2);
		put(b, len, 8);
		put(b, len, 8);
	}
	buf_adds(b, m->data);
	if (m->flags & BEHIND) {
		buf_add(b, "PK\7\10", 4);
		put(b, 0, 4);
		put(b, len, 4);
		put(b, len, 4);
	}
}

static void
put_entry(struct buf *b, const struct member *m)
{
	size_t len = strlen(m->data);
	int large = (m->flags & LARGE) != 0;

	buf_add(b, "PK\1\2", 4);
	put(b, 20, 2);
	put_shared(b, m, len, 28);
	put(b, 0, 10);			/* comment, disk, attributes */
	put(b, large ? UINT32_MAX : m->at, 4);
	buf_adds(b, m->name);
	if (large) {
		put(b, 1, 2);
		put(b, 24, 2);
		put(b, len, 8);
		put(b, len, 8);
		put(b, m->at, 8);
	}
}

/* Makes a map of a zip; whole: with its directory. */
static void
zip_make(struct mapfile *map, struct member *v, size_t n, int whole)
{
	struct buf b = BUF_INIT;
	size_t i, at;

	for (i = 0; i < n; i++)
		put_local(&b, &v[i]);
	at = b.len;
	for (i = 0; whole && i < n; i++)
		put_entry(&b, &v[i]);
	if (whole) {
		buf_add(&b, "PK\5\6", 4);
		put(&b, 0, 4);
		put(&b, n, 2);
		put(&b, n, 2);
		put(&b, b.len - at, 4);
		put(&b, at, 4);
		put(&b, 0, 2);
	}
	CHECK_INT(mapfile_memory(map, b.data, b.len, NULL), 0);
	buf_free(&b);
}

/* Inflates a member; returns its text, or the error's. */
static const char *
text_of(const struct zip *z, size_t i, uint64_t budget)
{
	static char text[256];
	struct mapfile out;
	struct warn warn;
	struct err err;

	memset(&warn, 0, sizeof(warn));
	err_clear(&err);
	if (zip_inflate(z, &z->v[i], &out, "z", NULL, &budget, &warn,
	    &err) == -1) {
		strlcpy(text, err.msg, sizeof(text));
		return text;
	}
	snprintf(text, sizeof(text), "%.*s%s", (int)out.len, out.data,
	    warn.entry[WARN_COMPRESSED_CUT].count > 0 ? " (cut)" : "");
	mapfile_close(&out);
	return text;
}

static int
is_named(const struct zip *z, size_t i, const char *name)
{
	return z->v[i].name_len == strlen(name) &&
	    memcmp(z->v[i].name, name, z->v[i].name_len) == 0;
}

TEST(members_by_the_directory)
{
	struct member v[] = { { "a", "one", 0, 0, 0 },
	    { "d/", "", 0, 0, 0 }, { "d/b", "two", 0, 0, 0 },
	    { "none", "", 0, 0, 0 } };
	struct mapfile map;
	struct zip z;

	zip_make(&map, v, 4, 1);
	zip_open(&z, &map);
	CHECK_INT(z.n, 2);
	CHECK_INT(z.lost, 0);
	CHECK(is_named(&z, 0, "a"));
	CHECK(is_named(&z, 1, "d/b"));
	CHECK_STR(text_of(&z, 0, 100), "one");
	CHECK_STR(text_of(&z, 1, 100), "two");
	zip_close(&z);
	mapfile_close(&map);
}

TEST(members_by_their_headers_when_the_zip_is_cut)
{
	struct member v[] = { { "a", "one", 0, 0, 0 },
	    { "b", "\3\0", BEHIND, DEFLATE, 0 }, { "c", "three", 0, 0, 0 } };
	struct mapfile map;
	struct zip z;

	zip_make(&map, v, 3, 0);
	map.len -= 2;			/* in the last one's data */
	zip_open(&z, &map);
	CHECK_INT(z.n, 3);
	CHECK(is_named(&z, 2, "c"));
	CHECK_STR(text_of(&z, 0, 100), "one");
	CHECK_STR(text_of(&z, 2, 100), "thr (cut)");
	zip_close(&z);
	mapfile_close(&map);
}

/* An entry may end with the file, and not behind it. */
TEST(a_name_reaches_to_the_end_of_the_file)
{
	static const size_t more[] = { 22, 23 };	/* the last record */
	struct member v[] = { { "a", "one", 0, 0, 0 } };
	struct mapfile map;
	struct zip z;
	size_t i;

	for (i = 0; i < 2; i++) {
		zip_make(&map, v, 1, 1);
		/* the length of its name, 18 bytes before the name */
		((char *)(uintptr_t)map.data)[map.len - 22 - 1 - 18] =
		    (char)(1 + more[i]);
		zip_open(&z, &map);
		CHECK_INT(z.n, 1);		/* else by its header */
		CHECK_INT(z.endless, more[i] == 23);
		zip_close(&z);
		mapfile_close(&map);
	}
}

/* One that has fewer entries than the zip says tells as little as none. */
TEST(a_directory_with_a_broken_entry)
{
	struct member v[] = { { "a", "one", 0, 0, 0 },
	    { "b", "two", 0, 0, 0 }, { "c", "three", 0, 0, 0 } };
	struct mapfile map;
	struct zip z;
	size_t i;

	for (i = 0; i < 3; i++) {
		zip_make(&map, v, 3, 1);
		/* the entry's magic number, with a name of a byte behind */
		((char *)(uintptr_t)map.data)[map.len - 22 -
		    (3 - i) * 47] = 'X';
		zip_open(&z, &map);
		CHECK_INT(z.n, 3);
		CHECK_INT(z.lost, 0);
		CHECK_INT(z.endless, 1);
		CHECK_STR(text_of(&z, 2, 100), "three");
		zip_close(&z);
		mapfile_close(&map);
	}
}

/* The one member beside a lost one is not all that the zip has. */
TEST(a_broken_header)
{
	struct member v[] = { { "a", "one", 0, 0, 0 },
	    { "b", "two", 0, 0, 0 } };
	struct mapfile map;
	struct zip z;

	zip_make(&map, v, 2, 1);
	CHECK(v[1].at > 0);
	((char *)(uintptr_t)map.data)[v[1].at] = 'X';
	zip_open(&z, &map);
	CHECK_INT(z.n, 1);
	CHECK_INT(z.lost, 1);
	CHECK_INT(z.endless, 0);
	CHECK(zip_is_several(&z));
	zip_close(&z);
	mapfile_close(&map);
	zip_make(&map, v, 1, 1);
	zip_open(&z, &map);
	CHECK(!zip_is_several(&z));
	zip_close(&z);
	mapfile_close(&map);
}

/* Many entries of the same data make a bomb of a small file. */
TEST(entries_that_share_data_are_left_out)
{
	struct member v[] = { { "a", "one", 0, 0, 0 },
	    { "b", "two", 0, 0, 0 } };
	struct mapfile map;
	struct buf b = BUF_INIT;
	struct zip z;
	size_t i, at;

	put_local(&b, &v[0]);
	put_local(&b, &v[1]);
	at = b.len;
	for (i = 0; i < 10; i++)
		put_entry(&b, &v[i % 2]);
	buf_add(&b, "PK\5\6", 4);
	put(&b, 0, 12);
	put(&b, at, 4);
	put(&b, 0, 2);
	CHECK_INT(mapfile_memory(&map, b.data, b.len, NULL), 0);
	zip_open(&z, &map);
	CHECK_INT(z.n, 2);
	CHECK_INT(z.lost, 8);
	zip_close(&z);
	mapfile_close(&map);
	buf_free(&b);
}

TEST(sizes_of_large_files)
{
	struct member v[] = { { "a", "one", LARGE, 0, 0 },
	    { "b", "two", LARGE, 0, 0 } };
	struct mapfile map;
	struct zip z;

	zip_make(&map, v, 2, 1);
	zip_open(&z, &map);
	CHECK_INT(z.n, 2);
	CHECK_STR(text_of(&z, 0, 100), "one");
	CHECK_STR(text_of(&z, 1, 100), "two");
	zip_close(&z);
	mapfile_close(&map);
}

TEST(sizes_behind_the_data)
{
	struct member v[] = { { "a", "one", BEHIND, 0, 0 },
	    { "b", "two", BEHIND, 0, 0 } };
	struct mapfile map;
	struct zip z;

	zip_make(&map, v, 2, 1);
	zip_open(&z, &map);
	CHECK_INT(z.n, 2);
	CHECK_STR(text_of(&z, 0, 100), "one");
	CHECK_STR(text_of(&z, 1, 100), "two");
	zip_close(&z);
	mapfile_close(&map);
}

TEST(what_cannot_be_read_is_refused_by_itself)
{
	struct member v[] = { { "a", "one", ENCRYPTED, 0, 0 },
	    { "b", "two", 0, 14, 0 }, { "c", "three", 0, 0, 0 } };
	struct mapfile map;
	struct zip z;

	zip_make(&map, v, 3, 1);
	zip_open(&z, &map);
	CHECK_INT(z.n, 3);
	CHECK_STR(text_of(&z, 0, 100), "z: a member of the zip is encrypted");
	CHECK_STR(text_of(&z, 1, 100), "z: a member of the zip is compressed "
	    "by method 14, which is not read");
	CHECK_STR(text_of(&z, 2, 100), "three");
	zip_close(&z);
	mapfile_close(&map);
}

/* Deflate of "aaa", cut before its end: the member behind is not read into. */
TEST(damage_ends_with_the_member)
{
	struct member v[] = { { "a", "KLLL", 0, DEFLATE, 0 },
	    { "b", "two", 0, 0, 0 } };
	struct mapfile map;
	struct zip z;

	zip_make(&map, v, 2, 1);
	zip_open(&z, &map);
	CHECK_INT(z.n, 2);
	CHECK(strstr(text_of(&z, 0, 100), "(cut)") != NULL);
	CHECK_STR(text_of(&z, 1, 100), "two");
	zip_close(&z);
	mapfile_close(&map);
}

TEST(a_member_above_the_budget_is_an_error)
{
	struct member v[] = { { "a", "one", 0, 0, 0 },
	    { "b", "two", 0, 0, 0 } };
	struct mapfile map;
	struct zip z;

	zip_make(&map, v, 2, 1);
	zip_open(&z, &map);
	CHECK(strstr(text_of(&z, 0, 2), "more than") != NULL);
	zip_close(&z);
	mapfile_close(&map);
}

/* A header in a zip may say anything. */
TEST(offsets_and_sizes_that_lie)
{
	struct member v[] = { { "a", "one", 0, 0, 0 },
	    { "b", "two", 0, 0, 0 } };
	static const unsigned char values[] = { 0, 1, 0x7f, 0x80, 0xff };
	struct mapfile map;
	struct zip z;
	char *bytes;
	size_t i, j, k, len;

	zip_make(&map, v, 2, 1);
	len = map.len;
	bytes = malloc(len);
	memcpy(bytes, map.data, len);
	mapfile_close(&map);
	for (i = 0; i < len; i++)
		for (j = 0; j < sizeof(values); j++) {
			char was = bytes[i];

			bytes[i] = (char)values[j];
			if (mapfile_memory(&map, bytes, len, NULL) == -1)
				abort();
			zip_open(&z, &map);
			for (k = 0; k < z.n; k++)
				text_of(&z, k, 1000);
			zip_close(&z);
			mapfile_close(&map);
			bytes[i] = was;
		}
	free(bytes);
	CHECK(1);
}

TEST_MAIN
