/* viewport: against plain arithmetic, and at the ends of int64. */
#include "config.h"

#include "ttv/viewport.h"

#include "test.h"

static struct viewport
make(int64_t t0, int zoom, int cols)
{
	struct viewport vp = { 0 };

	vp.t0 = t0;
	vp.zoom = zoom;
	vp.cols = cols;
	viewport_pan(&vp, 0);		/* onto a multiple of the step */
	return vp;
}

TEST(the_ladder_climbs_by_a_fourth_of_an_octave)
{
	struct viewport vp = make(0, 0, 80);
	int64_t last = 0, step;

	for (vp.zoom = 0; vp.zoom < viewport_zooms(); vp.zoom++) {
		step = viewport_step(&vp);
		CHECK(step > last);
		if (last > 50)
			CHECK((double)step / (double)last > 1.17 &&
			    (double)step / (double)last < 1.21);
		last = step;
	}
	CHECK(last > INT64_MAX / 2);
	vp.zoom = 0;
	CHECK_INT(viewport_step(&vp), 1);
	/* six zoom keys are a factor of eight */
	vp.zoom = 40;
	step = viewport_step(&vp);
	viewport_zoom(&vp, 6, 0);
	CHECK(viewport_step(&vp) >= step * 8 - 8 &&
	    viewport_step(&vp) <= step * 8 + 8);
}

TEST(columns_and_times_agree)
{
	uint64_t seed = 1;
	struct viewport vp = { 0 };
	int64_t t, step;
	int i, col;

	for (i = 0; i < 20000; i++) {
		vp = make((int64_t)(test_random(&seed) % 2000000) - 1000000,
		    (int)(test_random(&seed) % 60), 100);
		step = viewport_step(&vp);
		CHECK_INT(vp.t0 % step, 0);
		t = (int64_t)(test_random(&seed) % 4000000) - 2000000;
		col = viewport_col(&vp, t);
		CHECK(viewport_time(&vp, col) <= t);
		CHECK(viewport_time(&vp, (int64_t)col + 1) > t);
	}
}

TEST(a_fit_shows_all_of_it)
{
	uint64_t seed = 2;
	struct viewport vp = { 0 };
	int64_t a, b, tmp;
	int i, cols;

	for (i = 0; i < 20000; i++) {
		a = (int64_t)(test_random(&seed) >> (test_random(&seed) %
		    64));
		b = (int64_t)(test_random(&seed) >> (test_random(&seed) %
		    64));
		if (i % 3 == 0)
			b = a;
		if (a > b) {
			tmp = a;
			a = b;
			b = tmp;
		}
		cols = (int)(test_random(&seed) % 200) + 5;
		vp = make(0, 0, cols);
		viewport_fit(&vp, a, b);
		CHECK(viewport_col(&vp, a) >= 0);
		CHECK(viewport_col(&vp, b) < cols);
		/* and it is the smallest: finer by two would not fit */
		if (vp.zoom > 2) {
			vp.zoom -= 2;
			CHECK((uint64_t)viewport_step(&vp) * (uint64_t)cols <=
			    (uint64_t)b - (uint64_t)a + 2 *
			    (uint64_t)viewport_step(&vp) ||
			    viewport_step(&vp) > INT64_MAX / cols);
		}
	}
}

TEST(a_fit_of_everything)
{
	struct viewport vp = make(0, 0, 80);

	viewport_fit(&vp, INT64_MIN, INT64_MAX);
	CHECK(viewport_col(&vp, INT64_MIN) >= 0);
	CHECK(viewport_col(&vp, INT64_MAX) < 80);
	vp.cols = 1;
	viewport_fit(&vp, INT64_MIN, INT64_MAX);
	viewport_fit(&vp, 5, 5);
	CHECK_INT(viewport_col(&vp, 5), 0);
	viewport_fit(&vp, 5, 3);	/* an invalid range: the start counts */
	CHECK_INT(viewport_col(&vp, 5), 0);
}

TEST(a_zoom_keeps_the_anchors_column)
{
	uint64_t seed = 3;
	struct viewport vp = { 0 };
	int64_t anchor;
	int i, col;

	for (i = 0; i < 20000; i++) {
		vp = make((int64_t)(test_random(&seed) % 1000000000),
		    (int)(test_random(&seed) % 100), 120);
		col = (int)(test_random(&seed) % 120);
		anchor = viewport_time(&vp, col) + viewport_step(&vp) / 3;
		viewport_zoom(&vp, (int)(test_random(&seed) % 15) - 7,
		    anchor);
		CHECK_INT(viewport_col(&vp, anchor), col);
		CHECK_INT(vp.t0 % viewport_step(&vp), 0);
	}
}

