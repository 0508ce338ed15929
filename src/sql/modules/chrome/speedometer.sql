-- Runs of the benchmark Speedometer, of the version that has more parts of
-- tests in the trace.

INCLUDE PERFETTO MODULE chrome.speedometer_2_1;
INCLUDE PERFETTO MODULE chrome.speedometer_3;

CREATE PERFETTO FUNCTION _chrome_speedometer_version()
RETURNS STRING AS
SELECT iif((SELECT count(*) FROM chrome_speedometer_3_measure) >
  (SELECT count(*) FROM chrome_speedometer_2_1_measure), '3', '2.1');

CREATE PERFETTO TABLE chrome_speedometer_measure(
  ts TIMESTAMP, dur DURATION, name STRING, iteration LONG, suite_name STRING,
  test_name STRING, measure_type STRING
) AS
SELECT * FROM chrome_speedometer_2_1_measure
WHERE _chrome_speedometer_version() = '2.1'
UNION ALL
SELECT * FROM chrome_speedometer_3_measure
WHERE _chrome_speedometer_version() = '3';

CREATE PERFETTO TABLE chrome_speedometer_iteration(
  ts TIMESTAMP, dur DURATION, name STRING, iteration LONG, geomean DOUBLE,
  score DOUBLE
) AS
SELECT * FROM chrome_speedometer_2_1_iteration
WHERE _chrome_speedometer_version() = '2.1'
UNION ALL
SELECT * FROM chrome_speedometer_3_iteration
WHERE _chrome_speedometer_version() = '3';

CREATE PERFETTO FUNCTION chrome_speedometer_score()
RETURNS DOUBLE AS
SELECT iif(_chrome_speedometer_version() = '3', chrome_speedometer_3_score(),
  chrome_speedometer_2_1_score());

CREATE PERFETTO FUNCTION chrome_speedometer_renderer_main_utid()
RETURNS LONG AS
SELECT iif(_chrome_speedometer_version() = '3',
  chrome_speedometer_3_renderer_main_utid(),
  chrome_speedometer_2_1_renderer_main_utid());
