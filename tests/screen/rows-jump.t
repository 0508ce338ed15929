A jump to a row without a line brings it back.
size: 120x36
trace: traces/clang14-time-trace.json.gz
keys: 30o
--- text
 ttv  clang14-time-trace.json.gz   8,485 events   20.424 s                   view 0.0 s .. 20.6 s   20.6 s   215 ms/col
 all 20.4 s            │████████████████████████████████████████████████████████████████████████████████████████████████
│6.3 s                 ┤┬0 s───────────────────┬5 s───────────────────┬10 s──────────────────┬15 s───────────────────┬──
  ▼ clang++ [1156]     │▏Frontend──16.6 s────────────────────────────────────────────────────────────▏▏Backend──3.58 s─
                       │───▇▇▏Source multi_inde…▏──▏Source qi.hpp──9.84 s────────────────────────▏Pe…▃▏Optimizer──▏Cod…
                       │▇▇▇▇▇▇▇───▏──▏──▏Sour…▇▇───▏Source /usr/include/boost/spirit/home/qi.hpp─▇▇▇▇▁▇▇▏Module…▇▇▏Opt…
                       │▇▇▇▇▃▃▃───▏──▇▇▇▏Sour…▃ ▇▇▇▏Source action.hpp──6.97 s──────▏──▇▇▇───▏──▇▇▇▇▇▇▁▁▁▏Module…▇▇▇▇▇▇▇
                       │▇▇▃▇▃ ▃──▇───▇▇▇▇───▇▇▃ ▇▇▃▏Source action.hpp──6.97 s──────▇▇▇▇▇▇───▏──▇▇▇▇▇▇▁▁▁▃▃▇▇▇▇▇▃▃▃▃▃▃▃▃
                       │▇▇▃▃▁  ──▇───▇▇▇▇───▇▇▃ ▇▇▁▏Source meta_compiler.hpp───────▇▇▇▇▃▇▇▇▇───▇▇▇▇▇▇▁  ▁▅▅▇▇▇▅▁   ▁▁▁
                       │▅▁▁▁▁ ▁ Source meta_… ▅ ▁▅ ▏Source meta_compi…▏Source doma…▇▇▇▇▃▇▇▇▇───▃▇▃▇▇▇▁  ▁▅▅▅▅▅▅▁
                       │▁▁▁▁▁ ▁ Source make_… ▁ ▁  ▏Source make_compo…▏Sour…▏──▏So…▇▃▇▃▃▃▇▇▇▇──▃▇▃▇▇▇▁  ▁▁▁▁▁▁▁▁ GVNPass
                       │▁▁▁▁▁ ▁▇▅▅▅▅▁▁▅▅▁▁   ▅▁    ▏Source────▏Source─▏So…▇▇▅▇▅──▇▅▅ ▁ Source actor… ▁    ▁ ▁▁▁ PassMan…
                       │▁▁▁▁▁ ▁▇▅▅▅▅ ▁▅▅▁    ▅▁    ▏Source────▇▇───▏─▇▅▅──▅▅▅▅▅──▇▅▅ ▁▁▁▁▅▅▅▅▇▅ ▅▁▇▅▅▁       ▁▁ LoopRot…
                       │ ▃ ▃  ▃▇▃ ▃▇ ▃▇▃▃    ▃     ▏Source────▇▇───▇▇▅▅▅▇▇▅▅▅▁▅──▇▅▁ ▁▁▁▁▅▅▅▅ ▁ ▁▁▅▅▅▁ InstantiateFunct…
                       │      ▃▃▃ ▃▇  ▇▃▃    ▃     ▏Source───▇▇▇▇──▇▇▃▃▃▇▇▃▃▃▃▇──▃▇▃  ▃   ▃▃▃ ▃ ▃▃▇▃▃ InstantiateFuncti…
                       │       ▃  ▃▃  ▃▃     ▃     ▏Source───▃▃▇▇──▇▇▃▃▃ ▃▃▃▃▃▃ ▃▃▃▃  ▃    ▃▃ ▃ ▃▃▃▃▃ InstantiateFuncti…
                       │       ▁  ▁▁  ▁▁ Source    ▏So…   ▁▇▇▁▁▅▁▁▁▇▁▁▁▁ ▁ ▅▁ ▅ ▁▅▅▁       ▅▁ ▁ ▁▁▁▁▁ InstantiateClass
                       │          ▁▁  ▁▁ Source    ▏So…   ▁▇▇▁▁▁▁   ▁ ▁▁ ▁ ▅▁ ▅ ▁▁▅▁       ▁▁ ▁ ▁▁▁▁▁ InstantiateClass
                       │              ▁ ParseClass ─── ▁   ▅▇▁▁▁▁   ▁ ▁▁   ▅▁ ▅ ▁▁▁▁       ▁▁ ▁ ▁▁▁▁▁ InstantiateClass
                       │                           ▅▇▅     ▁▇ ▁▁      ▁▁   ▁▁ ▁   ▁▁       ▁▁ ▁ ▁▁▁▁▁ InstantiateClass
                       │                           ▁▇▅     ▁▁ ▁       ▁    ▁▁ ▁   ▁▁       ▁▁   ▁▁▁▁▁ InstantiateClass
