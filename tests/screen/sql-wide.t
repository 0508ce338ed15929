More columns than fit; nulls, reals, blobs, both ends of int64.
size: 60x20
keys: ^;SELECT NULL AS n, 1.5 AS r, x'00ff' AS b, -9223372036854775808 AS lo, 9223372036854775807 AS hi, name, name, name FROM slice LIMIT 2<Enter>
--- trace
[{"name":"process_name","ph":"M","pid":7,"args":{"name":"app"}},
{"name":"thread_name","ph":"M","pid":7,"tid":1,"args":{"name":"main"}},
{"name":"parse","ph":"X","ts":0,"dur":60,"pid":7,"tid":1},
{"name":"parse","ph":"X","ts":100,"dur":50,"pid":7,"tid":1},
{"name":"parse","ph":"X","ts":200,"dur":300,"pid":7,"tid":1},
{"name":"draw\u001b[31m","ph":"X","ts":520,"dur":30,"pid":7,"tid":1},
{"name":"draw\u001b[31m","ph":"X","ts":560,"dur":30,"pid":7,"tid":1},
{"name":"draw","ph":"X","ts":600,"dur":400,"pid":7,"tid":1}]
--- text
 ttv  trace.json   1 ms    0.00 ms .. 1.02 ms  22.2 µs/col
 all 1 ms    │███ ███  █████████████████████████████████████
│0.00 ms     ┤┬0.0 ms───────────────┬0.5 ms───────────────┬─
 ▼ app [7]   ┤│╌ 1 thread, 6 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
>   main [1] │▶██ ───  ▏parse─────── ──▏─▏draw──400 µs─────
              │
              │
              │
 SQL  2 rows                                 5 of 8 columns
 SELECT NULL AS n, 1.5 AS r, x'00ff' AS b, -92233720368547…
  n    r b                            lo                hi
  -  1.5 00ff -9,223,372,036,854,775,808 9,223,372,036,85…
  -  1.5 00ff -9,223,372,036,854,775,808 9,223,372,036,85…





 app [7] / main [1]   depth 0   6 slices           line 2/2
 Enter go there  </> sort  I invert  / filter  y copy  …
--- style
------TTTTTTTTTT-----------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||....._IIIIIIIRRRRRRRRRRRRRRRIIIIIIIRRRRRRRRRRRRRRRIR
.P.PPPPPPP..._|__RRRRRRRRRRRRRRRRRR_________________________
>>>>>>>>>>>>>_@@@.bbb..bbbbbbbbbbbbb.ffffoooooooooooooooooo
..............|
..............|
..............|
111111111111111111111111111111111111111111111111111111111111
.2222222222222222222222222222222222222222222222222222222222
.22....2.2............................22................22
.4444444444444444444444444444444444444444444444444444444444
.33..333.3333.33333333333333333333333333.33333333333333333





777777777777777777777777777777777777777777777777777777777777
.66666555555555..66655555..65555555..65555555..655555..5
