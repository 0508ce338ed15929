clang: a template found by name, its parents above it.
size: 120x36
trace: traces/clang14-time-trace.json.gz
keys: /instantiatefunction<Enter>nnf<Enter>
--- text
 ttv  clang14-time-trace.json.gz   /instantiatefunction 4/845     view 615.857 ms .. 616.500 ms   643 µs   6.7 µs/col
 all 20.4 s            │▾[▾]▾████████████████████████████████████████████████████████████████████▾▾▾▾▾██████████████████
│615.871 ms            ┤──────┬615.9 ms──────┬616.0 ms──────┬616.1 ms──────┬616.2 ms──────┬616.3 ms──────┬616.4 ms─────┬
 ▼ clang [1156]        ┤╌╌│95 threads, 8,483 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ clang++ [1156]     │…ExecuteCompiler──20.4 s────────────────────────────────────────────────────────────────────────
                       │…Frontend──16.6 s───────────────────────────────────────────────────────────────────────────────
                       │…Source /usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/regex──676 ms────────
                       │…Source /usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/regex_scanner.h─
                       │…ParseClass std::__detail::_ScannerBase──31.5 ms────────────────────────────────────────────────
>   clang++ [1156]     │  ▶InstantiateFunction …_ImplicitlyConvertiblePair<char, std::__detail::_ScannerBase::_Token…
                       │  │  ▏InstantiateClass …__and_<std::is_convertible<const char &, char>, std::is_convertib…
    thread 1157        │…Total ExecuteCompiler──20.4 s──────────────────────────────────────────────────────────────────
    thread 1158        │…Total Frontend──16.8 s─────────────────────────────────────────────────────────────────────────
    thread 1159        │…Total Source──15.6 s───────────────────────────────────────────────────────────────────────────
    thread 1160        │…Total Backend──3.58 s──────────────────────────────────────────────────────────────────────────
    thread 1161        │…Total Optimizer──2.43 s────────────────────────────────────────────────────────────────────────
    thread 1162        │…Total ParseClass──2.3 s────────────────────────────────────────────────────────────────────────
    thread 1163        │…Total ModuleInlinerWrapperPass──1.71 s─────────────────────────────────────────────────────────
    thread 1164        │…Total ModuleToPostOrderCGSCCPassAdaptor──1.68 s────────────────────────────────────────────────
    thread 1165        │…Total PassManager<llvm::Function>──1.67 s──────────────────────────────────────────────────────
 InstantiateFunction                                                                                            1 of 28
 name       InstantiateFunction                            │            █▅▆▅▄▇▅▄▄▄▆▃▂▂▃▃▃▃▂▂▁▂▁▁▂▁▁▁▁▁▁   ▁▁      ▁▁ ▁
 start      0.615 871 s                                    │             ▲
 end        0.616 483 s                                    │ children   1
 wall       612 µs                                         │ args (1)
 self       43 µs  7.0 %                                   │   detail "std::_PCC<true, char, std::__detail::_ScannerBas
 of parent  1.9 %                                          │       e::_TokenT>::_ImplicitlyConvertiblePair<char, std::
 process    clang [1156]                                   │       __detail::_ScannerBase::_TokenT>"
 thread     clang++ [1156]                                 │ ancestors: share of, wall
 depth      5                                              │   1.9 %   31.5 ms  ParseClass
 same name  844, 6.2 s in all                              │   1.8 %   34.8 ms  Source
 rank       752 of 844, longest first                      │   0.1 %    676 ms  Source
 median     1.64 ms, p95 20.1 ms                           │   0.0 %    16.6 s  Frontend
 from       503 µs to 422 ms                               │   0.0 %    20.4 s  ExecuteCompiler
 clang [1156] / clang++ [1156]   depth 5   1,…  /instantiatefunction  match 4 of 845   tracks 20/96 in view   line 7/26
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTT--8888888888888888888888888888----TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT--
.RRR.RRRRRR............_!V!V!OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO!!!!!OOOOOOOOOOOOOOOOOO
|||||||||||............_RRRRRRIIIIIIIIIRRRRRRIIIIIIIIIRRRRRRIIIIIIIIIRRRRRRIIIIIIIIIRRRRRRIIIIIIIIIRRRRRRIIIIIIIIIRRRRRI
.P.PPPPPPPPPPPP........___|RRRRRRRRRRRRRRRRRRRRRRRR_____________________________________________________________________
..L.LLLLLLLLLLLLLL....._vv|vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv
......................._ll|lllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllll
......................._ee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee
......................._ee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee
......................._tt|ttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttt
>>>>>>>>>>>>>>>>>>>>>>>_..@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
......................._..|..lllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllll
....LLLLLLLLLLL........_cc|ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc
....LLLLLLLLLLL........_bb|bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
....LLLLLLLLLLL........_nn|nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn
....LLLLLLLLLLL........_nn|nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn
....LLLLLLLLLLL........_ll|lllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllll
....LLLLLLLLLLL........_nn|nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn
....LLLLLLLLLLL........_cc|ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc
....LLLLLLLLLLL........_uu|uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu
....LLLLLLLLLLL........_tt|ttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttt
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.4444444444444444444444444444444444444444444444444444444444_............3333333333333333333333333333333333333333333333
.22222......33333333333...................................._............33
.222........33333333333...................................._.22222222...3
.2222.......333333........................................._.PPPPPPPP
.2222.......333333333333..................................._...222222.3333333333333333333333333333333333333333333333333
.222222222..33333.........................................._.......333333333333333333333333333333333333333333333333333
.2222222....333333333333..................................._.......333333333333333333333333333333333
.222222.....33333333333333................................._.PPPPPPPPPPPPPPPPPPPPPPPPP
.22222......3.............................................._.33333333333333333333333333333
.222222222..33333333333333333.............................._.3333333333333333333333333
.2222.......3333333333333333333333333......................_.3333333333333333333333333
.222222.....33333333333333333333..........................._.333333333333333333333333333
.2222.......3333333333333333..............................._.3333333333333333333333333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
