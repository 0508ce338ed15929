On 96 columns an alert has its process, track and name.
size: 96x20
keys: g9
--- trace
[{"name":"process_name","ph":"M","pid":21651,"args":{"name":"Renderer"}},
{"name":"thread_name","ph":"M","pid":21651,"tid":21651,"args":{"name":"CrRendererMain"}},
{"name":"parse","ph":"X","ts":0,"dur":60,"pid":21651,"tid":21651},
{"name":"parse","ph":"X","ts":100,"dur":50,"pid":21651,"tid":21651},
{"name":"parse","ph":"X","ts":200,"dur":300,"pid":21651,"tid":21651},
{"name":"draw what has changed","ph":"X","ts":520,"dur":30,"pid":21651,"tid":21651},
{"name":"draw what has changed","ph":"X","ts":560,"dur":30,"pid":21651,"tid":21651},
{"name":"draw what has changed","ph":"X","ts":600,"dur":400,"pid":21651,"tid":21651},
{"name":"process_name","ph":"M","pid":21559,"args":{"name":"Browser"}}]
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
CREATE VIEW words_annotation AS SELECT 'draw what has changed' AS name,
  'Paints what has changed' AS description, 'https://example.org/draw' AS link;
--- text
 ttv  trace.json   2 alerts   11 events   1 ms   view 0.00 ms .. 1.01 ms   1.01 ms   13 µs/col
 all 1 ms        │█████  ▇████   !███████████████████████ ██████!███████████████████████████████
│0.60 ms         ┤┬0.0 ms────────┬0.2 ms────────┬0.4 ms─────────┬0.6 ms────────┬0.8 ms────────┬─
 ▼ Renderer      ┤╌╌ Renderer [21651]  1 thread, 1 track, 8 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ CrRend…erMain│▏par…   ▏pa…   ▏parse──300 µs─────────  ── ── ▶draw what has changed█████████
     slow        │               !parse──300 µs─────────        !draw what has changed─────────
                                                                │
                                                                │
                                                                │
                                                                │
                                                                │
                                                                │
                                                                │
                                                                │
 alerts                                                                                  1 of 2
 TYPE                     START      LENGTH PROCESS          TRACK           NAME
>warning            0.000 200 s      300 µs Renderer [21651] slow            parse
 error              0.000 600 s      400 µs Renderer [21651] slow            draw what has chan…
 Renderer [21651] / CrRendererMain [21651]   depth 0   6 slices                        line 2/3
 j/k line  Enter go there  q back  / find  i full screen  w/s zoom  ? help
--- style
------TTTTTTTTTT---TTTTTTTT----------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR........_OOOOOOOOOOOOOOOwOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOeOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||........._IIIIIIIRRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRRIIIIIIIRRRRRRRRIIIIIIIRRRRRRRRIR
.P.PPPPPPPP......____PPPPPPPPPPPPPPPPRRRRRRRRRRRRRRRRRRRRRRRRRRR|R______________________________
>>>>>>>>>>>>>>>>>_bbbbb...bbbb...bbbbbbbbbbbbbbbbbbbbbbb..jj.jj.@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
.....LLLL........_...............#######################........|##############################
................................................................|
................................................................|
................................................................|
................................................................|
................................................................|
................................................................|
................................................................|
................................................................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
22222.....................22222......222222.2222222..........22222...........2222
444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
?EEEEE..............???????????......??????.????????????????.????............3333333333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..655555..655555..6555555555555..66655555..655555
