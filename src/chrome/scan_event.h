/*
 * scan_event: the body of a scanner, the fast path for well-formed events.
 * scan_NAME.c includes it once, after these definitions:
 *
 * 	struct block        64 bytes of text
 * 	block_load(p)       reads them; p need not be aligned
 * 	block_eq(&b, c)     a bit for each byte that equals c
 * 	block_eq20(&b, c)   the same after or-ing 0x20 to each byte
 * 	quotes_at(p)        of 64 bytes, a bit for each quote or backslash
 * 	prefix_xor(m)       bit i of the result: the parity of bits 0..i of m
 * 	digits_at(p, &v)    how many digits, at most 16, and their value
 * 	digits_run(p)       how many digits, at most 16
 * 	text_is(p, t, m)    16 bytes at p equal those of t where m has bits
 *
 * The loop over members is latency-bound: a member starts where the one before
 * it ends.  Therefore it predicts the next key and value length from the
 * previous events, goes on from the prediction, and verifies it with a
 * well-predicted branch (speculation).  Rare cases are in functions of their
 * own.
 *
 * - A key is compared, 16 bytes at once with its comma, blanks, quotes and
 *   colon, with the two keys that last followed the key before it.
 * - A string ends at the first quote of a 64-byte mask, unless a backslash
 *   comes before it.
 * - Nested values (args) are skipped by masks: quotes without the escaped
 *   ones, the inside of strings by prefix xor, brackets by population count.
 * - The walk is strict: it returns NULL for whatever the careful path would
 *   repair, count or read differently (a missing colon or comma, a trailing
 *   comma, an escape in a key, a value that is no plain token, a quote in args
 *   that no , : } or ] follows).  So both paths give the same result.
 */

static inline const char *
scan_spaces(const char *p)
{
	while (*p == ' ' || *p == '\n' || *p == '\t' || *p == '\r')
		p++;
	return p;
}

/*
 * Returns v.f in thousandths, rounded half up; f is the value of the m digits
 * behind the point.
 */
static inline int64_t
thousandths(uint64_t v, uint64_t f, unsigned m)
{
	static const uint64_t ten[] = { 1, 10, 100, 1000, 10000, 100000,
	    1000000, 10000000, 100000000, 1000000000, 10000000000,
	    100000000000, 1000000000000, 10000000000000 };

	if (m <= 3)
		f *= ten[3 - m];
	else
		f = (f / ten[m - 4] + 5) / 10;
	return (int64_t)(v * 1000 + f);
}

/*
 * Reads the number at p, of which the first n digits and their value v are
 * known. Returns its end, or NULL when there is no number.  Sets the value of
 * key k in the event for a plain integer or, in thousandths rounded half up,
 * for a fraction that is not negative.
 */
static const char *
scan_number(const char *p, size_t n, uint64_t v, struct event *e,
    const struct scan_key *k)
{
	const char *q = p + n, *point;
	uint64_t f;

	if (n > 0 && !is_digit(*q)) {
		if (*q != '.' && *q != 'e' && *q != 'E') {
			e->num[k->field] = (int64_t)v;
			e->parsed |= k->bit;
			return q;
		}
		if (*q == '.' && v < UINT64_C(1) << 52) {
			point = q + 1;
			n = digits_at(point, &f);
			q = point + n;
			if (n > 0 && n < 16 && *q != 'e' && *q != 'E') {
				e->num[k->field] = thousandths(v, f,
				    (unsigned)n);
				e->parsed_us |= k->bit;
				return q;
			}
		}
	}
	/* signs, exponents, very long numbers: find the end only */
	if (!is_digit(*p) && (*p != '-' || !is_digit(p[1])))
		return NULL;
	for (q = p + 1; is_digit(*q) || *q == '.' || *q == 'e' || *q == 'E' ||
	    *q == '+' || *q == '-'; q++)
		;
	return q;
}

/*
 * Bytes between the scan and its prefetch: some events of about 200 bytes.
 * Scanning an event takes less time than its cache misses.  nested_end()
 * prefetches for itself.
 */
