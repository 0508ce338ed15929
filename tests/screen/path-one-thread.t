The critical path within one thread says what each piece was.
size: 120x36
trace: shared/corpus/local/clang14-time-trace.json.gz
keys: %gC
--- text
 ttv  clang14-time-trace.json.gz   area 20.4 s    8,485 events   20.424 s    view 0.0 s .. 20.6 s   20.6 s   215 ms/col
 all 20.4 s            │████████████████████████████████████████████████████████████████████████████████████████████████
│0.0 s                 ┤                                            20.4 s                                             ─
 ▼ clang [1156]        ┤│╌ 95 threads, 8,483 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌
  ▼ clang++ [1156]     │▏ExecuteCompiler──20.4 s───────────────────────────────────────────────────────────────────────
>   clang++ [1156]     │▶Frontend██16.6 s████████████████████████████████████████████████████████████▏▏Backend──3.58 s─
                       │───▇▇▏Source multi_inde…▏──▏Source qi.hpp──9.84 s────────────────────────▏Pe…▃▏Optimizer──▏Cod…
                       │▇▇▇▇▇▇▇───▏──▏──▏Sour…▇▇───▏Source /usr/include/boost/spirit/home/qi.hpp─▇▇▇▇▁▇▇▏Module…▇▇▏Opt…
                       │▇▇▇▇▃▃▃───▏──▇▇▇▏Sour…▃ ▇▇▇▏Source action.hpp──6.97 s──────▏──▇▇▇───▏──▇▇▇▇▇▇▁▁▁▏Module…▇▇▇▇▇▇▇
                       │▇▇▃▇▃ ▃──▇───▇▇▇▇───▇▇▃ ▇▇▃▏Source action.hpp──6.97 s──────▇▇▇▇▇▇───▏──▇▇▇▇▇▇▁▁▁▃▃▇▇▇▇▇▃▃▃▃▃▃▃▃
                       │▇▇▃▃▁  ──▇───▇▇▇▇───▇▇▃ ▇▇▁▏Source meta_compiler.hpp───────▇▇▇▇▃▇▇▇▇───▇▇▇▇▇▇▁  ▁▅▅▇▇▇▅▁   ▁▁▁│
                       │▅▁▁▁▁ ▁ Source meta_… ▅ ▁▅ ▏Source meta_compi…▏Source doma…▇▇▇▇▃▇▇▇▇───▃▇▃▇▇▇▁  ▁▅▅▅▅▅▅▁      │
                       │▁▁▁▁▁ ▁ Source make_… ▁ ▁  ▏Source make_compo…▏Sour…▏──▏So…▇▃▇▃▃▃▇▇▇▇──▃▇▃▇▇▇▁  ▁▁▁▁▁▁▁▁ GVNPass
                       │▁▁▁▁▁ ▁▇▅▅▅▅▁▁▅▅▁▁   ▅▁    ▏Source────▏Source─▏So…▇▇▅▇▅──▇▅▅ ▁ Source actor… ▁    ▁ ▁▁▁ PassMan…
                       │▁▁▁▁▁ ▁▇▅▅▅▅ ▁▅▅▁    ▅▁    ▏Source────▇▇───▏─▇▅▅──▅▅▅▅▅──▇▅▅ ▁▁▁▁▅▅▅▅▇▅ ▅▁▇▅▅▁       ▁▁ LoopRot…
                       ││▃ ▃  ▃▇▃ ▃▇ ▃▇▃▃    ▃     ▏Source────▇▇───▇▇▅▅▅▇▇▅▅▅▁▅──▇▅▁ ▁▁▁▁▅▅▅▅ ▁ ▁▁▅▅▅▁ InstantiateFunct…
 critical path of 20.4 s: 20.4 s of work in 55 steps, 0 of waiting                                              1 of 55
        WAIT WHY                             WORK THREAD                      NAME
>                                          1.14 s clang++ [1156]              OptModule heavy.cpp
             after                        39.8 ms clang++ [1156]              Backend
             after                         300 ms clang++ [1156]              ModuleToFunctionPassAdaptor heavy.cpp
             after                        38.9 ms clang++ [1156]              Optimizer
             after                         1.68 s clang++ [1156]              ModuleToPostOrderCGSCCPassAdaptor heavy.c…
             after                         440 ms clang++ [1156]              ExecuteCompiler
             after                         206 ms clang++ [1156]              Frontend
             after                         398 ms clang++ [1156]              ExecuteCompiler
             after                         259 ms clang++ [1156]              InstantiateFunction …_M_atom
             after                         329 ms clang++ [1156]              Frontend
             after                         282 ms clang++ [1156]              Source /usr/include/boost/shared_ptr.hpp
             after                         226 ms clang++ [1156]              Source qi.hpp
             after                         261 ms clang++ [1156]              Source round_fwd.hpp
             after                         278 ms clang++ [1156]              Source qi.hpp
             after                         207 ms clang++ [1156]              Source components.hpp
             after                        80.7 ms clang++ [1156]              Source rule.hpp
 clang [1156] / clang++ [1156]   depth 1   3 slices                                                          line 3/115
 j/k line  Enter go there  q back  / find  i full screen  w/s zoom  ? help
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTT--8888888888888------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||................._44444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444R
.P.PPPPPPPPPPPP........_|__RRRRRRRRRRRRRRRRRRRRRRRR___________________________________________________________________|_
..L.LLLLLLLLLLLLLL....._|vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv|
>>>>>>>>>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@lbbbbbbbbbbbbbbbb|
......................._|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeelllleaaaaaaaaaaaaiiii|
......................._|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeqqqqqqqqqqjjjj|
......................._|eeeeeeeeeeeeeeeeeeeeee.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeecccccccccccccc|
......................._|eeee.eeeeeeeeeeeeeeeee.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeffffffffffffff|
......................._|eeee..eeeeeeeeeeeeeeee.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..wwwwwwww...www|
......................._|eeee.eeeeeeeeeeeeeeeee.ee.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..iiiiiiii......|
......................._|eeee.eeeeeeeeeeeeeeeee.e..eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..cccccccc.ccccc|c
......................._|eeee.eeeeeeeeeeee...ee....eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee.eeeeeeeeeeeeeeeee....x.xxx.xxxxxx|x
......................._|eeee.eeeeee.eeee....ee....eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee.eeeeeeeeee.eeeeee.......ll.llllll|l
......................._|e.e..eee.ee.eeee....e.....eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee.eeeeeeee.e.eeeeee.eeeeeeeeeeeeeee|e
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
2.......2222.222.............................2222.222222......................2222
444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444
?............?????........................???????.??????????????..............3333333
?............?????.........................??????.??????????????..............3333333333333333333333333333333333333
?............?????........................???????.??????????????..............333333333
?............?????.........................??????.??????????????..............333333333333333333333333333333333333333333
?............?????.........................??????.??????????????..............333333333333333
?............?????.........................??????.??????????????..............33333333
?............?????.........................??????.??????????????..............333333333333333
?............?????.........................??????.??????????????..............3333333333333333333333333333
?............?????.........................??????.??????????????..............33333333
?............?????.........................??????.??????????????..............3333333333333333333333333333333333333333
?............?????.........................??????.??????????????..............3333333333333
?............?????.........................??????.??????????????..............33333333333333333333
?............?????.........................??????.??????????????..............3333333333333
?............?????.........................??????.??????????????..............333333333333333333333
?............?????........................???????.??????????????..............333333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555555555..655555..655555..6555555555555..66655555..655555
