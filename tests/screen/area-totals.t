clang: its own totals have a table beside that of slices.
size: 100x30
trace: traces/clang14-time-trace.json.gz
keys: %ga]
--- text
 ttv  clang14-time-trace.json.gz   area 20.4 s           view 0.0 s .. 20.7 s   20.7 s   265 ms/col
 all 20.4 s          │██████████████████████████████████████████████████████████████████████████████
│0.0 s               ┤                                   20.4 s                                    ─
 ▼ clang [1156]      ┤│╌ 95 threads, 8,483 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌
  ▼ clang++ [1156]   │▏ExecuteCompiler──20.4 s─────────────────────────────────────────────────────
>   clang++ [1156]   │▶Frontend██16.6 s██████████████████████████████████████████████▏Backend──────
                     │───▇▏Source multi_…▏──▏Source qi.hpp──9.84 s───────────────▏Pe…▇▏Optimiz…▏Co…
                     │▇▇▇▇▇───▇▇▇──▏Sou…▇───▏Source qi.hpp──9.84 s───────────────▇▇▇▇▇▇▏Modu…▇▇▏Op…
                     │▇▇▇▇▃───▇▇▇▇▇▏Sou…▁▁▇▇▏Source action.hpp────────▏─▇▇▇──▏─▇▇▇▇▇▇▁▃▏Modu…▇▇▇▇▇▇
                     │▇▇▃▃ ▇▇▇▇▇▇▇▇▇──▇▇▁▁▇▃▏Source action.hpp────────▇▇▇▇▇──▇ Source action.hpp ▇▃
                     │▇▃▁▁ ▇ Source meta_… ▃▏Source meta_compiler.hpp─▇▇▅▅▅▇▇▅▇▅▅▅▇▅▅  ▅▅▅▅▅▅▁  ▁▁│
                     │▃▁▁▁ ▇ Source meta… ▃ ▏Source meta_c…▏Source────▅▅▅▅▅▇▅▅▇▅▅▅▇▅▅  ▅▅▅▅▅▅▁    │
                     │▁▁▁▁ ▅▇▅▅▅▁▅▅▅▁▁▁▅▁▁  ▏Source make_c…▏Sou…▏─▏So…▃▃▃▃▃▇▇▇▇▃▃▃▇▇▃  ▃▃▃▃▃▃▃    │
 AREA 20.4 s    Slices [Totals]                                                           94 totals
 by name   clipped (*) to the area
  NAME                                              COUNT     WALL▾ WALL%      MAX  AREA%      AVG
  Total ExecuteCompiler                                 1   20.4 s   25.4   20.4 s  100.0   20.4 s
  Total Frontend                                        1   16.8 s   20.9   16.8 s   82.2   16.8 s
  Total Source                                          1   15.6 s   19.4   15.6 s   76.3   15.6 s
  Total Backend                                         1   3.58 s    4.5   3.58 s   17.5   3.58 s
  Total Optimizer                                       1   2.43 s    3.0   2.43 s   11.9   2.43 s
  Total ParseClass                                      1    2.3 s    2.9    2.3 s   11.3    2.3 s
  Total ModuleInlinerWrapperPass                        1   1.71 s    2.1   1.71 s    8.4   1.71 s
  Total ModuleToPostOrderCGSCCPassAdaptor               1   1.68 s    2.1   1.68 s    8.2   1.68 s
  Total PassManager<llvm::Function>                     1   1.67 s    2.1   1.67 s    8.2   1.67 s
  Total DevirtSCCRepeatedPass                           1   1.65 s    2.1   1.65 s    8.1   1.65 s
  Total InstantiateClass                                1   1.34 s    1.7   1.34 s    6.6   1.34 s
  TOTAL 94                                             94 1.34 min  100.0   20.4 s  393.1   854 ms
 clang [1156] / clang++ [1156]   depth 1   3 slices                                      line 3/114
 Enter slices/go  </> sort  b/x group  [/] table  / filter  Tab tracks  c clip  I invert  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTT--8888888888888----------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||..............._44444444444444444444444444444444444444444444444444444444444444444444444444444R
.P.PPPPPPPPPPPP......_|__RRRRRRRRRRRRRRRRRRRRRRRR_________________________________________________|_
..L.LLLLLLLLLLLLLL..._|vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv|
>>>>>>>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@bbbbbbbbbbbbb|
....................._|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeelllleaaaaaaaaaiii|
....................._|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeqqqqqqeejjj|
....................._|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeecccccceeeee|
....................._|eee.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee|
....................._|eee.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..eeeeeee..ee|
....................._|eee.eeeeeeeeeeeeeeee.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..eeeeeee....|
....................._|eee.eeeeeeeeeeeeeee..eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..eeeeeee....|
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.222222222222222222222222222222222
.222222.............................................222222....22222.222222.....2222.222222.....2222
.44444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
.3333333333333333.......................................33..3333333..33333..3333333..33333..3333333
.33333333333333.........................................33..3333333..33333..3333333..33333..3333333
.333333333333333........................................33..3333333...3333..3333333..33333..3333333
.33333333333333333......................................33..3333333...3333..3333333..33333..3333333
.333333333333333333.....................................33...333333...3333...333333..33333...333333
.33333333333333333333333333333333.......................33..3333333...3333..3333333...3333..3333333
.33333333333333333333333333333333333333333..............33..3333333...3333..3333333...3333..3333333
.33333333333333333333333333333333333....................33..3333333...3333..3333333...3333..3333333
.33333333333333333333333333333..........................33..3333333...3333..3333333...3333..3333333
.333333333333333333333333...............................33..3333333...3333..3333333...3333..3333333
.PPPPPPPPPP............................................PPPPPPPPPPPP.PPPPPP..PPPPPPP.PPPPPP..PPPPPPP
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.666665555555555..66655555..666555555..666555555..65555555..6665555555..655555..65555555..5