>   clang++    +46 rows│                             ▶     ▁▁ ▁       ▁    ▁▁ ▁   ▁▁       ▁▁   ▁ ▁▁▁ InstantiateClass
    thread 1157        │▏Total ExecuteCompiler──20.4 s─────────────────────────────────────────────────────────────────
    thread 1158        │▏Total Frontend──16.8 s───────────────────────────────────────────────────────
    thread 1159        │▏Total Source──15.6 s────────────────────────────────────────────────────
    thread 1160        │▏Total Backend───            │
    thread 1161        │▏Total Opt…                  │
    thread 1162        │▏Total Par…                  │
    thread 1163        │▏Total …                     │
    thread 1164        │▏Total …                     │
    thread 1165        │▏Total …                     │
 Source
 start 6.264 276 s    wall 1.183 ms       self 1.183 ms  100.0 %       of parent 0.5 %
 detail="/usr/include/boost/preprocessor/slot/detail/shared.hpp"
 clang [1156] / clang++ [1156]   depth 19   150 slices                                                      line 21/115
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTT---------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||................._IIIIRRRRRRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRRRRRRIRR
..L.LLLLLLLLLLLLLL....._lllllllllllllllllllllllllllll|llllllllllllllllllllllllllllllllllllllllllllllllbbbbbbbbbbbbbbbbb
......................._eeeeeeeeeeeeeeeeeeeeeeeeeeeee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeelllleaaaaaaaaaaaaiiiii
......................._eeeeeeeeeeeeeeeeeeeeeeeeeeeee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeqqqqqqqqqqjjjjj
......................._eeeeeeeeeeeeeeeeeeeeeee.eeeee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeccccccccccccccc
......................._eeeee.eeeeeeeeeeeeeeeee.eeeee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeefffffffffffffff
......................._eeeee..eeeeeeeeeeeeeeee.eeeee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..wwwwwwww...www
......................._eeeee.eeeeeeeeeeeeeeeee.ee.ee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..iiiiiiii
......................._eeeee.eeeeeeeeeeeeeeeee.e..ee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..cccccccc.ccccccc
......................._eeeee.eeeeeeeeeeee...ee....ee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeee.eeeeeeeeeeeeeeeee....x.xxx.xxxxxxxx
......................._eeeee.eeeeee.eeee....ee....ee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeee.eeeeeeeeee.eeeeee.......ll.llllllll
......................._.e.e..eee.ee.eeee....e.....ee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeee.eeeeeeee.e.eeeeee.eeeeeeeeeeeeeeeee
......................._......eee.ee..eee....e.....ee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeee..e...eee.e.eeeee.eeeeeeeeeeeeeeeeee
......................._.......e..ee..ee.....e.....ee|eeeeeeeeeeeeeeeeee.eeeeee.eeee..e....ee.e.eeeee.eeeeeeeeeeeeeeeeee
......................._.......e..ee..ee.eeeeee....ee|e...eeeeeeeeeeeeee.e.ee.e.eeee.......ee.e.eeeee.eeeeeeeeeeeeeeee
......................._..........ee..ee.eeeeee....ee|e...eeeeeee...e.ee.e.ee.e.eeee.......ee.e.eeeee.eeeeeeeeeeeeeeee
......................._..............e.eeeeeeeeee.ee|.e...eeeeee...e.ee...ee.e.eeee.......ee.e.eeeee.eeeeeeeeeeeeeeee
......................._...........................ee|.....ee.ee......ll...ll.l...ll.......ll.l.lllll.llllllllllllllll
......................._...........................ee|.....ee.e.......l....ll.l...ll.......ll...lllll.llllllllllllllll
>>>>>>>>>>>>>>>>>>>>>>>_.............................@.....ee.e.......l....ll.l...ll.......ll...l.lll.llllllllllllllll
....LLLLLLLLLLL........_ccccccccccccccccccccccccccccc|ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc
....LLLLLLLLLLL........_bbbbbbbbbbbbbbbbbbbbbbbbbbbbb|bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
....LLLLLLLLLLL........_nnnnnnnnnnnnnnnnnnnnnnnnnnnnn|nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn
....LLLLLLLLLLL........_nnnnnnnnnnnnnnnnn............|
....LLLLLLLLLLL........_lllllllllll..................|
....LLLLLLLLLLL........_nnnnnnnnnnn..................|
....LLLLLLLLLLL........_cccccccc.....................|
....LLLLLLLLLLL........_uuuuuuuu.....................|
....LLLLLLLLLLL........_tttttttt.....................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.33333333.......2222.33333333333333333.......222222222.33333
.222222233333333333333333333333333333333333333333333333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
