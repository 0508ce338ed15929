A jump to a row without a line brings it back.
size: 120x36
trace: traces/clang14-time-trace.json.gz
keys: 30o
--- text
 ttv  clang14-time-trace.json.gz   8,485 events   20.424 s                  view -0.7 s .. 21.0 s   21.7 s   226 ms/col
 all 20.4 s            │████████████████████████████████████████████████████████████████████████████████████████████████
│6.3 s                 ┤───┬0 s──────────────────┬5 s──────────────────┬10 s─────────────────┬15 s─────────────────┬20 s
  ▼ clang++ [1156]     │   ▏Frontend──16.6 s────────────────────────────────────────────────────────▏▆▏Backend───────
                       │   ───▇▏Source multi_inde…▏──▏Source qi.hpp──9.84 s─────────────────────▏Pe…▇▃▏Optimizer▏Cod…
                       │   ▇▇▇▇▇▇▏So…▏─▏──▏Sour…▇▇───▏Source qi.hpp──9.84 s─────────────────────▇▇▇▇▇▃▇▏Module…▇▏Opt…
                       │   ▇▇▇▇▃▃▏So…▏─▇▇▇▏Sour…▃ ▇▇▇▏Source action.hpp──6.97 s─────▏─▇▇▇───▏─▇▇▇▇▇▇▇▁▁▏Module…▇▇▇▇▇▇▃
                       │   ▇▇▃▇▁▁───▇──▇▇▇▇───▇▇▃ ▇▃▇▏Source action.hpp──6.97 s─────▇▇▇▇▇───▏─▇▇▇▇▇▇▃▁▁▃▇▇▇▇▇▅▅▁▁▁▅▁▅▁
                       │   ▇▇▁▃▁ ───▇──▃▇▇▇▇──▇▇▁ ▃▃▃▏Source meta_compiler.hpp─────▇▇▇▇▃▇▇▇▇──▇▇▃▇▇▇▃  ▃▇▇▇▇▇▅▁   ▁▁▁
                       │   ▅▁▁▁▁ ▅▇▅▅▇▇▅▅▇▅▁▅▇▅▅▁ ▁▅ ▏Source meta_comp…▏Source dom…▇▇▇▇▃▇▇▇▇──▇▇▃▇▇▇▃  ▃▇▇▇▅▅▅▁ PassMan…
                       │   ▁▁▁▁▁ ▅▇▅▅▇▅▁▅▇▅▁ ▁▁▅▁ ▁  ▏Source make_comp…▏Sour…▏─▏So…▅▅▅▅▅▅▅▅▅──▅▅▅▅▅▅▅  ▁▁▁▅▁▁▁▁ GVNPass
                       │   ▁▁▁▁▁ ▅▇▅▅▇▅▁▅▇▁▁   ▅▁    ▏Source───▏Source─▏So…▇▅▅▇──▇▇▅▁▁▁▅▅▅▅▅▅▇▅▅▁▅▅▅▅    ▁ ▁▁▁ PassMana…
                       │   ▁▁▁▁▁ ▅▇▁▅▇▅ ▅▇▁▁   ▅▁    ▏Source───▅▇───▏─▅▅───▅▅▅▅──▇▅▅ ▁▁▁▁▅▅▅▅▅▅▁▁▅▅▅▅       ▁▁ LoopRota…
                       │    ▁ ▁  ▅▅▁▁▇▅ ▅▅▁▁   ▅     ▏Source───▅▇───▇▇▇▇▃▇▃▃▇▃▃──▇▇▃ ▃▃▃▃▃▃▃▃▃▃▃▃▃▇▃▃ Source preprocess…
                       │         ▃▇▃▃▇▃ ▃▇▃▃   ▃     ▏Source──▇▇▇▇──▇▇▃▇▃▇▃▃▇▃▃▇▇▃▇▃  ▃   ▃▃▃ ▃▃▃▃▇▃▃ InstantiateFuncti…
                       │          ▃ ▃▃▃ ▃▃     ▃    ▃▏Source──▃▃▇▇──▇▇▃▃▃ ▃▃▇▃▃▃ ▃▇▃  ▃   ▃▃  ▃ ▃▃▃▃▃ InstantiateFuncti…
                       │          ▁ ▁▁▁ ▁▁ Source   ▁▏So…   ▇▇▁▁▅▁▁▁▇▁▁▅▁ ▁ ▇ ▁▁ ▁▇▁      ▁▁  ▁ ▁▁▁▁▁ InstantiateClass
                       │            ▁▁▁ ▁▁ Source   ▁▏So…   ▇▇▁▁▅▁   ▁ ▁▁ ▁ ▇ ▁▁ ▁▁▁      ▁▁  ▁ ▁▁▁▁▁ InstantiateClass
                       │                ▁ ParseCla…  ──▁▁   ▁▇▁▁▁▁   ▁ ▁    ▇ ▁▁ ▁▁▁       ▁  ▁ ▁▁▁▁▁ InstantiateClass
                       │                             ▇▇▁    ▁▇▁▁▁      ▁    ▅ ▁▁  ▁▁       ▁  ▁ ▁▁▁▁▁ InstantiateClass
                       │                             ▁▇▁    ▁▁▁ ▁      ▁    ▅ ▁▁  ▁▁       ▁    ▁▁▁▁▁ InstantiateClass