TEST(zooming_stops_at_both_ends)
{
	struct viewport vp = make(0, 10, 80);

	viewport_zoom(&vp, -1000, 5);
	CHECK_INT(vp.zoom, 0);
	viewport_zoom(&vp, INT32_MAX, 5);
	CHECK_INT(vp.zoom, viewport_zooms() - 1);
	viewport_zoom(&vp, INT32_MIN, 5);
	CHECK_INT(vp.zoom, 0);
}

TEST(a_pan_moves_whole_columns)
{
	struct viewport vp = make(1000, 20, 80);
	int64_t t0 = vp.t0;

	viewport_pan(&vp, 7);
	CHECK_INT(vp.t0, t0 + 7 * viewport_step(&vp));
	viewport_pan(&vp, -7);
	CHECK_INT(vp.t0, t0);
	viewport_pan(&vp, INT64_MAX);
	CHECK(vp.t0 > INT64_MAX - viewport_step(&vp));
	viewport_pan(&vp, INT64_MIN);
	CHECK(vp.t0 < 0);
}

TEST(showing_moves_as_little_as_needed)
{
	struct viewport vp = make(0, 0, 100);	/* 1 ns a column */

	viewport_show(&vp, 50, 10);
	CHECK_INT(vp.t0, 0);
	viewport_show(&vp, 95, 10);
	CHECK_INT(vp.t0, 6);
	viewport_show(&vp, 7, 10);
	CHECK_INT(vp.t0, -3);
	viewport_show(&vp, 7, 1000);		/* a margin beyond the middle */
	CHECK_INT(viewport_col(&vp, 7), 49);
	viewport_show(&vp, INT64_MAX, 10);
	CHECK(viewport_col(&vp, INT64_MAX) >= 0 &&
	    viewport_col(&vp, INT64_MAX) < 100);
	viewport_show(&vp, INT64_MIN, 10);
	CHECK(viewport_col(&vp, INT64_MIN) >= 0 &&
	    viewport_col(&vp, INT64_MIN) < 100);
}

/*
 * The nearest view that shows at most two columns and a fiftieth beyond an end,
 * of any view and any trace; of one shorter than the view, from its start.
 */
TEST(a_view_is_kept_within_the_trace)
{
	struct viewport vp, was;
	uint64_t seed = 4;
	int64_t start, end, step;
	int i, edge, first, last, bad = 0;

	for (i = 0; i < 20000; i++) {
		vp = make((int64_t)(test_random(&seed) % 2000000) - 1000000,
		    (int)(test_random(&seed) % 40),
		    (int)(test_random(&seed) % 250) + 1);
		start = (int64_t)(test_random(&seed) % 2000) - 1000;
		end = start + (int64_t)(test_random(&seed) % 1000000);
		was = vp;
		step = viewport_step(&vp);
		edge = vp.cols < 50 ? 0 : vp.cols < 100 ? 1 : 2;
		viewport_keep(&vp, start, end);
		first = viewport_col(&vp, start);
		last = viewport_col(&vp, end);
		bad += !viewport_same_scale(&vp, &was) || vp.t0 % step != 0 ||
		    first > edge;
		if (last - first < vp.cols - 1 - 2 * edge)	/* short */
			bad += first != edge;
		else
			bad += last < vp.cols - 1 - edge;
		if (vp.t0 > was.t0)
			bad += first != edge;
		if (vp.t0 < was.t0)
			bad += first != edge && last != vp.cols - 1 - edge;
	}
	CHECK_INT(bad, 0);
	vp = make(5, 0, 100);
	viewport_keep(&vp, INT64_MIN, INT64_MIN);
	CHECK_INT(viewport_col(&vp, INT64_MIN), 0);
	viewport_keep(&vp, INT64_MAX - 1000, INT64_MAX);
	CHECK_INT(viewport_col(&vp, INT64_MAX - 1000), 2);
	viewport_keep(&vp, INT64_MIN, INT64_MAX);
	CHECK_INT(viewport_col(&vp, INT64_MAX - 1000), 2);
}

