clang: by an arg.
size: 110x36
trace: traces/clang14-time-trace.json.gz
keys: %:area-by args.detail<Enter>
--- text
 ttv  clang14-time-trace.json.gz   area 20.4 s    8,485 events     view 0.0 s .. 20.7 s   20.7 s   237 ms/col
 all 20.4 s           │███████████████████████████████████████████████████████████████████████████████████████
│0.0 s                ┤                                        20.4 s                                        ─
 ▼ clang [1156]       ┤│╌ 95 threads, 8,483 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌
  ▼ clang++ [1156]    │▏ExecuteCompiler──20.4 s──────────────────────────────────────────────────────────────
>   clang++ [1156]    │▶Frontend██16.6 s█████████████████████████████████████████████████████▏▏Backend───────
                      │───▇▏Source multi_in…▏──▏Source qi.hpp──9.84 s────────────────────▏Pe…▁▏Optimizer▏Cod…
                      │▇▇▇▇▇▇───▏──▏──▏Sou…▇───▏Source qi.hpp──9.84 s────────────────────▇▇▇▇▁▇▏Module…▇▏Opt…
                      │▇▇▇▇▃▁───▏──▇▇▇▏Sou…▃ ▇▇▏Source action.hpp──6.97 s────▏─▇▇▇───▏─▇▇▇▇▇▇▁▁▇▏Modul…▇▇▇▇▇▇
                      │▇▇▃▇▁▁──▇───▇▇▇───▇▇▁ ▇▃▏Source action.hpp──6.97 s────▇▇▇▇▇──▇──▇ Source acti… ▇▁▁▁▅▅▁
                      │▇▇▁▃▁ ──▇───▇▇▇▇──▇▇▁ ▇▃▏Source meta_compiler.hpp────▇▇▇▇▃▇▇▇▇──▇▇▇▇▇▇  ▁▇▇▇▇▇▇▃  ▁▁▁│
                      │▅▁▁▁▁ ▅▇▅▅▇▅▅▇▅▅▅▇▅▅▁ ▁▅▏Source meta_comp…▏Source────▇▇▇▇▃▇▇▇▇──▃▇▃▇▇▇  ▁▇▇▇▇▇▇▃     │
                      │▁▁▁▁▁ ▅▇▅▅▅▁▅▇▅▅ ▁▁▅▁ ▁ ▏Source make_comp…▏Sou…▏──▏──▅▅▅▅▅▅▇▅▅──▁▅▅▇▅▅  ▁▁▁▅▅▅▁▁     │
                      │▁ ▁▁  ▅▅▅▅▅▁▅▇▅▁   ▅▁   ▏Source───▏Source─▏So…▇ Source variant.hpp ▇▅▅    ▁ ▁▁▁      │
                      │▁ ▁▁  ▅▅▅▅▅ ▁▇▅▁   ▅▁    ▏Source──▅▇───▏─▅▅──▅▅▅▅▅▇▇▅▅ ▁▁▁▁▅▅▅▅▅ ▅▁▇▅▅       ▁▁      │
                      │▁  ▁  ▅▅ ▅▅ ▁▇▁▁   ▁     ▏Source──▅▇───▇▇▃▇▃▇▃▃▃▃▇▇▇▇▃ ▃▃▃▃▃▃▃▃▃ ▃▃▇▃▃ InstantiateFunc…
 AREA 20.4 s   [Slices]  Totals                                                                  8,389 slices
 by args.detail   clipped (*) to the area   in TOTAL nested slices count once
  args.detail                                        COUNT     WALL▾    SELF  SELF%      MAX  AREA%      AVG
  (none)                                             1,582   20.4 s   1.38 s    6.7   20.4 s  100.0  30.6 ms
  /usr/include/boost/spirit/include/qi.hpp               1   9.84 s    64 µs    0.0   9.84 s   48.2   9.84 s
  /usr/include/boost/spirit/home/qi.hpp                  1   9.84 s  12.7 ms    0.1   9.84 s   48.2   9.84 s
  /usr/include/boost/spirit/home/qi/action.hpp           1   6.97 s   332 µs    0.0   6.97 s   34.1   6.97 s
  /usr/include/boost/spir…e/qi/action/action.hpp         1   6.97 s  4.56 ms    0.0   6.97 s   34.1   6.97 s
  /usr/include/boost/spir…e/qi/meta_compiler.hpp         1   6.88 s  1.98 ms    0.0   6.88 s   33.7   6.88 s
  /usr/include/boost/spir…port/meta_compiler.hpp         1   4.15 s  1.78 ms    0.0   4.15 s   20.3   4.15 s
  /usr/include/boost/spir…ort/make_component.hpp         1   4.15 s  7.93 ms    0.0   4.15 s   20.3   4.15 s
  /usr/include/boost/multi_index_container.hpp           1   4.12 s   226 ms    1.1   4.12 s   20.2   4.12 s
  heavy.cpp                                             22   3.52 s   901 ms    4.4   1.71 s   17.2   237 ms
  /usr/include/boost/spirit/home/qi/domain.hpp           1   2.73 s  1.76 ms    0.0   2.73 s   13.4   2.73 s
  /usr/include/boost/spir…t/detail/make_cons.hpp         1   2.38 s  44.3 ms    0.2   2.38 s   11.6   2.38 s
  /usr/include/boost/fusion/include/cons.hpp             1   2.33 s  5.24 ms    0.0   2.33 s   11.4   2.33 s
  /usr/include/boost/fusi…ontainer/list/cons.hpp         1   2.33 s  14.1 ms    0.1   2.33 s   11.4   2.33 s
  TOTAL 5,706                                        8,389   20.4 s   20.4 s  100.0   20.4 s  100.0  24.6 ms
 clang [1156] / clang++ [1156]   depth 1   3 slices                                                line 3/115
 Enter slices/go  </> sort  b/x group  [/] table  / filter  Tab tracks  c clip  I invert  y/e copy/write  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTT--8888888888888--------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR..........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||................_44444444444444444444444444444444444444444444444444444444444444444444444444444444444444R