>   clang++    +46 rows│                              ▶▁     ▁  ▁      ▁    ▅ ▁▁  ▁▁       ▁    ▁ ▁▁▁ InstantiateClass
    thread 1157        │   ▏Total ExecuteCompiler──20.4 s────────────────────────────────────────────────────────────
    thread 1158        │   ▏Total Frontend──16.8 s───────────────────────────────────────────────────
    thread 1159        │   ▏Total Source──15.6 s────────────────────────────────────────────────
    thread 1160        │   ▏Total Backend──           │
    thread 1161        │   ▏Total Opt…                │
    thread 1162        │   ▏Total Pa…                 │
    thread 1163        │   ▏Total …                   │
    thread 1164        │   ▏Total…                    │
    thread 1165        │   ▏Total…                    │
 Source
 start 6.264 276 s   wall 1.183 ms   self 1.183 ms  100.0 %   of parent 0.5 %   depth 19
 detail="/usr/include/boost/preprocessor/slot/detail/shared.hpp"
 clang [1156] / clang++ [1156]   depth 19   150 slices                                                      line 21/115
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTT--------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||................._RRRIIIIRRRRRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRRRRIIIII
..L.LLLLLLLLLLLLLL....._...lllllllllllllllllllllllllll|llllllllllllllllllllllllllllllllllllllllllllllbbbbbbbbbbbbbbbb
......................._...eeeeeeeeeeeeeeeeeeeeeeeeeee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeelllleeaaaaaaaaaaiiiii
......................._...eeeeeeeeeeeeeeeeeeeeeeeeeee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeqqqqqqqqjjjjjj
......................._...eeeeeeeeeeeeeeeeeeeeee.eeee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeccccccccccccccc
......................._...eeeeeeeeeeeeeeeeeeeeee.eeee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeefffffffffff
......................._...eeeee.eeeeeeeeeeeeeeee.eeee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..eeeewwww...www
......................._...eeeee.eeeeeeeeeeeeeeee.ee.e|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..eeeeiiii.iiiiiiii
......................._...eeeee.eeeeeeeeeee.eeee.e..e|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..eeeecccc.ccccccc
......................._...eeeee.eeeeeeeeeee...ee....e|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee....e.xxx.xxxxxxxxx
......................._...eeeee.eeeeee.eeee...ee....e|eeeeeeeeeeeeeeeeeeeeeeeeeeeee.eeeeeeeeeeeeeeee.......ll.lllllllll
......................._....e.e..eeeeee.eeee...e.....e|eeeeeeeeeeeeeeeeeeeeeeeeeeeee.eeeeeeeeeeeeeeee.eeeeeeeeeeeeeeeeee
......................._.........eeeeee.eeee...e.....e|eeeeeeeeeeeeeeeeeeeeeeeeeeeee..e...eee.eeeeeee.eeeeeeeeeeeeeeeeee
......................._..........e.eee.ee.....e....ee|eeeeeeeeeeeeeeeeee.eeeeee.eee..e...ee..e.eeeee.eeeeeeeeeeeeeeeeee
......................._..........e.eee.ee.eeeeee...ee|ee...eeeeeeeeeeeee.e.e.ee.eee......ee..e.eeeee.eeeeeeeeeeeeeeee
......................._............eee.ee.eeeeee...ee|ee...eeeeee...e.ee.e.e.ee.eee......ee..e.eeeee.eeeeeeeeeeeeeeee
......................._................e.eeeeeeeee..e|ee...eeeeee...e.e....e.ee.eee.......e..e.eeeee.eeeeeeeeeeeeeeee
......................._.............................e|e....eeeee......l....l.ll..ll.......l..l.lllll.llllllllllllllll
......................._.............................e|e....eee.e......l....l.ll..ll.......l....lllll.llllllllllllllll
>>>>>>>>>>>>>>>>>>>>>>>_..............................@e.....e..e......l....l.ll..ll.......l....l.lll.llllllllllllllll
....LLLLLLLLLLL........_...ccccccccccccccccccccccccccc|cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc
....LLLLLLLLLLL........_...bbbbbbbbbbbbbbbbbbbbbbbbbbb|bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
....LLLLLLLLLLL........_...nnnnnnnnnnnnnnnnnnnnnnnnnnn|nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn
....LLLLLLLLLLL........_...nnnnnnnnnnnnnnnn...........|
....LLLLLLLLLLL........_...lllllllllll................|
....LLLLLLLLLLL........_...nnnnnnnnnn.................|
....LLLLLLLLLLL........_...cccccccc...................|
....LLLLLLLLLLL........_...uuuuuuu....................|
....LLLLLLLLLLL........_...ttttttt....................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333...2222.33333333...2222.33333333333333333...222222222.33333...22222.33
.222222233333333333333333333333333333333333333333333333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
