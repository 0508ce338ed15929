/* The program whose places tests/symbols/places asks for. */
static volatile unsigned sink;

static inline __attribute__((always_inline)) unsigned
mix(unsigned x)
{
	x ^= x << 13;
	x ^= x >> 17;
	return x * 2654435761u;
}

static inline __attribute__((always_inline)) unsigned
twice(unsigned x)
{
	unsigned y = mix(x);

	return mix(y + 1);
}

__attribute__((noinline)) unsigned
leaf(unsigned n)
{
	unsigned i, x = n;

	for (i = 0; i < n; i++)
		x += twice(x);
	return x;
}

__attribute__((noinline)) unsigned
caller(unsigned n)
{
	sink = leaf(n) + mix(sink);
	return sink + 1;
}

int
main(int argc, char **argv)
{
	(void)argv;
	return (int)(caller((unsigned)argc) & 1);
}