.P.PPPPPPPPPPPP......._|__RRRRRRRRRRRRRRRRRRRRRRRR__________________________________________________________|_
..L.LLLLLLLLLLLLLL...._|vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv|
>>>>>>>>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@lbbbbbbbbbbbbbb|
......................_|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeelllleaaaaaaaaaaiiii|
......................_|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeqqqqqqqqjjjjj|
......................_|eeeeeeeeeeeeeeeeeeee.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeccccccclllll|
......................_|eeeeeeeeeeeeeeeeeeee.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeaaaaa|
......................_|eeee.eeeeeeeeeeeeeee.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..eeeeeeee..ttt|
......................_|eeee.eeeeeeeeeeeeeee.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..eeeeeeee.....|
......................_|eeee.eeeeeeeeee.eeee.e.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..eeeeeeee.....|
......................_|.ee..eeeeeeeeee...ee...eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee....e.eee......|
......................_|.ee..eeeee.eeee...ee....eeeeeeeeeeeeeeeeeeeeeeeeeeeee.eeeeeeeee.eeeee.......ee......|
......................_|..e..ee.ee.eeee...e.....eeeeeeeeeeeeeeeeeeeeeeeeeeeee.eeeeeeeee.eeeee.eeeeeeeeeeeeee|e
11111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222222222222222222222222222222222222222222222222222222222222222222222222
.2222222222222.......................................222222....22222....22222.222222.....2222.222222.....2222
.444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
.333333333333333333333333333333333333333333..............33..3333333...333333...3333..3333333..33333..3333333
.333333333333333333333333333333333333333.................33..3333333.33333333...3333..3333333..33333..3333333
.3333333333333333333333333333333333333333333333..........33..3333333..3333333...3333..3333333..33333..3333333
.333333333333333333333333333333333333333333333333........33..3333333.33333333...3333..3333333..33333..3333333
.333333333333333333333333333333333333333333333333........33..3333333.33333333...3333..3333333..33333..3333333
.333333333333333333333333333333333333333333333333........33..3333333.33333333...3333..3333333..33333..3333333
.333333333333333333333333333333333333333333333333........33..3333333.33333333...3333..3333333..33333..3333333
.3333333333333333333333333333333333333333333333..........33..3333333..3333333...3333..3333333..33333..3333333
.33333333333............................................333..3333333..3333333...3333..3333333..33333..3333333
.3333333333333333333333333333333333333333333333..........33..3333333.33333333...3333..3333333..33333..3333333
.333333333333333333333333333333333333333333333333........33..3333333.33333333...3333..3333333..33333..3333333
.33333333333333333333333333333333333333333333............33..3333333.33333333...3333..3333333..33333..3333333
.333333333333333333333333333333333333333333333333........33..3333333.33333333...3333..3333333..33333..3333333
.PPPPPPPPPPPPP.......................................PPPPPP..PPPPPPP..PPPPPPP.PPPPPP..PPPPPPP.PPPPPP.PPPPPPPP
77777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.666665555555555..66655555..666555555..666555555..65555555..6665555555..655555..65555555..66655555555555..5