TEST(columns_saturate)
{
	struct viewport vp = make(0, 0, 100);

	CHECK_INT(viewport_col(&vp, INT64_MAX), 1 << 30);
	CHECK_INT(viewport_col(&vp, INT64_MIN), -(1 << 30));
	vp.zoom = viewport_zooms() - 1;
	CHECK_INT(viewport_end(&vp), INT64_MAX);
	CHECK_INT(viewport_time(&vp, -100), INT64_MIN);
}

TEST(an_exact_fit_wastes_no_columns)
{
	struct viewport vp = { 0, 0, 0, 100 };
	uint64_t seed = 5;
	int64_t start, end;
	int i, bad = 0;

	for (i = 0; i < 20000; i++) {
		start = (int64_t)(test_random(&seed) >> 2) >> i % 60;
		start -= INT64_C(1) << 40;
		end = start + ((int64_t)(test_random(&seed) >> 2) >> i % 50);
		vp.cols = 4 + i % 300;
		viewport_fit_exact(&vp, start, end);
		bad += viewport_col(&vp, start) < 0 ||
		    viewport_col(&vp, end) >= vp.cols;
		/* at most one column shows nothing of it; steps of a few ns do
		 * not divide better, and one of the ladder may be as good */
		if (vp.exact > 400)
			bad += viewport_col(&vp, start) != 0 ||
			    viewport_col(&vp, end) < vp.cols - 2;
		bad += vp.exact > 0 && vp.t0 % vp.exact != 0;
		viewport_zoom(&vp, -1, start);
		bad += vp.exact != 0;
	}
	CHECK_INT(bad, 0);
}

TEST(a_span_that_was_shown_is_shown_again)
{
	struct viewport vp = { 0, 0, 0, 96 }, again = { 7, 3, 0, 96 };

	viewport_fit_exact(&vp, 5, 1234567);
	CHECK(vp.exact > 0);
	CHECK_INT(viewport_set(&again, vp.t0, viewport_end(&vp)), 1);
	CHECK_INT(again.t0, vp.t0);
	CHECK(viewport_same_scale(&again, &vp));
	viewport_zoom(&vp, -3, 600000);
	CHECK_INT(viewport_set(&again, vp.t0, viewport_end(&vp)), 1);
	CHECK(viewport_same_scale(&again, &vp));
	/* not whole columns; not from a multiple; nothing */
	CHECK_INT(viewport_set(&again, 0, 96 * 1000 + 1), 0);
	CHECK_INT(viewport_set(&again, 1, 96 * 1000 + 1), 0);
	CHECK_INT(viewport_set(&again, 5, 5), 0);
	CHECK(viewport_same_scale(&again, &vp));
}

TEST(buckets_are_aligned_to_time)
{
	static const int64_t begins[] = { INT64_MIN, -17, -16, -1, 0, 1, 7, 8,
	    INT64_MAX };
	struct viewport vp = { 0, 0, 0, 80 };
	size_t i;
	int c, end;

	for (i = 0; i < sizeof(begins) / sizeof(*begins); i++)
		for (vp.t0 = begins[i], c = 0; c < 20; c++) {
			end = viewport_bucket_end(&vp, c, 8);
			CHECK(end > c && end <= c + 8);
			CHECK_INT(((uint64_t)vp.t0 + (uint64_t)end) % 8, 0);
		}
	vp.zoom = 12;
	CHECK(viewport_step(&vp) > 1);
	vp.t0 = -3 * viewport_step(&vp);
	CHECK_INT(viewport_bucket_end(&vp, 0, 8), 3);
	CHECK_INT(viewport_bucket_end(&vp, 3, 8), 11);
}

TEST(an_exact_fit_at_the_ends_of_time)
{
	struct viewport vp = { 0, 0, 0, 80 };

	viewport_fit_exact(&vp, INT64_MIN, INT64_MAX);
	CHECK(viewport_col(&vp, INT64_MIN) >= 0);
	CHECK(viewport_col(&vp, INT64_MAX) < 80);
	viewport_fit_exact(&vp, 5, 5);
	CHECK_INT(vp.exact, 0);
	vp.cols = 1;
	viewport_fit_exact(&vp, 0, 1000);
	CHECK_INT(vp.exact, 0);
}

TEST_MAIN
