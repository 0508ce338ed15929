What U joined again gets its lines back by Ctrl-R.
size: 80x24
trace: traces/clang14-time-trace.json.gz
keys: zoU<C-r>j
--- text
 ttv  clang14-time-trace.json.gz    view -0.8 s .. 23.5 s   24.3 s   380 ms/col
 all 20.4 s    │████████████████████████████████████████████████████████████████
│0.0 s         ┤──┬0 s─────────┬5 s─────────┬10 s────────┬15 s────────┬20 s─────
 ▼ clang [1156]┤╌╌│95 threads, 8,483 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ clang++    │  ▏ExecuteCompiler──20.4 s──────────────────────────────
               │  ▏Frontend──16.6 s───────────────────────────▏Backend──
>   clang++    │  ▶▶▇▏Source───▇▇▏Source qi.hpp──9.84 s────▏──▏Optim…▏──
               │  ▇▇▇▇──▇▇▇▏So…▇▇▏Source qi.hpp──9.84 s────▇▇▃▃▏Mod…▇───
               │  ▇▇▇▃▇▇▇▇▇▏So…▁▇▏Source action.hpp─▇▇▇▇▇▇▇▇▇▃▃▏Mod…▇▇▇▃
               │  ▇▇▃▁▇▇▇▇▇▇▇▇▇▁▃▏Source action.hpp─▇▇▇▇▇▇▇▃▇▃▃▃▇▇▇▃▃▃▃▃ Source
               │  ▇▃▁▁▇▇▇▇▇▇▇▇▇▁▃▏Source meta_comp…▇▇▇▇▇▇▇▇▅▇▅ ▁▅▇▇▁ ▁▁▁
               │  ▃▁▁▁▇▇▇▇▇▇▇▇▇▁▃▏Source────▏Source▇▇▇▇▇▇▇▅▁▇▅ ▁▅▅▅▁ PassManage…
               │  ▁▁▁▁▇▅▅▁▅▅▁▁▅▁ ▏Source────▏So…▇──▅▅▅▅▅▅▇▁▁▇▅ ▁▁▁▁▁ GVNPass
               │  ▁▁▁▁▅▅▅▁▅▁ ▁▅  ▏Source▏So…▏──▅▇▇▇▅▁▁▁▅▅▇▁▁▇▁  ▁▁▁▁ PassManage…
               │  ▁▁▁▁▅▅▅▁▅▁ ▁▅  ▏Sour…▇▇▇▇▇▅▇▅▅▅▇▇▅▁▁▁▅▅▅▁▁▇▁    ▁▁ LoopRotate…
               │  ▁ ▁▁▅▁▅▁▅▁ ▁▁  ▏Sour…▅▇▇▅▅▅▅▅▅▅▇▇▅▁▁▁▅▅▁▁▁▇▁ Source cons.hpp
               │  │  ▃▃▃▃▃▇▃ ▃▃  ▏Sour…▇▇▇▇▇▃▇▃▃▃▇▇▃ ▃ ▃▃▃▁▁▅▁ InstantiateFunct…
               │  │   ▃▃▃▃▃  ▃▃  ▏Sour…▃▇▇▇▃▃ ▃▃▃▃▃▃ ▃ ▃▃▃ ▁▅▁ InstantiateFunct…
               │  │   ▁▁▁▁▁      ─── ▁▇▁▅▁▅▁▁ ▁▅▁▁▅▁   ▁▁▁ ▁▁▁ InstantiateClass
               │  │    ▁▁▁▁      ─── ▁▇▁▁  ▁▁ ▁▅▁▁▁▁   ▁▁▁ ▁▁▁ InstantiateClass
 Source
 start 0.005 503 s   wall 676.45 ms   self 9.338 ms  1.4 %   of parent 4.1 %
 clang [1156] / clang++ [1156]   depth 2   51 slices                 line 4/161
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTT----TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||........._RRIIIIRRRRRRRRRIIIIRRRRRRRRRIIIIIRRRRRRRRIIIIIRRRRRRRRIIIIIRRRRR
.P.PPPPPPPPPPPP___|RRRRRRRRRRRRRRRRRRRRRRRR_____________________________________
..L.LLLLLLL...._..|vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv
..............._..|lllllllllllllllllllllllllllllllllllllllllllbbbbbbbbbb
>>>>>>>>>>>>>>>_..@@eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeelllaaaaaaaiii
..............._..|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeqqqqqqqqqqjjj
..............._..|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeecccccccccccccc
..............._..|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeiiiiiiiiiiiiii.eeeeee
..............._..|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeiiii.iiiii.iii
..............._..|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeiiii.iiiii.iiiiiiiiiii
..............._..|eeeeeeeeeeeee.eeeeeeeeeeeeeeeeeeeeeeeeeiiii.iiiii.iiiiiii
..............._..|eeeeeeeee.ee..eeeeeeeeeeeeeeeeeeeeeeeeeiiii..iiii.iiiiiiiiiii
..............._..|eeeeeeeee.ee..eeeeeeeeeeeeeeeeeeeeeeeeeiiii....ii.iiiiiiiiiii
..............._..|.eeeeeeee.ee..eeeeeeeeeeeeeeeeeeeeeeeeeiiii.eeeeeeeeeeeeeee
..............._..|..eeeeeee.ee..eeeeeeeeeeeeeeeeeee.e.eeeiiii.iiiiiiiiiiiiiiiii
..............._..|...eeeee..ee..eeeeeeeeeeee.eeeeee.e.eee.iii.iiiiiiiiiiiiiiiii
..............._..|...eeeee......eee.eeeeeeee.eeeeee...eee.lll.llllllllllllllll
..............._..|....eeee......eee.eeee..ee.eeeeee...eee.lll.llllllllllllllll
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333...2222.333333333...2222.333333333333333...222222222.33333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
