clang: a line of the summary leads to the longest slice of its name.
size: 100x24
trace: traces/clang14-time-trace.json.gz
keys: <Tab>jjj<Enter>
--- text
 ttv  clang14-time-trace.json.gz   8,485 events          view 0.0 s .. 20.7 s   20.7 s   265 ms/col
 all 20.4 s          │██████████████████████████████████████████████████████████████████████████████
│5.8 s               ┤┬0 s──────────────┬5 s───────────────┬10 s──────────────┬15 s──────────────┬──
 ▼ clang [1156]      ┤╌╌ 95 threads, 8,483 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ clang++ [1156]   │▏ExecuteCompiler──20.4 s─────────────────────────────────────────────────────
                     │▏Frontend──16.6 s──────────────────────────────────────────────▏Backend──────
>   clang++ [1156]   │───▇▏Source multi_…▏──▶Source qi.hpp██9.84 s███████████████▏Pe…▇▏Optimiz…▏Co…
                     │▇▇▇▇▇───▇▇▇──▏Sou…▇───▏Source qi.hpp──9.84 s───────────────▇▇▇▇▇▇▏Modu…▇▇▏Op…
                     │▇▇▇▇▃───▇▇▇▇▇▏Sou…▁▁▇▇▏Source action.hpp────────▏─▇▇▇──▏─▇▇▇▇▇▇▁▃▏Modu…▇▇▇▇▇▇
                     │▇▇▃▃ ▇▇▇▇▇▇▇▇▇──▇▇▁▁▇▃▏Source action.hpp────────▇▇▇▇▇──▇ Source action.hpp ▇▃
                     │▇▃▁▁ ▇ Source meta_… ▃▏Source meta_compiler.hpp─▇▇▅▅▅▇▇▅▇▅▅▅▇▅▅  ▅▅▅▅▅▅▁  ▁▁
                     │▃▁▁▁ ▇ Source meta… ▃│▏Source meta_c…▏Source────▅▅▅▅▅▇▅▅▇▅▅▅▇▅▅  ▅▅▅▅▅▅▁
                     │▁▁▁▁ ▅▇▅▅▅▁▅▅▅▁▁▁▅▁▁ │▏Source make_c…▏Sou…▏─▏So…▃▃▃▃▃▇▇▇▇▃▃▃▇▇▃  ▃▃▃▃▃▃▃
                     │▁ ▁▁ ▅▅▅▅▅▁▅▅▁▁  ▅▁  │▏Source──▏Sour…▅───▇ Source expand_arg… ▃   ▃▃▃▃▃
                     │▁ ▁▁ ▅▅▅▅▅ ▅▅▁   ▅▁  │▏Source──▇───▇▇▅▅▇▇ Source string_trai… ▃      ▃▃
                     │▁ ▁  ▅▅ ▅▅ ▅▅▁   ▁   │▏Source──▇───▇▅▅▅▇▃▃▃▃▇▇▇▃▃▃▃▃▃▃▃▃▃▃▃▃▇▃▃ Source vector…
                     │     ▁▅ ▅▅ ▅▅▁   ▁   │▏Source─▅▇▅▇▅▇▅▅▅▇▅▁▁▁▇▇▅▅▁ ▁  ▁▁▁ ▁▁▁▇▁▁ InstantiateFu…
                     │      ▃ ▃▃ ▃▃    ▃   │▏Source─▃▇▇▇▇▇▃▃▃ ▁▁▁▁▁ ▅▅▁ ▁   ▁▁ ▁▁▁▅▁▁ InstantiateFu…
                     │      ▃ ▃▃ ▃▃ Source │───   ▇▇▃▃▃▃▃▇▃▃▃ ▁▁▁▁▁ ▅▅▁     ▁▁ ▁▁▁▁▁▁ InstantiateCl…
                     │        ▁▁ ▁▁ Source │───   ▇▇ ▁▁  ▁▁▁▁ ▁▁▁▁▁ ▁▁▁     ▁▁ ▁▁▁▁▁▁ InstantiateCl…
 Source
 start 5.784 895 s    wall 9.835 442 s    self 64 µs  0.0 %         of parent 59.3 %   children 1
 clang [1156] / clang++ [1156]   depth 2   51 slices                                     line 4/114
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTT-------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||..............._IIIIRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRIRR
.P.PPPPPPPPPPPP......____RRRRRRRRRRRRRRRRRR|RRRRR___________________________________________________
..L.LLLLLLLLLLLLLL..._vvvvvvvvvvvvvvvvvvvvv|vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv
....................._lllllllllllllllllllll|lllllllllllllllllllllllllllllllllllllllllbbbbbbbbbbbbbb
>>>>>>>>>>>>>>>>>>>>>_eeeeeeeeeeeeeeeeeeeee|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@lllleaaaaaaaaaiiii
....................._eeeeeeeeeeeeeeeeeeeee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeqqqqqqeejjjj
....................._eeeeeeeeeeeeeeeeeeeee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeecccccceeeeee
....................._eeee.eeeeeeeeeeeeeeee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee
....................._eeee.eeeeeeeeeeeeeeee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..eeeeeee..ee
....................._eeee.eeeeeeeeeeeeeeee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..eeeeeee
....................._eeee.eeeeeeeeeeeeeee.|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..eeeeeee
....................._e.ee.eeeeeeeeee..ee..|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee...eeeee
....................._e.ee.eeeee.eee...ee..|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee......ee
....................._e.e..ee.ee.eee...e...|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee.eeeeeeeeeeeeee
....................._.....ee.ee.eee...e...|eeeeeeeeeeeeeeeeeeeeeeeeeee.e..eee.eeeeee.eeeeeeeeeeeeee
....................._......e.ee.ee....e...|eeeeeeeeeeeeeeeee.eeeee.eee.e...ee.eeeeee.eeeeeeeeeeeeee
....................._......e.ee.ee.eeeeee.|eee...eeeeeeeeeee.eeeee.eee.....ee.eeeeee.eeeeeeeeeeeeee
....................._........ee.ee.eeeeee.|eee...ee.ee..eeee.lllll.lll.....ll.llllll.llllllllllllll
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.33333333333....2222.333333333333.........222222222.333333...22222222.3
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..5
