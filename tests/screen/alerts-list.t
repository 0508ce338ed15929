The list of alerts.
size: 80x24
keys: g9j
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
 ttv  trace.json   2 alerts    view 0.00 ms .. 1.01 ms   1.02 ms   15.9 µs/col
 all 1 ms      │████  ████  !███████████████████ █████!█████████████████████████
│0.60 ms       ┤┬0.0 ms─────┬0.2 ms──────┬0.4 ms─────┬0.6 ms──────┬0.8 ms─────┬─
 ▼ app [7]     ┤╌╌ 1 thread, 1 track, 8 slices ╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ main [1]   │▏pa…  ───    ▏parse──300 µs──── ▂──▏─▃▏draw──400 µs────────────
>    slow      │             !parse──300 µs────      │▶draw██400 µs████████████
                                                     │
                                                     │
                                                     │
                                                     │
                                                     │
                                                     │
                                                     │
                                                     │
                                                     │
                                                     │
                                                     │
                                                     │
 alerts                                                                  2 of 2
 TYPE                     START      LENGTH TRACK           NAME
 warning            0.000 200 s      300 µs slow            parse
>error              0.000 600 s      400 µs slow            draw
 app [7] / main [1] / slow   depth 0   2 slices                        line 3/3
 j/k line  Enter go there  q back  / find  i full screen  w/s zoom  ? help
--- style
------TTTTTTTTTT---TTTTTTTT----TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR......_OOOOOOOOOOOOwOOOOOOOOOOOOOOOOOOOOOOOOOeOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._IIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIR
.P.PPPPPPP.....____RRRRRRRRRRRRRRRRRRRRRRRRRRR_______|__________________________
..L.LLLLLLLL..._bbbb..bbb....bbbbbbbbbbbbbbbbbb.ooooo|ooooooooooooooooooooooooo
>>>>>>>>>>>>>>>_.............##################......|@@@@@@@@@@@@@@@@@@@@@@@@@
.....................................................|
.....................................................|
.....................................................|
.....................................................|
.....................................................|
.....................................................|
.....................................................|
.....................................................|
.....................................................|
.....................................................|
.....................................................|
.....................................................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
22222.....................22222......222222.22222...........2222
?2222222............???????????......??????.????............33333
44444444444444444444444444444444444444444444444444444444444444444444444444444444
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..655555..655555..6555555555555..66655555..655555
