/*
 * folded: turns the slices of threads into folded stacks, a line each of names
 * and the ns that were spent in the last of them: what flame graphs are drawn
 * of.
 *
 *	cc folded.c $(pkg-config --cflags --libs libttv) -o folded
 *	./folded FILE... >stacks
 *
 * Equal stacks have a line each time; `sort` and a sum merge them.
 */
#include <stdio.h>
#include <string.h>
#include <ttv.h>

/* Prints the names from the outermost slice to this one. */
static void
print_stack(const struct ttv *t, uint32_t slice)
{
	uint32_t parent = ttv_slice_parent(t, slice);
	struct ttv_slice s;
	const char *p;

	if (parent != TTV_NONE) {
		print_stack(t, parent);
		putchar(';');
	}
	if (ttv_slices(t, slice, &s, 1) == 0)
		return;
	/* names are of the file: what would end one or harm a terminal goes */
	for (p = s.name; *p != '\0'; p++)
		putchar(*p == ';' ? ':' : (unsigned char)*p <= ' ' ? '_' : *p);
}

int
main(int argc, char **argv)
{
	struct ttv_error error;
	struct ttv_track k;
	struct ttv *t;
	uint32_t track, i;
	int64_t self;

	t = ttv_open((const char *const *)argv + 1, (size_t)argc - 1, NULL,
	    &error);
	if (t == NULL) {
		fprintf(stderr, "folded: %s\n", error.message);
		return 1;
	}
	for (track = 0; ttv_tracks(t, track, &k, 1) == 1; track++) {
		if (strcmp(k.type, "thread") != 0)
			continue;
		for (i = k.slice; i < k.slice + k.nslices; i++) {
			if ((self = ttv_slice_self(t, i)) <= 0)
				continue;
			print_stack(t, i);
			printf(" %lld\n", (long long)self);
		}
	}
	ttv_close(t);
	return 0;
}
