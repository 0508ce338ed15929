What a slice means is text for the inspector; the two lines below the tracks have no room for it.
size: 120x24
keys: gl
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
 ttv  trace.json   2 alerts   10 events   1 ms                         view 0.00 ms .. 1.01 ms   1.01 ms   10.5 µs/col
 all 1 ms              │██████   ██████    !████████████████████████████  ███████!██████████████████████████████████████
│0.60 ms               ┤┬0.0 ms───────────┬0.2 ms────────────┬0.4 ms────────────┬0.6 ms────────────┬0.8 ms────────────┬─
 ▼ app [7]             ┤╌╌ 1 thread, 1 track, 8 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ main [1]           │▏parse   ▏par…     ▏parse──300 µs──────────────  ─── ───│▶draw██400 µs█████████████████████████
     slow              │                   !parse──300 µs──────────────         │!draw──400 µs─────────────────────────
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
                                                                                │
                                                                                │
 draw
 start 0.000 600 s    wall 400 µs         self 400 µs  100.0 %
 app [7] / main [1]   depth 0   6 slices                                                                       line 2/3
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTTT---TTTTTTTT--------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR.............._OOOOOOOOOOOOOOOOOOOwOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOeOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||..............._IIIIIIIRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRIR
.P.PPPPPPP.............____RRRRRRRRRRRRRRRRRRRRRRRRRRR__________________________|_______________________________________
>>>>>>>>>>>>>>>>>>>>>>>_bbbbbb...bbbbb.....bbbbbbbbbbbbbbbbbbbbbbbbbbbb..ooo.ooo|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
.....LLLL.............._...................############################.........|######################################
................................................................................|
................................................................................|
................................................................................|
................................................................................|
................................................................................|
................................................................................|
................................................................................|
................................................................................|
................................................................................|
................................................................................|
................................................................................|
................................................................................|
................................................................................|
................................................................................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.333333.........2222.333333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
