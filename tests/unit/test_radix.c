/* radix: sorted and stable, for keys that differ in any bits. */
#include "config.h"

#include "ttv/radix.h"
#include "ttv/xmalloc.h"
#include "test.h"

static int
check_sort(size_t n, uint64_t mask, uint64_t base)
{
	struct radix *v = xreallocarray(NULL, n, sizeof(*v));
	uint64_t seed = n ^ mask, sum = 0;
	size_t i;
	int ok = 1;

	for (i = 0; i < n; i++) {
		v[i].key = (test_random(&seed) & mask) | base;
		v[i].value = i;
		sum += v[i].key;
	}
	radix_sort(v, n);
	for (i = 0; ok && i < n; i++) {
		sum -= v[i].key;
		if (i > 0)
			ok = CHECK(v[i - 1].key < v[i].key ||
			    (v[i - 1].key == v[i].key &&
			    v[i - 1].value < v[i].value));
	}
	ok = ok && CHECK_INT(sum, 0);
	if (n > 0)
		ok = ok && CHECK_INT(radix_from(v, n, v[0].key), 0) &&
		    CHECK(radix_from(v, n, v[n - 1].key) <= n - 1);
	free(v);
	return ok;
}

TEST(sizes)
{
	static const size_t sizes[] = { 0, 1, 2, 47, 48, 49, 300, 4095, 4096,
	    20000 };
	size_t i;

	for (i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++)
		check_sort(sizes[i], UINT64_MAX, 0);
}

TEST(bits)
{
	unsigned i;

	for (i = 0; i < 64; i++) {
		check_sort(200, UINT64_C(1) << i, 0);
		check_sort(200, UINT64_MAX >> i, 0);
		check_sort(5000, UINT64_MAX << i, 0);
		check_sort(5000, UINT64_C(0x1ff) << i, UINT64_C(1) << 63);
	}
	check_sort(5000, 0, 42);
	check_sort(5000, UINT64_C(0x8000000000000001), 0);
}

TEST(times)
{
	CHECK(radix_time(INT64_MIN) < radix_time(-1));
	CHECK(radix_time(-1) < radix_time(0));
	CHECK(radix_time(0) < radix_time(INT64_MAX));
}

/* ---- numbers by keys that are asked for ---- */

struct keys {
	const uint64_t	*key, *length;
};

static uint64_t
key_of(const void *arg, uint32_t number)
{
	const struct keys *k = arg;

	return k->key[number % 1000];
}

static uint64_t
length_of(const void *arg, uint32_t number)
{
	const struct keys *k = arg;

	return k->length[number % 1000];
}

/* Sorts 1000 numbers, by lengths too or not; each must follow its neighbour. */
static int
check_numbers(uint64_t mask, uint64_t base, uint32_t add, int lengths)
{
	uint64_t key[1000], length[1000], seed = mask ^ base ^ add, sum = 0;
	struct keys k = { key, length };
	uint32_t v[1000], a, b;
	size_t i;
	int ok = 1;

	for (i = 0; i < 1000; i++) {
		key[i] = (test_random(&seed) & mask) + base;
		length[i] = test_random(&seed) % 5;
		v[i] = (uint32_t)i + add;
	}
	radix_sort_numbers(v, 1000, key_of, lengths ? length_of : NULL, &k);
	for (i = 0; ok && i < 1000; i++) {
		sum += v[i] - add;
		if (i == 0)
			continue;
		a = v[i - 1];
		b = v[i];
		ok = CHECK(key_of(&k, a) < key_of(&k, b) ||
		    (key_of(&k, a) == key_of(&k, b) && (lengths &&
		    length_of(&k, a) != length_of(&k, b) ? length_of(&k, a) >
		    length_of(&k, b) : a < b)));
	}
	return ok && CHECK_INT(sum, 999 * 1000 / 2);
}

TEST(numbers)
{
	static const uint64_t masks[] = { 0, 1, 0x3f, 0xff00, UINT32_MAX,
	    (UINT64_C(1) << 53) - 1, (UINT64_C(1) << 54) - 1,
	    (UINT64_C(1) << 55) - 1, UINT64_MAX };
	size_t i;
	int lengths;

	for (i = 0; i < sizeof(masks) / sizeof(masks[0]); i++)
		for (lengths = 0; lengths < 2; lengths++) {
			check_numbers(masks[i], 0, 0, lengths);
			check_numbers(masks[i], 12345, 0, lengths);
			check_numbers(masks[i], 0, 4294966000, lengths);
		}
}

TEST(the_longest_of_equal_keys)
{
	static const uint64_t key[1000], length[1000] = { 5, 0, 7, 7, 9 };
	struct keys k = { key, length };
	uint32_t v[] = { 0, 1, 2, 3, 4 };

	radix_longest_first(v, 5, length_of, &k);
	CHECK_INT(v[0], 4);
	CHECK_INT(v[1], 2);
	CHECK_INT(v[2], 3);
	CHECK_INT(v[3], 0);
	CHECK_INT(v[4], 1);
	radix_longest_first(v, 0, length_of, &k);
	radix_sort_numbers(v, 0, key_of, NULL, &k);
	CHECK_INT(v[0], 4);
}

TEST_MAIN
