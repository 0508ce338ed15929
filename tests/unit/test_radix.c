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

TEST_MAIN
