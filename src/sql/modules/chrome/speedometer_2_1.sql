-- Runs of the benchmark Speedometer 2.1.  A test leaves three marks: its begin,
-- the end of what it calls, and the end of what that set off.

CREATE PERFETTO TABLE _speedometer_2_1_tests AS
WITH _suite(suite, last_test) AS (VALUES
  ('Angular2-TypeScript', 'DeletingItems'), ('AngularJS', 'DeletingAllItems'),
  ('BackboneJS', 'DeletingAllItems'), ('Elm', 'DeletingItems'),
  ('EmberJS-Debug', 'DeletingItems'), ('EmberJS', 'DeletingItems'),
  ('Flight', 'DeletingItems'), ('Inferno', 'DeletingItems'),
  ('Preact', 'DeletingItems'), ('React-Redux', 'DeletingItems'),
  ('React', 'DeletingAllItems'),
  ('Vanilla-ES2015-Babel-Webpack', 'DeletingItems'),
  ('Vanilla-ES2015', 'DeletingItems'), ('VanillaJS', 'DeletingAllItems'),
  ('VueJS', 'DeletingAllItems'), ('jQuery', 'DeletingAllItems'))
SELECT suite || '-TodoMVC' AS suite_name, column1 AS test_name
FROM _suite, (VALUES ('Adding100Items'), ('CompletingAllItems'))
UNION ALL
SELECT suite || '-TodoMVC', last_test FROM _suite;

CREATE PERFETTO VIEW _chrome_speedometer_2_1_mark_name(
  name STRING, suite_name STRING, test_name STRING, mark_type STRING
) AS
SELECT suite_name || '.' || test_name || '-' || column1 AS name, suite_name,
  test_name, column1 AS mark_type
FROM _speedometer_2_1_tests,
  (VALUES ('start'), ('sync-end'), ('async-end'));

-- The third mark of a test in a run and the two before it.  The n-th mark of a
-- name is of the n-th run, and what is not whole is left out.
CREATE PERFETTO TABLE chrome_speedometer_2_1_measure(
  ts TIMESTAMP, dur DURATION, name STRING, iteration LONG, suite_name STRING,
  test_name STRING, measure_type STRING
) AS
WITH _mark AS (
  SELECT s.ts, m.suite_name, m.test_name,
    rank() OVER (PARTITION BY m.name ORDER BY s.ts) AS iteration
  FROM slice s
  JOIN _chrome_speedometer_2_1_mark_name m ON m.name = s.name
  WHERE s.category = 'blink.user_timing'
), _test AS (
  SELECT iteration, suite_name, test_name, ts AS ts_end,
    lag(ts, 1) OVER _run AS ts_called, lag(ts, 2) OVER _run AS ts_begin,
    count(*) OVER _run AS marks
  FROM _mark
  WINDOW _run AS (PARTITION BY iteration, suite_name, test_name ORDER BY ts)
), _part AS (
  SELECT ts_called AS ts, ts_end - ts_called AS dur, 'async' AS measure_type,
    iteration, suite_name, test_name
  FROM _test
  WHERE marks = 3
  UNION ALL
  SELECT ts_begin, ts_called - ts_begin, 'sync', iteration, suite_name,
    test_name
  FROM _test
  WHERE marks = 3
)
SELECT ts, dur, suite_name || '.' || test_name || '-' || measure_type AS name,
  iteration, suite_name, test_name, measure_type
FROM _part;

-- A run is not marked itself.  Its score is of the geometric mean of what its
-- suites took in ms: runs a minute, of which 3 count as one.
CREATE PERFETTO TABLE chrome_speedometer_2_1_iteration(
  ts TIMESTAMP, dur DURATION, name STRING, iteration LONG, geomean DOUBLE,
  score DOUBLE
) AS
WITH _suite AS (
  SELECT iteration, min(ts) AS ts, max(ts + dur) AS ts_end,
    sum(dur / 1e6) AS ms
  FROM chrome_speedometer_2_1_measure
  GROUP BY iteration, suite_name
), _run AS (
  SELECT iteration, min(ts) AS ts, max(ts_end) - min(ts) AS dur,
    exp(avg(ln(ms))) AS geomean
  FROM _suite
  GROUP BY iteration
)
SELECT ts, dur, 'iteration-' || iteration AS name, iteration, geomean,
  1000 / geomean * 60 / 3 AS score
FROM _run;

CREATE PERFETTO FUNCTION chrome_speedometer_2_1_score()
RETURNS DOUBLE AS
SELECT avg(score) FROM chrome_speedometer_2_1_iteration;

-- The thread of the marks.
CREATE PERFETTO FUNCTION chrome_speedometer_2_1_renderer_main_utid()
RETURNS LONG AS
SELECT utid
FROM thread_track
WHERE id IN (
  SELECT s.track_id
  FROM slice s
  JOIN _chrome_speedometer_2_1_mark_name m ON m.name = s.name
  WHERE s.category = 'blink.user_timing');