#define SCAN_AHEAD		1024
static inline void
scan_ahead(const char *p)
{
	__builtin_prefetch(p + SCAN_AHEAD);
	__builtin_prefetch(p + SCAN_AHEAD + 64);
	__builtin_prefetch(p + SCAN_AHEAD + 128);
	__builtin_prefetch(p + SCAN_AHEAD + 192);
}

/* Finds the end of a string that is long or has escapes; see string_end(). */
static __attribute__((noinline)) const char *
long_string_end(const char *p, const char *end)
{
	struct block b;
	uint64_t m;

	for (; p < end; p += 64) {
		b = block_load(p);
		m = block_eq(&b, '"') | block_eq(&b, '\\');
		while (m != 0) {
			const char *q = p + __builtin_ctzll(m);

			if (*q == '"')
				return q;
			/*
			 * skip the escaped byte and load a new block behind it
			 */
			p = q + 2;
			if (p >= end)
				return NULL;
			b = block_load(p);
			m = block_eq(&b, '"') | block_eq(&b, '\\');
		}
	}
	return NULL;
}

/*
 * Returns the closing quote of the string whose content begins at p, or NULL.
 * The quote may be behind the end, which scan_event() detects.
 */
static inline const char *
string_end(const char *p, const char *end)
{
	const char *q = p + __builtin_ctzll(quotes_at(p) | UINT64_C(1) << 63);

	/* a quote with no backslash before it */
	return *q == '"' ? q : long_string_end(p, end);
}

/* Returns the escaped bytes; *carry: the first byte of the next block is. */
static inline uint64_t
escaped_bits(uint64_t backslash, uint64_t *carry)
{
	uint64_t escaped = *carry, m = backslash & ~*carry;
	int i;

	*carry = 0;
	while (m != 0) {
		i = __builtin_ctzll(m);
		m &= m - 1;
		if (i == 63) {
			*carry = 1;
			break;
		}
		escaped |= UINT64_C(2) << i;
		m &= ~(UINT64_C(2) << i);
	}
	return escaped;
}

/*
 * Returns the bytes, from `after` (behind closing quotes) on over blanks, that
 * are none of the `ops` , : } ].  *carry: the first byte of the next block
 * must be one.
 */
static inline uint64_t
bits_unfollowed(const struct block *b, uint64_t after, uint64_t ops,
    uint64_t *carry)
{
	uint64_t blank, bad = after & ~ops, past;

	*carry = 0;
	if (bad == 0)
		return 0;
	blank = block_eq(b, ' ') | block_eq(b, '\n') | block_eq(b, '\t') |
	    block_eq(b, '\r');
	/*
	 * adding a bit at the start of a run of blanks carries it behind the
	 * run
	 */
	*carry = __builtin_add_overflow(bad & blank, blank, &past);
	past &= ~blank;
	return (bad & ~blank) | (past & ~ops);
}

/* Returns the index of the bracket that closes level `depth`, or 64. */
static inline int
closing_place(uint64_t open, uint64_t close, int64_t depth)
{
	uint64_t m;

	for (m = close; m != 0; m &= m - 1) {
		/* levels: one less, plus those opened before this bracket */
		depth--;
		if (depth + __builtin_popcountll(open & (m - 1) & ~m) == 0)
			return __builtin_ctzll(m);
	}
	return 64;
}

/*
 * Returns the end of the object or array at p, or NULL.  Not inlined: its
 * registers would make scan_event() spill its own.
 */
