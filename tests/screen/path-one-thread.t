The critical path within one thread says what each piece was.
size: 120x36
trace: shared/corpus/local/clang14-time-trace.json.gz
keys: %gC
--- text
 ttv  clang14-time-trace.json.gz   area 20.4 s    8,485 events   20.424 s   view -0.7 s .. 21.0 s   21.7 s   226 ms/col
 all 20.4 s            │████████████████████████████████████████████████████████████████████████████████████████████████
│0.0 s                 ┤───                                          20.4 s                                            s
 ▼ clang [1156]        ┤╌╌ 95 threads, 8,483 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌
  ▼ clang++ [1156]     │   ▏ExecuteCompiler──20.4 s──────────────────────────────────────────────────────────────────│
>   clang++ [1156]     │   ▶Frontend██16.6 s████████████████████████████████████████████████████████▏▆▏Backend───────│
                       │   ───▇▏Source multi_inde…▏──▏Source qi.hpp──9.84 s─────────────────────▏Pe…▇▃▏Optimizer▏Cod…│
                       │   ▇▇▇▇▇▇▏So…▏─▏──▏Sour…▇▇───▏Source qi.hpp──9.84 s─────────────────────▇▇▇▇▇▃▇▏Module…▇▏Opt…│
                       │   ▇▇▇▇▃▃▏So…▏─▇▇▇▏Sour…▃ ▇▇▇▏Source action.hpp──6.97 s─────▏─▇▇▇───▏─▇▇▇▇▇▇▇▁▁▏Module…▇▇▇▇▇▇▃
                       │   ▇▇▃▇▁▁───▇──▇▇▇▇───▇▇▃ ▇▃▇▏Source action.hpp──6.97 s─────▇▇▇▇▇───▏─▇▇▇▇▇▇▃▁▁▃▇▇▇▇▇▅▅▁▁▁▅▁▅▁
                       │   ▇▇▁▃▁ ───▇──▃▇▇▇▇──▇▇▁ ▃▃▃▏Source meta_compiler.hpp─────▇▇▇▇▃▇▇▇▇──▇▇▃▇▇▇▃  ▃▇▇▇▇▇▅▁   ▁▁▁│
                       │   ▅▁▁▁▁ ▅▇▅▅▇▇▅▅▇▅▁▅▇▅▅▁ ▁▅ ▏Source meta_comp…▏Source dom…▇▇▇▇▃▇▇▇▇──▇▇▃▇▇▇▃  ▃▇▇▇▅▅▅▁ PassMan…
                       │   ▁▁▁▁▁ ▅▇▅▅▇▅▁▅▇▅▁ ▁▁▅▁ ▁  ▏Source make_comp…▏Sour…▏─▏So…▅▅▅▅▅▅▅▅▅──▅▅▅▅▅▅▅  ▁▁▁▅▁▁▁▁ GVNPass
                       │   ▁▁▁▁▁ ▅▇▅▅▇▅▁▅▇▁▁   ▅▁    ▏Source───▏Source─▏So…▇▅▅▇──▇▇▅▁▁▁▅▅▅▅▅▅▇▅▅▁▅▅▅▅    ▁ ▁▁▁ PassMana…
                       │   ▁▁▁▁▁ ▅▇▁▅▇▅ ▅▇▁▁   ▅▁    ▏Source───▅▇───▏─▅▅───▅▅▅▅──▇▅▅ ▁▁▁▁▅▅▅▅▅▅▁▁▅▅▅▅       ▁▁ LoopRota…
                       │   │▁ ▁  ▅▅▁▁▇▅ ▅▅▁▁   ▅     ▏Source───▅▇───▇▇▇▇▃▇▃▃▇▃▃──▇▇▃ ▃▃▃▃▃▃▃▃▃▃▃▃▃▇▃▃ Source preprocess…
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
------TTTTTTTTTTTTTTTTTTTTTTTTTT--7777777777777-----------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||................._RRR4444444444444444444444444444444444444444444444444444444444444444444444444444444444444444444II
.P.PPPPPPPPPPPP........____|RRRRRRRRRRRRRRRRRRRRRRR__________________________________________________________________|__
..L.LLLLLLLLLLLLLL....._...|vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv|
>>>>>>>>>>>>>>>>>>>>>>>_...@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@lbbbbbbbbbbbbbbbb|
......................._...|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeelllleeaaaaaaaaaaiiiii|
......................._...|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeqqqqqqqqjjjjjj|
......................._...|eeeeeeeeeeeeeeeeeeeee.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeecccccccccccccc|
......................._...|eeeeeeeeeeeeeeeeeeeee.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeffffffffff|
......................._...|eeee.eeeeeeeeeeeeeeee.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..eeeewwww...www|
......................._...|eeee.eeeeeeeeeeeeeeee.ee.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..eeeeiiii.iiiii|ii
......................._...|eeee.eeeeeeeeeee.eeee.e..eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..eeeecccc.ccccc|c
......................._...|eeee.eeeeeeeeeee...ee....eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee....e.xxx.xxxxxx|xx
......................._...|eeee.eeeeee.eeee...ee....eeeeeeeeeeeeeeeeeeeeeeeeeeeeeee.eeeeeeeeeeeeeeee.......ll.llllll|ll
......................._...|e.e..eeeeee.eeee...e.....eeeeeeeeeeeeeeeeeeeeeeeeeeeeeee.eeeeeeeeeeeeeeee.eeeeeeeeeeeeeee|ee
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
