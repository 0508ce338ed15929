/*
 * json_scan_body: brackets of JSON, 64 bytes at a step: the end of a value, the
 * values of a window, and whether a value is sound.  A kernel includes it after
 * defining
 *
 * 	struct block		64 bytes, copied from memory
 * 	bytes_of(b, c)		the bytes equal to c
 * 	brackets_of(b, c)	the bytes equal to c or c | 0x20: [ and {, or ]
 * 				and }
 * 	low_of(b)		the bytes up to the blank
 * 	parity_of(m)		bit i: the parity of bits 0 to i
 *
 * Anything unusual ends a scan, right or wrong; then the careful ways decide.
 */

/* Returns 64 bytes: those at p, or what is left of them, and blanks. */
static inline const char *
block_at(const char *p, const char *end, char *last)
{
	if (end - p >= BLOCK)
		return p;
	memset(last, ' ', BLOCK);
	memcpy(last, p, (size_t)(end - p));
	return last;
}

static inline uint64_t
inside_strings(uint64_t quotes, uint64_t *inside)
{
	uint64_t m = parity_of(quotes) ^ *inside;

	*inside = (uint64_t)((int64_t)m >> 63);
	return m;
}

/* ---- ends ---- */

/* State between one block and the next. */
struct carry {
	uint64_t	escape, inside, string;
};

/*
 * Finds the brackets of the block at p that stand outside of strings; returns
 * 0 where only the careful cursor can tell.
 */
static inline int
block_brackets(const char *p, const char *end, struct carry *c, uint64_t *open,
    uint64_t *close)
{
	uint64_t quotes, slash, str, blanks, after;
	struct block b;
	char last[BLOCK];

	memcpy(&b, block_at(p, end, last), sizeof(b));
	quotes = bytes_of(&b, '"');
	slash = bytes_of(&b, '\\');
	if ((slash | c->escape) != 0)
		quotes &= ~escaped(slash, &c->escape);
	str = inside_strings(quotes, &c->inside);
	*open = brackets_of(&b, '[') & ~str;
	*close = brackets_of(&b, ']') & ~str;
	after = bytes_of(&b, ',') | bytes_of(&b, ':');
	if ((blanks = low_of(&b) & ~str) != 0)
		blanks &= bytes_of(&b, ' ') | bytes_of(&b, '\n') |
		    bytes_of(&b, '\t') | bytes_of(&b, '\r');
	return ((slash & ~str) | (next_not_blank(quotes & ~str, blanks,
	    &c->string) & ~((after & ~str) | *close))) == 0;
}

static const char *
scan_skip(const char *p, const char *end)
{
	struct carry c = { 0, 0, 0 };
	uint64_t open, close, m;
	size_t depth = 0, closed;

	for (; p < end; p += BLOCK) {
		if (!block_brackets(p, end, &c, &open, &close))
			return NULL;
		closed = (size_t)__builtin_popcountll(close);
		if (closed < depth) {
			depth += (size_t)__builtin_popcountll(open) - closed;
			continue;
		}
		for (m = open | close; m != 0; m &= m - 1)
			if (open & m & -m)
				depth++;
			else if (--depth == 0)
				return p + __builtin_ctzll(m) + 1;
		if (end - p < BLOCK)
			break;
	}
	return NULL;
}

/* Notes the brackets of a block; returns 0 where what is around them closes. */
static inline int
note_brackets(struct json_ends *e, uint32_t base, uint64_t open,
    uint64_t close, uint32_t *up)
{
	uint64_t m;
	uint32_t i;

	for (m = open | close; m != 0; m &= m - 1) {
		i = base + (uint32_t)__builtin_ctzll(m);
		if (open & m & -m) {
			e->v[e->n].open = i;
			e->v[e->n].end = 0;
			e->v[e->n].next = *up;
			*up = e->n++;
		} else if (*up == NO_VALUE) {
			return 0;
		} else {
			i++;
			e->v[*up].end = i;
			i = e->v[*up].next;
			e->v[*up].next = e->n;
			*up = i;
		}
	}
	return 1;
}

