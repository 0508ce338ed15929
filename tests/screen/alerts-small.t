A screen of 20x5.
size: 20x5
keys: g9
--- trace
[{"name":"process_name","ph":"M","pid":7,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":7,"tid":1,"args":{"name":"main"}},
{"name":"parse","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"parse","ph":"X","ts":100,"dur":50,"pid":7,"tid":1},
{"name":"parse","ph":"X","ts":200,"dur":300,"pid":7,"tid":1},
{"name":"draw","ph":"X","ts":520,"dur":30,"pid":7,"tid":1},
{"name":"draw","ph":"X","ts":560,"dur":30,"pid":7,"tid":1},
{"name":"draw","ph":"X","ts":600,"dur":400,"pid":7,"tid":1}]
--- with
CREATE PERFETTO TABLE median AS
WITH ranked AS (
  SELECT name, dur, count(*) OVER (PARTITION BY name) AS n,
    row_number() OVER (PARTITION BY name ORDER BY dur) AS i
  FROM slice WHERE dur > 0
)
SELECT name, avg(dur) AS dur FROM ranked
WHERE i IN ((n + 1) / 2, (n + 2) / 2) GROUP BY name;
CREATE PERFETTO VIEW slow_event AS
SELECT ts, slice.dur, slice.name, utid, slice.dur / median.dur AS times,
  iif(slice.dur > 10 * median.dur, 'error', 'warning') AS alert_type
FROM slice
JOIN median ON median.name = slice.name
LEFT JOIN thread_track ON thread_track.id = track_id
WHERE slice.dur > 3 * median.dur;
CREATE VIEW words_annotation AS SELECT 'draw' AS name,
  'Paints what has changed' AS description, 'https://example.org/draw' AS link;
--- text
 alerts
 TYPE
>warning
 error
 app [7] / main [1]…
--- style
TTTTTTTTTTTTTTTTTTTT
22222
44444444444444444444
?EEEEE
77777777777777777777
