What U joined again gets its lines back by Ctrl-R.
size: 80x24
trace: traces/clang14-time-trace.json.gz
keys: zoU<C-r>j
--- text
 ttv  clang14-time-trace.json.gz     view 0.0 s .. 20.7 s   20.7 s   324 ms/col
 all 20.4 s    │████████████████████████████████████████████████████████████████
│0.0 s         ┤┬0 s───────────┬5 s───────────┬10 s───────────┬15 s──────────┬──
 ▼ clang [1156]┤│╌ 95 threads, 8,483 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ clang++    │▏ExecuteCompiler──20.4 s───────────────────────────────────────
               │▏Frontend──16.6 s──────────────────────────────────▏▏Backend───
>   clang++    │▶█▇▏Source mult…▏─▏Source qi.hpp──9.84 s────────▏──▅▏Optim…▏Co…
               │▇▇▇▇───▇▇──▏So…▇──▏Source qi.hpp──9.84 s────────▅▇▇▁▅▏Mod…▇▏Op…
               │▇▇▇▃───▇▇▇▇▏So… ▇▇▏Source action.hpp───▇▇▇▇──▇▇▇▅▇▇▁▁▏Mod…▅▅▇▇▅
               │▇▇▇▁▇▇▇▇▇▇▇▇▇▇▇ ▇▃▏Source action.hpp───▇▇ Source rule.hpp ▃▃▃▃▃
               │▇▃▃▁▇▇▇▇▇▇▇▇▇▇▇ ▇▃▏Source meta_compile…▇▇▃▃▇▇▇▇▇▃▇▇▃ ▃▃▇▇▃▃ ▃▃▃
               │▃▁▁ ▇▇▇▇▇▇▇▃▇▇▇ ▃▃▏Source meta…▏Source─▇▇▃▃▇▇▇▇▃▃▇▇▃ ▃▃▃▃▃▃
               │▁▁▁ ▅▇▅▅▁▅▅▅▁▁▅ ▁ ▏Source make…▏So…▇───▅▃▃▃▇▇▇▇▃▃▇▇▃ ▃▃▃▃▃▃
               │▁▁▁ ▅▅▅▅▁▅▅▁ ▁▅   ▏Source▏Sour…▏─▇▅▇▇▇▇▅▁▁▁▅▅▅▇▁▁▇▇▁  ▁▁▁▁
               │▁▁▁ ▅▅▅▅ ▅▅▁ ▁▅   ▏Source▇▇──▇▅▅▇▅▅▅▅▇▅▅▁▁▁▅▁▅▇▁▁▇▅▁    ▁▁
               │▁ ▁ ▅▅▁▅ ▅▅▁ ▁▁   ▏Source▅▇▇▅▇▅▅▇▅▅▅▅▇▅▁▁▁▁▁▁▁▁ ▁▇▅▁ Instantiat…
               ││   ▁▅▁▅ ▅▅▁ ▁▁   ▏Source▅▅▇▅▅▅▅▇▅▅▁▅▅▅▁ ▁ ▁▁▁▁ ▁▇▁▁ Instantiat…
               ││    ▃▃▃ ▃▃   ▃   ▏Source▃▇▇▇▇▃▃▃▃▃▃▃▃▇▃ ▁  ▁▁▁ ▁▅▁ Instantiate…
               ││    ▃▃▃ ▃▃       ───  ▇▃▃▃▃▃▃▃▃▃ ▃▃▃▃▇▃    ▁▁▁ ▁▁▁ Instantiate…
               ││     ▁▁ ▁▁       ───  ▇▅▁▁  ▁▁▁▁ ▅▁▁▁▁▁    ▁▁▁ ▁▁▁ Instantiate…
 Source
 start 0.005 503 s    wall 676.45 ms   self 9.338 ms  1.4 %   of parent 4.1 %
 clang [1156] / clang++ [1156]   depth 2   51 slices                 line 4/161
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTT-----TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||........._IIIIRRRRRRRRRRRIIIIRRRRRRRRRRRIIIIIRRRRRRRRRRRIIIIIRRRRRRRRRRIRR
.P.PPPPPPPPPPPP_|__RRRRRRRRRRRRRRRRRRRRRRRR_____________________________________
..L.LLLLLLL...._|vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv
..............._|lllllllllllllllllllllllllllllllllllllllllllllllllllbbbbbbbbbbb
>>>>>>>>>>>>>>>_@@eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeellleaaaaaaaiiii
..............._|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeqqqqqejjjj
..............._|eeeeeeeeeeeeee.eeeeeeeeeeeeeeeeeeeeeeeeccceecccccccccccccccccc
..............._|eeeeeeeeeeeeee.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee
..............._|eeeeeeeeeeeeee.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee.eeeeee.eee
..............._|ee.eeeeeeeeeee.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee.eeeeee
..............._|ee.eeeeeeeeeee.e.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee.eeeeee
..............._|ee.eeeeeeee.ee...eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..eeee
..............._|ee.eeee.eee.ee...eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee....ee
..............._|.e.eeee.eee.ee...eeeeeeeeeeeeeeeeeeeeeeeeeeeee.eeee.eeeeeeeeeee
..............._|...eeee.eee.ee...eeeeeeeeeeeeeeeeeeeeee.i.iiii.iiii.iiiiiiiiiii
..............._|....eee.ee...e...eeeeeeeeeeeeeeeeeeeeee.i..iii.iii.iiiiiiiiiiii
..............._|....eee.ee.......eee..eeeeeeeeee.eeeeee....lll.lll.llllllllllll
..............._|.....ee.ee.......eee..eeee..eeee.eeeeee....lll.lll.llllllllllll
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.333333333...2222.333333333333333...222222222.33333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
