/* idtab: equal words have equal numbers, in order of first appearance. */
#include "config.h"

#include "ttv/idtab.h"
#include "test.h"

#define MANY	700

static struct idkey
word(uint64_t *seed, unsigned spread)
{
	struct idkey w;
	int i;

	for (i = 0; i < 4; i++)
		w.w[i] = test_random(seed) % spread;
	if (test_random(seed) % 2)	/* differences in high bits only */
		w.w[test_random(seed) % 4] <<= 60;
	return w;
}

static uint32_t
linear(const struct idkey *list, uint32_t n, const struct idkey *w)
{
	uint32_t i;

	for (i = 0; i < n; i++)
		if (memcmp(&list[i], w, sizeof(*w)) == 0)
			return i;
	return UINT32_MAX;
}

static void
run(unsigned spread)
{
	static struct idkey list[MANY];
	struct idtab t;
	struct idkey w;
	uint64_t seed = spread;
	uint32_t n = 0, want;
	int added, i;

	memset(&t, 0, sizeof(t));
	w = word(&seed, spread);
	CHECK_INT(idtab_find(&t, &w), UINT32_MAX);
	for (i = 0; i < 3 * MANY && n < MANY; i++) {
		w = word(&seed, spread);
		want = linear(list, n, &w);
		if (!CHECK_INT(idtab_find(&t, &w), want))
			break;
		if (test_random(&seed) % 3 == 0)
			continue;
		if (want == UINT32_MAX)
			list[n] = w;
		if (!CHECK_INT(idtab_add(&t, &w, &added),
		    want == UINT32_MAX ? n : want) ||
		    !CHECK_INT(added, want == UINT32_MAX))
			break;
		n += (uint32_t)added;
		if (!CHECK_INT(t.n, n))
			break;
	}
	for (want = 0; want < n; want++)
		if (!CHECK_MEM(&t.keys[want], sizeof(w), &list[want],
		    sizeof(w)))
			break;
	idtab_free(&t);
}

TEST(few)
{
	run(2);
}

TEST(some)
{
	run(4);
}

TEST(many)
{
	run(1000000);
}

TEST_MAIN
