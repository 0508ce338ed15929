clang: a line of the summary leads to the longest slice of its name.
size: 100x24
trace: traces/clang14-time-trace.json.gz
keys: <Tab>jjj<Enter>
--- text
 ttv  clang14-time-trace.json.gz   8,485 events          view 0.0 s .. 20.7 s   20.7 s   265 ms/col
 all 20.4 s          │██████████████████████████████████████████████████████████████████████████████
│15.9 s              ┤┬0 s──────────────┬5 s───────────────┬10 s──────────────┬15 s──────────────┬──
 ▼ clang [1156]      ┤╌╌ 95 threads, 8,483 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ clang++ [1156]   │▏ExecuteCompiler──20.4 s─────────────────────────────────────────────────────
                     │▏Frontend──16.6 s──────────────────────────────────────────────▏Backend──────
                     │───▇▏Source multi_…▏──▏Source qi.hpp──9.84 s───────────────▏Pe…▇▏Optimiz…▏Co…
                     │▇▇▇▇▇───▇▇▇──▏Sou…▇───▏Source qi.hpp──9.84 s───────────────▇▇▇▇▇▇▏Modu…▇▇▏Op…
                     │▇▇▇▇▃───▇▇▇▇▇▏Sou…▁▁▇▇▏Source action.hpp────────▏─▇▇▇──▏─▇▇▇▇▇▇▁▃▏Modu…▇▇▇▇▇▇
>   clang++ [1156]   │▇▇▃▃ ▇▇▇▇▇▇▇▇▇──▇▇▁▁▇▃▏Source action.hpp────────▇▇▇▇▇──▇▇▇▇▶▶▇▇▁▁▇▇▇▇▇▇▃▃▇▇▇▃
                     │▇▃▁▁ ▇ Source meta_… ▃▏Source meta_compiler.hpp─▇▇▅▅▅▇▇▅▇▅▅▅▇▅▅  ▅▅▅▅▅▅▁  ▁▁
                     │▃▁▁▁ ▇ Source meta… ▃ ▏Source meta_c…▏Source────▅▅▅▅▅▇▅▅▇▅▅▅▇▅▅  ▅▅▅▅▅▅▁
                     │▁▁▁▁ ▅▇▅▅▅▁▅▅▅▁▁▁▅▁▁  ▏Source make_c…▏Sou…▏─▏So…▃▃▃▃▃▇▇▇▇▃▃▃▇▇▃  ▃▃▃▃▃▃▃
                     │▁ ▁▁ ▅▅▅▅▅▁▅▅▁▁  ▅▁   ▏Source──▏Sour…▅───▇ Source expand_arg… ▃   ▃▃▃▃▃
                     │▁ ▁▁ ▅▅▅▅▅ ▅▅▁   ▅▁   ▏Source──▇───▇▇▅▅▇▇ Source string_trai… ▃      ▃▃
                     │▁ ▁  ▅▅ ▅▅ ▅▅▁   ▁    ▏Source──▇───▇▅▅▅▇▃▃▃▃▇▇▇▃▃▃▃▃▃▃▃▃▃▃▃▃▇▃▃ Source vector…
                     │     ▁▅ ▅▅ ▅▅▁   ▁    ▏Source─▅▇▅▇▅▇▅▅▅▇▅▁▁▁▇▇▅▅▁ ▁  ▁▁▁ ▁▁▁▇▁▁ InstantiateFu…
                     │      ▃ ▃▃ ▃▃    ▃    ▏Source─▃▇▇▇▇▇▃▃▃ ▁▁▁▁▁ ▅▅▁ ▁   ▁▁ ▁▁▁▅▁▁ InstantiateFu…
                     │      ▃ ▃▃ ▃▃ Source  ───   ▇▇▃▃▃▃▃▇▃▃▃ ▁▁▁▁▁ ▅▅▁     ▁▁ ▁▁▁▁▁▁ InstantiateCl…
                     │        ▁▁ ▁▁ Source  ───   ▇▇ ▁▁  ▁▁▁▁ ▁▁▁▁▁ ▁▁▁     ▁▁ ▁▁▁▁▁▁ InstantiateCl…
 InstantiateFunction
 start 15.852 136 s   wall 385.238 ms     self 2.719 ms  0.7 %      of parent 91.3 %   children 9
 clang [1156] / clang++ [1156]   depth 5   1,227 slices                                  line 7/114
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTT-------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||.............._IIIIRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRIRR
.P.PPPPPPPPPPPP......____RRRRRRRRRRRRRRRRRRRRRRRR________________________________|__________________
..L.LLLLLLLLLLLLLL..._vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv|vvvvvvvvvvvvvvvvv
....................._lllllllllllllllllllllllllllllllllllllllllllllllllllllllllll|lllbbbbbbbbbbbbbb
....................._eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee|llleaaaaaaaaaiiii
....................._eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee|eeeeeqqqqqqeejjjj
....................._eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee|eeeeecccccceeeeee
>>>>>>>>>>>>>>>>>>>>>_eeee.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee@@eeeeeeeeeeeeeeee
....................._eeee.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee|eee..eeeeeee..ee
....................._eeee.eeeeeeeeeeeeeeee.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee|eee..eeeeeee
....................._eeee.eeeeeeeeeeeeeee..eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee|eee..eeeeeee
....................._e.ee.eeeeeeeeee..ee...eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee|eee...eeeee
....................._e.ee.eeeee.eee...ee...eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee|eee......ee
....................._e.e..ee.ee.eee...e....eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee|eee.eeeeeeeeeeeeee
....................._.....ee.ee.eee...e....eeeeeeeeeeeeeeeeeeeeeeeeeee.e..eee.ee|eee.eeeeeeeeeeeeee
....................._......e.ee.ee....e....eeeeeeeeeeeeeeeee.eeeee.eee.e...ee.ee|eee.eeeeeeeeeeeeee
....................._......e.ee.ee.eeeeee..eee...eeeeeeeeeee.eeeee.eee.....ee.ee|eee.eeeeeeeeeeeeee
....................._........ee.ee.eeeeee..eee...ee.ee..eeee.lllll.lll.....ll.ll|lll.llllllllllllll
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333333333333...2222.3333333333.....2222.333333333333333......222222222.333333...22222222.3
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..5
