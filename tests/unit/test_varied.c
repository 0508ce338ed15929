/*
 * varied: the seeds of the fuzz targets and the inputs of tests/load, with each
 * of their pieces changed in turn (vary.h): fields, members, words at limits,
 * missing, twice, of another type.
 *
 * Small thresholds make the same model of each, and so do three threads of
 * some.  varied.sums has a row for each seed: the number of its versions, and a
 * sum of all facts, warnings and messages of these.  Of many versions, some are
 * chosen by the name of the seed and the place of the change alone: a new seed
 * changes no other row.  After a change that is meant, UPDATE=1 writes the rows
 * anew; FACTS=FILE writes what the sums are made of.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "models.h"
#include "vary.h"

#define BYTES		100000		/* of all versions of a seed, about */
#define MANY		120		/* versions of a seed, about ... */
#define MOST		48		/* ... of a case with a program ... */
#define FEW		12		/* ... of a text of tests/load ... */
#define LEAST		10		/* ... and of a large seed */
#define THREADS		8		/* of these versions one has threads,
					 * which take longer than its reading */
#define COMPAT		5		/* and one is read as by --compat */
#define SUMS		"tests/unit/varied.sums"

/* Adds to a row what becomes of the versions of a seed. */
static void
vary_seed(const struct buf *seed, const char *name, int most)
{
	static struct vary all;
	struct buf row = BUF_INIT, out = BUF_INIT, text = BUF_INIT;
	uint64_t sum = HASH_BYTES, state, by = hash_bytes(HASH_BYTES, name,
	    strlen(name));
	struct trace *t;
	char what[400];
	size_t total = 0, want = BYTES / seed->len, done = 0;
	unsigned v, n;
	int i;

	if (!test_shares())
		return;
	vary_find(&all, seed);
	for (i = 0; i < all.n; i++)
		total += vary_count(&all, i);
	want = want < LEAST ? LEAST : want > (size_t)most ?
	    (size_t)most : want;
	for (i = 0; i < all.n; i++)
		for (v = 0, n = vary_count(&all, i); v < n; v++) {
			state = by + (uint64_t)i * 1000 + v;
			if (models_next(&state) % total >= want)
				continue;
			vary_make(&out, &all, i, v);
			snprintf(what, sizeof(what), "%s %d/%u", name, i, v);
			if (models_facts != NULL)
				fprintf(models_facts, "\n== %s\n", what);
			if ((t = models_of(&text, &out, done % THREADS == 0 ?
			    3 : 1, done % COMPAT == 1, what)) != NULL)
				trace_free(t);
			sum = models_sum(NULL, sum, &text);
			done++;
		}
	buf_printf(&row, "%s %zu %08x", name, done,
	    (unsigned)(sum ^ sum >> 32));
	models_row(SUMS, &row);
	buf_free(&row);
	buf_free(&out);
	buf_free(&text);
}

#define SEEDS(folder)							\
	TEST(folder)							\
	{								\
		models_each("tests/fuzz/seeds/" #folder, "", vary_seed,	\
		    MANY);						\
	}

MODELS_FOLDERS(SEEDS)

TEST(inputs_of_load)
{
#ifdef TTV_ASAN
	return;
#endif
	if (tuning.rec_lanes != tuning_row(0)->size)
		return;
	models_each("tests/load", ".t", vary_seed, FEW);
	models_each_assembled(vary_seed, MOST);
}

TEST(all_rows_are_there)
{
	models_end(SUMS);
}

TEST_MAIN