static void
scan_window(struct json_ends *e, const char *p, const char *end, uint32_t most)
{
	struct carry c = { 0, 0, 0 };
	uint32_t up = NO_VALUE;
	uint64_t open, close;

	for (; p < end && e->len < most && e->n <= WINDOW_VALUES - BLOCK;
	    p += BLOCK, e->len += BLOCK)
		if (!block_brackets(p, end, &c, &open, &close) ||
		    !note_brackets(e, e->len, open, close, &up) ||
		    end - p < BLOCK)
			break;
}

/* ---- soundness ---- */

/* State between one block and the next. */
struct check {
	uint64_t	escape, inside;
	uint64_t	string, comma, colon;	/* 1: its successor is in the
						 * next block */
	uint64_t	objects;	/* bit per level, innermost lowest: 1
					 * for { */
	int		depth;
};

/* Returns whether a key or } comes next at p, which is behind a {. */
static inline int
key_or_end(const char *p, const char *end)
{
	p = skip_spaces(p, end);
	return p < end && (*p == '"' || *p == '}');
}

/*
 * Checks the brackets of the block s, a copy of the text at p.  `strange` are
 * the bytes that are allowed in an array only.
 */
static inline int
brackets_are_sound(uint64_t open, uint64_t close, uint64_t strange,
    const char *s, const char *p, const char *end, struct check *c)
{
	uint64_t m, before;
	int i;

	for (m = open | close; m != 0; m &= m - 1) {
		before = m ^ (m - 1);		/* the bracket and all bytes
						 * before it */
		if (c->objects & 1 && strange & before)
			return 0;
		strange &= ~before;
		i = __builtin_ctzll(m);
		if (open >> i & 1) {
			if (++c->depth == 64)
				return 0;
			c->objects = c->objects << 1 | (s[i] == '{');
			if (s[i] == '{' && !key_or_end(p + i + 1, end))
				return 0;
		} else {
			if ((c->objects & 1) != (s[i] == '}') ||
			    --c->depth < 0)
				return 0;
			c->objects >>= 1;
		}
	}
	return (c->objects & 1) == 0 || strange == 0;
}

/* Checks a block; returns 0 when it may be broken. */
static inline int
block_is_sound(const struct block *b, const char *s, const char *p,
    const char *end, struct check *c)
{
	uint64_t quotes = bytes_of(b, '"'), slash = bytes_of(b, '\\'), str;
	uint64_t open, close, comma, colon, blanks, strange;

	if ((slash | c->escape) != 0)
		quotes &= ~escaped(slash, &c->escape);
	str = inside_strings(quotes, &c->inside);
	open = brackets_of(b, '[') & ~str;
	close = brackets_of(b, ']') & ~str;
	comma = bytes_of(b, ',') & ~str;
	colon = bytes_of(b, ':') & ~str;
	if ((blanks = low_of(b) & ~str) != 0)
		blanks &= bytes_of(b, ' ') | bytes_of(b, '\n') |
		    bytes_of(b, '\t') | bytes_of(b, '\r');
	if ((slash & ~str) | (next_not_blank(quotes & ~str, blanks,
	    &c->string) & ~(comma | colon | close)))
		return 0;
	strange = (next_not_blank(comma, blanks, &c->comma) & ~(quotes & str)) |
	    (open & ~next_not_blank(colon, blanks, &c->colon));
	return brackets_are_sound(open, close, strange, s, p, end, c);
}

static int
scan_is_sound(const char *p, const char *end)
{
	struct check c;
	struct block b;
	char last[BLOCK];
	const char *s;

	memset(&c, 0, sizeof(c));
	for (; p < end; p += BLOCK) {
		s = block_at(p, end, last);
		memcpy(&b, s, sizeof(b));
		if (!block_is_sound(&b, s, p, end, &c))
			return 0;
		if (end - p < BLOCK)
			break;
	}
	return c.depth == 0 && c.inside == 0 && c.string == 0;
}
