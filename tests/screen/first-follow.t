clang: a line of the summary leads to the longest slice of its name.
size: 100x24
trace: traces/clang14-time-trace.json.gz
keys: <Tab>jjjj<Enter>
--- text
 ttv  clang14-time-trace.json.gz   8,485 events         view -0.3 s .. 20.7 s   20.9 s   268 ms/col
 all 20.4 s          │██████████████████████████████████████████████████████████████████████████████
│5.8 s               ┤─┬0 s──────────────┬5 s───────────────┬10 s─────────────┬15 s──────────────┬──
 ▼ clang [1156]      ┤╌╌ 95 threads, 8,483 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ clang++ [1156]   │ ▏ExecuteCompiler──20.4 s────────────────────────────────────────────────────
                     │ ▏Frontend──16.6 s─────────────────────────────────────────────▏▏Backend─────
>   clang++ [1156]   │ ───▇▏Source multi_…▏──▶Source qi.hpp██9.84 s██████████████▏Pe…▃▏Optimiz…▏Co…
                     │ ▇▇▇▇▇───▇▇───▏Sou…▇───▏Source qi.hpp──9.84 s──────────────▇▇▇▇▃▇▏Modu…▇▇▏Op…
                     │ ▇▇▇▇▃───▇▇▇▇▇▏Sou…▁▃▇▇▏Source action.hpp────────▏─▇▇───▏─▇▇▇▇▇▁▁▏Modu…▇▇▇▇▇▇
                     │ ▇▇▃▃ ▇▇▇▇▇▇▇▇▇──▇▇▁▃▃▇▏Source action.hpp────────▇▇▇▇──▇▇▇▇▇▇▇▇▁▁▃▇▇▇▇▇▃▃▇▇▃▃
                     │ ▇▃▁▁ ▇▇▇▇▇▇▇▇▇▇▇▇▇▁▃▃▇▏Source meta_compiler.hpp▇▇▇▅▅▇▇▅▇▅▇▅▇▅▅  ▅▅▅▅▅▅▅  ▁▁▁
                     │ ▃▁▁▁ ▇▇▇▇▇▃▇▇▇▃▇▇▇▁▁▃│▏Source meta_c…▏Source───▅▅▇▅▅▇▇▅▇▅▅▅▅▅▅  ▅▅▅▅▅▅▅
                     │ ▁▁▁▁ ▅▇▅▅▅▁▅▅▅▁▁▁▅▁▁ │▏Source make_c…▏Sou…▏─▏──▃▃▇▃▃▇▇▃▇▃▃▃▇▇▃  ▃▃▃▃▃▃▃
                     │ ▁ ▁▁ ▅▅▅▅▅▁▅▅▁▁ ▁▅▁  │▏Source─▏Source▏──▇▇▇▇▇▇▇▃▃▃▃▃▃▃▃▇▃▃▃▇▇▃    ▃▃▃▃
                     │ ▁ ▁▁ ▅▅▅▅▅ ▅▅▁  ▁▅▁  │▏Source─▅▇──▇▇▅▅▅▇▇▇▇▇▇▇▇▃ ▃▃▃▃▃▃▇▃▃▃▇▃▃      ▃▃
                     │ ▁ ▁  ▅▅ ▅▅ ▅▅▁  ▁▁   │▏Source─▅▇──▅▇▅▅▅▇▃▇▃▃▇▇▇▃ ▃▃▃▃▃▃▃▃▃▃▃▃▃ Source prepro…
                     │      ▁▅ ▅▅ ▅▅▁  ▁▁   │▏Source─▅▇▇▇▅▇▅▅▅▇▁▅▁▅▇▅▇▁  ▁  ▁▁▁▁▁▁▅▅▁ InstantiateFu…
                     │       ▃ ▃▃ ▃▃   ▃▃   ▃▏Source─▃▇▇▇▇▇▃▇ ▃▁▅▁▁ ▁▇▁  ▁  ▁▁ ▁ ▁▁▁▁ InstantiateFu…
                     │       ▃ ▃▃ ▃▃ Source ▃───  ▃▇▃▃▃▃▃▃▃▃▃ ▃ ▅ ▁ ▁▇▁     ▁▁ ▁ ▁▁▁▁ InstantiateCl…
                     │         ▁▁ ▁▁ Source ▁───  ▁▇▅▁▁▁  ▁▁▁ ▁ ▅ ▁ ▁▁▁     ▁▁ ▁ ▁▁▁▁ InstantiateCl…
 Source
 start 5.784 895 s   wall 9.835 442 s   self 64 µs  0.0 %   of parent 59.3 %   depth 2   children 1
 clang [1156] / clang++ [1156]   depth 2   51 slices                                     line 4/114
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTT------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||..............._RIIIIRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRIRR
.P.PPPPPPPPPPPP......____RRRRRRRRRRRRRRRRRRR|RRRR___________________________________________________
..L.LLLLLLLLLLLLLL..._.vvvvvvvvvvvvvvvvvvvvv|vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv
....................._.lllllllllllllllllllll|lllllllllllllllllllllllllllllllllllllllllbbbbbbbbbbbbb
>>>>>>>>>>>>>>>>>>>>>_.eeeeeeeeeeeeeeeeeeeee|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@lllleaaaaaaaaaiiii
....................._.eeeeeeeeeeeeeeeeeeeee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeqqqqqqeejjjj
....................._.eeeeeeeeeeeeeeeeeeeee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeecccccceeeeee
....................._.eeee.eeeeeeeeeeeeeeee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee
....................._.eeee.eeeeeeeeeeeeeeee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..eeeeeee..eee
....................._.eeee.eeeeeeeeeeeeeeee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..eeeeeee
....................._.eeee.eeeeeeeeeeeeeee.|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..eeeeeee
....................._.e.ee.eeeeeeeeee.eee..|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee....eeee
....................._.e.ee.eeeee.eee..eee..|eeeeeeeeeeeeeeeeeeeeeeeeee.eeeeeeeeeeeee......ee
....................._.e.e..ee.ee.eee..ee...|eeeeeeeeeeeeeeeeeeeeeeeeee.eeeeeeeeeeeee.eeeeeeeeeeeeee
....................._......ee.ee.eee..ee...|eeeeeeeeeeeeeeeeeeeeeeeeee..e..eeeeeeeee.eeeeeeeeeeeeee
....................._.......e.ee.ee...ee...|eeeeeeeeeeeeeeee.eeeee.eee..e..ee.e.eeee.eeeeeeeeeeeeee
....................._.......e.ee.ee.eeeeee.|eee..eeeeeeeeeee.e.e.e.eee.....ee.e.eeee.eeeeeeeeeeeeee
....................._.........ee.ee.eeeeee.|eee..eeeeee..eee.e.l.l.lll.....ll.l.llll.llllllllllllll
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333...2222.33333333333...2222.333333333333...222222222.333333...22222.3...22222222.3
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..5