static __attribute__((noinline)) const char *
nested_end(const char *p, const char *end)
{
	uint64_t escape = 0, inside = 0, follow = 0, q, str, open, close, ops,
	    closers, after, upto, slash;
	int64_t depth = 1, closed;
	struct block b;
	int i;

	for (p++; p < end; p += 64) {
		__builtin_prefetch(p + SCAN_AHEAD);
		b = block_load(p);
		q = block_eq(&b, '"');
		slash = block_eq(&b, '\\');
		if ((slash | escape) != 0)
			q &= ~escaped_bits(slash, &escape);
		str = prefix_xor(q) ^ inside;
		inside = (uint64_t)((int64_t)str >> 63);
		open = block_eq20(&b, '{') & ~str;
		close = block_eq20(&b, '}') & ~str;
		ops = block_eq(&b, ',') | block_eq(&b, ':') | close;
		closed = __builtin_popcountll(close);
		i = closed < depth ? 64 : closing_place(open, close, depth);
		upto = i < 64 ? (UINT64_C(2) << i) - 1 : ~UINT64_C(0);
		closers = q & ~str;
		after = (closers << 1 | follow) & upto;
		if ((bits_unfollowed(&b, after, ops & ~str, &follow) |
		    (slash & ~str)) & upto)
			return NULL;
		if (i < 64)
			return p + i + 1;
		depth += __builtin_popcountll(open) - closed;
		follow |= closers >> 63;
	}
	return NULL;
}

/*
 * Returns the row in scan_words of the key whose content begins at p,
 * SCAN_UNKNOWN when it has none, or -1 for the careful path.  *close is its
 * closing quote.
 */
static __attribute__((noinline)) int
key_word(const char *p, const char *end, const char **close)
{
	uint64_t w = word_at(p), quotes = word_zeros(w ^ WORD_BYTES('"'));
	unsigned i;
	size_t n;

	if (quotes != 0) {
		n = (size_t)__builtin_ctzll(quotes) / 8;
		if (n == 0)
			return -1;
		w &= ~UINT64_C(0) >> (64 - 8 * n);
	} else if (p[8] == '"') {
		n = 8;
	} else {
		*close = string_end(p, end);
		if (*close == NULL || *close - p > 256 ||
		    memchr(p, '\\', (size_t)(*close - p)) != NULL)
			return -1;
		return SCAN_UNKNOWN;
	}
	*close = p + n;
	for (i = SCAN_HASH(w); scan_slots[i] != SCAN_UNKNOWN;
	    i = (i + 1) % SCAN_SLOTS)
		if (scan_words[scan_slots[i]].word == w &&
		    scan_words[scan_slots[i]].len == n)
			return scan_slots[i];
	return word_zeros(w ^ WORD_BYTES('\\')) != 0 ? -1 : SCAN_UNKNOWN;
}

/* Reads true, false or null; returns its end, or NULL. */
static inline const char *
scan_literal(const char *p, enum span_type *type)
{
	if (memcmp(p, "true", 4) == 0) {
		*type = SPAN_TRUE;
		return p + 4;
	}
	if (memcmp(p, "false", 5) == 0) {
		*type = SPAN_FALSE;
		return p + 5;
	}
	if (memcmp(p, "null", 4) == 0) {
		*type = SPAN_NULL;
		return p + 4;
	}
	return NULL;
}

static inline void
span_is(struct span *s, size_t len, enum span_type type)
{
	s->len = len;
	s->type = type;
}

/* Reads the string at p; returns its end, or NULL. */
static inline const char *
string_value(const char *p, const char *end, struct span *s)
{
	const char *q = string_end(p + 1, end);

	if (q == NULL)
		return NULL;
	s->p = p + 1;
	span_is(s, (size_t)(q - p) - 1, SPAN_STRING);
	return q + 1;
}

/* Reads any value at p for key k; returns its end, or NULL. */
static __attribute__((noinline)) const char *
scan_value(const char *p, const char *end, struct event *e,
    const struct scan_key *k)
{
	struct span *s = &e->f[k->field];
	const char *start = p;
	uint64_t v;
	size_t n;

	if (*p == '"')
		return string_value(p, end, s);
	if (is_digit(*p) || *p == '-') {
		n = digits_at(p, &v);
		p = scan_number(p, n, v, e, k);
		s->type = SPAN_NUMBER;
	} else if (*p == '{' || *p == '[') {
		s->type = *p == '{' ? SPAN_OBJECT : SPAN_ARRAY;
		if ((p = nested_end(p, end)) != NULL &&
		    p - start > JSON_TRUST && json_broken(start, p) != NULL)
			p = NULL;
	} else
		p = scan_literal(p, &s->type);
	s->p = start;
	s->len = p == NULL ? 0 : (size_t)(p - start);
	return p;
}

