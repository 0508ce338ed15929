-- Runs of the benchmark Speedometer 3, which marks each run and both parts of
-- each test as slices: what it calls, and what that sets off.

CREATE PERFETTO TABLE _speedometer_3_tests AS
WITH _todo(suite) AS (VALUES
  ('JavaScript-ES5'), ('JavaScript-ES6-Webpack-Complex-DOM'),
  ('WebComponents'), ('React-Complex-DOM'), ('React-Redux'), ('Backbone'),
  ('Angular-Complex-DOM'), ('Vue'), ('jQuery'), ('Preact-Complex-DOM'),
  ('Svelte-Complex-DOM'), ('Lit-Complex-DOM')
), _step(test) AS (VALUES
  ('Adding100Items'), ('CompletingAllItems'), ('DeletingAllItems')
), _other(suite, test) AS (VALUES
  ('NewsSite-Next', 'NavigateToUS'), ('NewsSite-Next', 'NavigateToWorld'),
  ('NewsSite-Next', 'NavigateToPolitics'),
  ('NewsSite-Nuxt', 'NavigateToUS'), ('NewsSite-Nuxt', 'NavigateToWorld'),
  ('NewsSite-Nuxt', 'NavigateToPolitics'),
  ('Editor-CodeMirror', 'Long'), ('Editor-CodeMirror', 'Highlight'),
  ('Editor-TipTap', 'Long'), ('Editor-TipTap', 'Highlight'),
  ('Charts-observable-plot', 'Stacked by 6'),
  ('Charts-observable-plot', 'Stacked by 20'),
  ('Charts-observable-plot', 'Dotted'), ('Charts-chartjs', 'Draw scatter'),
  ('Charts-chartjs', 'Show tooltip'),
  ('Charts-chartjs', 'Draw opaque scatter'),
  ('React-Stockcharts-SVG', 'Render'),
  ('React-Stockcharts-SVG', 'PanTheChart'),
  ('React-Stockcharts-SVG', 'ZoomTheChart'), ('Perf-Dashboard', 'Render'),
  ('Perf-Dashboard', 'SelectingPoints'), ('Perf-Dashboard', 'SelectingRange'))
SELECT 'TodoMVC-' || suite AS suite_name, test AS test_name FROM _todo, _step
UNION ALL
SELECT suite, test FROM _other;

CREATE PERFETTO VIEW _chrome_speedometer_3_measure_name(
  name STRING, suite_name STRING, test_name STRING, measure_type STRING
) AS
SELECT suite_name || '.' || test_name || '-' || column1 AS name, suite_name,
  test_name, column1 AS measure_type
FROM _speedometer_3_tests, (VALUES ('sync'), ('async'));

-- A number stands behind the name and is all that does.
CREATE PERFETTO VIEW _chrome_speedometer_3_iteration_slice AS
WITH _run AS (
  SELECT *, substr(name, length('iteration-') + 1) AS iteration_str
  FROM slice
  WHERE category = 'blink.user_timing' AND name GLOB 'iteration-*'
)
SELECT *, CAST(iteration_str AS INT) AS iteration
FROM _run
WHERE iteration_str = CAST(iteration_str AS INT);

CREATE PERFETTO TABLE chrome_speedometer_3_measure(
  ts TIMESTAMP, dur DURATION, name STRING, iteration LONG, suite_name STRING,
  test_name STRING, measure_type STRING
) AS
WITH _run AS MATERIALIZED (
  SELECT ts, ts + dur AS ts_end, iteration
  FROM _chrome_speedometer_3_iteration_slice
)
SELECT s.ts, s.dur, s.name, r.iteration, m.suite_name, m.test_name,
  m.measure_type
FROM slice s
JOIN _chrome_speedometer_3_measure_name m ON m.name = s.name
JOIN _run r ON s.ts >= r.ts AND s.ts < r.ts_end
WHERE s.category = 'blink.user_timing'
ORDER BY s.ts;

-- The score is of the geometric mean of what the suites of a run took in ms.
CREATE PERFETTO TABLE chrome_speedometer_3_iteration(
  ts TIMESTAMP, dur DURATION, name STRING, iteration LONG, geomean DOUBLE,
  score DOUBLE
) AS
WITH _suite AS (
  SELECT iteration, sum(dur / 1e6) AS ms
  FROM chrome_speedometer_3_measure
  GROUP BY iteration, suite_name
), _run AS (
  SELECT iteration, exp(avg(ln(ms))) AS geomean FROM _suite GROUP BY iteration
)
SELECT s.ts, s.dur, s.name, iteration, r.geomean, 1000.0 / r.geomean AS score
FROM _run r
JOIN _chrome_speedometer_3_iteration_slice s USING (iteration);

CREATE PERFETTO FUNCTION chrome_speedometer_3_score()
RETURNS DOUBLE AS
SELECT avg(score) FROM chrome_speedometer_3_iteration;

-- The thread of the marks at the begins of tests.
CREATE PERFETTO FUNCTION chrome_speedometer_3_renderer_main_utid()
RETURNS LONG AS
SELECT utid
FROM thread_track
WHERE id IN (
  SELECT s.track_id
  FROM slice s
  JOIN _chrome_speedometer_3_measure_name m ON s.name = m.name || '-start'
  WHERE s.category = 'blink.user_timing');