/*
 * Bytes before a key that are not compared for the first key of an event: it
 * has a brace in place of the comma.
 */
#define SCAN_COMMA	1

static inline int
key_matches(const char *p, const struct scan_key *k, int from)
{
	return text_is(p + from, k->text + from, k->mask + from);
}

/* Sets how to read values of keys that were not learned yet. */
static void
keys_begin(struct scan_keys *keys, const void *const *shapes)
{
	size_t i;

	for (i = 0; i < SCAN_KEYS; i++)
		keys->key[i].read = shapes[keys->key[i].shape];
}

/*
 * Learns that key k, written as the bytes from p to end, follows `before`;
 * text longer than SCAN_TEXT is not learned.
 */
static void
key_learn(struct scan_key *before, struct scan_key *k, const char *p,
    const char *end)
{
	size_t n = (size_t)(end - p);

	if (n > SCAN_TEXT)
		return;
	memset(k->text, 0, sizeof(k->text));
	memset(k->mask, 0, sizeof(k->mask));
	memcpy(k->text, p, n);
	memset(k->mask, 0xff, n);
	if (*p == '{')
		k->text[0] = ',';	/* the comma of later events */
	k->skip = (uint8_t)n;
	if (k != before->next) {
		before->other = before->next;
		before->next = k;
	}
}

/*
 * Reads a key that was not predicted behind `before` (SCAN_END for the first
 * key of an event).  p is at the comma or brace, or at a blank before it.
 * Learns the key, sets keys->found to its row, and returns the start of its
 * value, or NULL.
 */
static __attribute__((noinline)) const char *
scan_other_key(const char *p, const char *end, struct scan_keys *keys,
    struct scan_key *before, const void *const *shapes)
{
	struct scan_key *k = &keys->key[SCAN_END];
	const char *start = p, *q;
	int word;

	p = scan_spaces(p);
	if (*p == '}') {
		p++;
	} else {
		if (*p != (before == k ? '{' : ','))
			return NULL;
		p = scan_spaces(p + 1);
		if (*p != '"' || (word = key_word(p + 1, end, &q)) == -1)
			return NULL;
		p = scan_spaces(q + 1);
		if (*p != ':')
			return NULL;
		p = scan_spaces(p + 1);
		k = &keys->key[word];
	}
	if (keys->found == NULL)
		keys_begin(keys, shapes);
	key_learn(before, k, start, p);
	keys->found = k;
	return p;
}

/* ---- values of the usual shapes: return their end, or NULL for others ---- */

static inline const char *
letter_value(const char *p, struct span *s)
{
	if (p[0] != '"' || p[2] != '"' || p[1] == '"' || p[1] == '\\')
		return NULL;
	s->p = p + 1;
	span_is(s, 1, SPAN_STRING);
	return p + 3;
}

static inline const char *
empty_value(const char *p, struct span *s)
{
	if (p[0] != '{' || p[1] != '}')
		return NULL;
	s->p = p;
	span_is(s, 2, SPAN_OBJECT);
	return p + 2;
}

/* Returns the length of the number at p, or 0 when it is none. */
static inline size_t
number_value(const char *p, struct event *e, const struct scan_key *k,
    struct span *s, uint32_t *whole)
{
	const char *q;
	uint64_t v;
	size_t n = digits_at(p, &v);

	if (n > 0 && (p[n] == ',' || p[n] == '}')) {
		*whole |= k->bit;
		e->num[k->field] = (int64_t)v;
	} else {
		if ((q = scan_number(p, n, v, e, k)) == NULL)
			return 0;
		n = (size_t)(q - p);
	}
	s->p = p;
	span_is(s, n, SPAN_NUMBER);
	return n;
}

/*
 * Learns length n for key k, whose value at p was not as long as the last one.
 * After STEADY_MISSES misses, each less than STEADY_BYTES bytes behind the one
 * before, the length is no longer predicted: a mispredicted branch costs more
 * than waiting.
 */
#define STEADY_MISSES	8
#define STEADY_BYTES	4096

static __attribute__((noinline)) void
length_missed(const char *p, size_t n, struct scan_key *k)
{
	if ((uintptr_t)p - k->missed > STEADY_BYTES)
		k->misses = 0;
	k->missed = (uintptr_t)p;
	k->len = ++k->misses < STEADY_MISSES && n < 256 ? (uint8_t)n : 0;
}

/*
 * Returns p + n, the end of k's value.  If the length is the predicted one,
 * the end is computed from the prediction, so that the next member does not
 * wait for n but for a predicted branch only.  The asm hides from the compiler
 * that both are equal.
 */
static inline const char *
value_end(const char *p, size_t n, struct scan_key *k)
{
	size_t guess = k->len, len = guess;

	__asm__("" : "+r" (len));
	if (len == n)
		return p + guess;
	if (guess != 0)
		length_missed(p, n, k);
	return p + n;
}

/*
 * Returns whether no key came twice: then the sum has one bit for each of
 * them.
 */
static inline int
keys_unique(uint64_t seen)
{
	return (unsigned)__builtin_popcount((uint32_t)seen) == seen >> 32;
}

static inline void
event_begin(const char *p, struct event *e)
{
	scan_ahead(p);
	e->p = p;
	e->named = 0;
	e->parsed = e->parsed_us = 0;
}

/*
 * Reads the event at p, member by member.  Nearly always the key is one of the
 * two that last followed the key before, and the value has the key's shape:
 * that costs a few compares.  Any other value goes through scan_value().  The
 * jumps are computed (goto *): a switch over so few cases becomes a chain of
 * badly predicted branches.
 */
static const char *
scan_event(const char *p, const char *end, struct event *e,
    struct scan_keys *keys)
{
	static const void *const shapes[] = {
		[SHAPE_ANY] = &&any, [SHAPE_LETTER] = &&letter,
		[SHAPE_STRING] = &&string, [SHAPE_NUMBER] = &&digits,
		[SHAPE_EMPTY] = &&empty, [SHAPE_UNREAD] = &&unread,
		[SHAPE_END] = &&done, [SHAPE_NONE] = &&nothing
	};
	struct scan_key *k = &keys->key[SCAN_END];
	uint64_t seen = 0;
	uint32_t whole = 0;
	struct span *s;
	const char *q;
	size_t n;

	event_begin(p, e);
	if (keys->found == NULL || !key_matches(p, k->next, SCAN_COMMA))
		goto other;
	k = k->next;
	goto key;
behind:
	p = value_end(p, n, k);
next:
	seen += k->once;
	if (key_matches(p, k->next, 0))
		k = k->next;
	else if (key_matches(p, k->other, 0))
		k = k->other;
	else
		goto other;
key:
	p += k->skip;
value:
	s = (struct span *)((char *)e + k->at);
	goto *k->read;
other:
	if ((p = scan_other_key(p, end, keys, k, shapes)) == NULL)
		return NULL;
	k = keys->found;
	goto value;
letter:
	if ((q = letter_value(p, s)) == NULL)
		goto any;
	p = q;
	goto next;
empty:
	if ((q = empty_value(p, s)) == NULL)
		goto any;
	p = q;
	goto next;
string:
	if (*p != '"')
		goto digits;
	if ((q = string_value(p, end, s)) == NULL)
		return NULL;
	n = (size_t)(q - p);
	goto behind;
digits:
	if ((n = number_value(p, e, k, s, &whole)) == 0)
		goto any;
	goto behind;
unread:
	n = digits_run(p);
	if (n > 0 && (p[n] == ',' || p[n] == '}'))
		goto behind;
any:
	if (*p <= ' ' && (q = scan_spaces(p)) != p) {
		p = q;
		goto value;
	}
	if ((p = scan_value(p, end, e, k)) == NULL)
		return NULL;
	goto next;
nothing:
	return NULL;
done:
	if (p > end || !keys_unique(seen))
		return NULL;
	e->have = (uint32_t)seen;
	e->parsed |= whole;
	return p;
}
