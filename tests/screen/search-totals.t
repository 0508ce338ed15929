clang: the longest match of a name is a slice of the compiler, not the total beside it.
size: 120x36
trace: traces/clang14-time-trace.json.gz
keys: /source<Enter>gn
--- text
 ttv  clang14-time-trace.json.gz   /source 502/1,324    8,485 events         view 0.0 s .. 20.6 s   20.6 s   215 ms/col
 all 20.4 s            │▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾███▾▾▾▾▾▾▾█▾▾▾▾▾▾█▾▾▾▾▾▾█▾▾▾▾▾▾▾▾▾▾▾▾▾█▾▾▾██████████████████████
│5.8 s                 ┤┬0 s───────────────────┬5 s───────────────────┬10 s──────────────────┬15 s───────────────────┬──
 ▼ clang [1156]        ┤╌╌ 95 threads, 8,483 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ clang++ [1156]     │▏ExecuteCompiler──20.4 s───────────────────────────────────────────────────────────────────────
                       │▏Frontend──16.6 s────────────────────────────────────────────────────────────▏▏Backend──3.58 s─
>   clang++ [1156]     │───▇▇▏Source multi_inde…▏──▶Source qi.hpp██9.84 s████████████████████████▏Pe…▃▏Optimizer──▏Cod…
                       │▇▇▇▇▇▇▇───▏──▏──▏Sour…▇▇───▏Source /usr/include/boost/spirit/home/qi.hpp─▇▇▇▇▁▇▇▏Module…▇▇▏Opt…
                       │▇▇▇▇▃▃▃───▏──▇▇▇▏Sour…▃ ▇▇▇▏Source action.hpp──6.97 s──────▏──▇▇▇───▏──▇▇▇▇▇▇▁▁▁▏Module…▇▇▇▇▇▇▇
                       │▇▇▃▇▃ ▃──▇───▇▇▇▇───▇▇▃ ▇▇▃▏Source action.hpp──6.97 s──────▇▇▇▇▇▇───▏──▇▇▇▇▇▇▁▁▁▃▃▇▇▇▇▇▃▃▃▃▃▃▃▃
                       │▇▇▃▃▁  ──▇───▇▇▇▇───▇▇▃ ▇▇▁▏Source meta_compiler.hpp───────▇▇▇▇▃▇▇▇▇───▇▇▇▇▇▇▁  ▁▅▅▇▇▇▅▁   ▁▁▁
                       │▅▁▁▁▁ ▁▇▇▅▅▇▅▅▅▇▅▁▅▅▅▅▅ ▁▅│▏Source meta_compi…▏Source doma…▇▇▇▇▃▇▇▇▇───▃▇▃▇▇▇▁  ▁▅▅▅▅▅▅▁
                       │▁▁▁▁▁ ▁▇▅▅▅▇▁▁▅▅▅▁▁▁▁▅▁ ▁ │▏Source make_compo…▏Sour…▏──▏So…▇▃▇▃▃▃▇▇▇▇──▃▇▃▇▇▇▁  ▁▁▁▁▁▁▁▁ GVNPass
                       │▁▁▁▁▁ ▁▇▅▅▅▅▁▁▅▅▁▁   ▅▁   │▏Source────▏Source─▏So…▇▇▅▇▅──▇▅▅ ▁▁▅▅▅▅▅▅▇▅▅▅▁▇▅▅▁    ▁ ▁▁▁ PassMan…
                       │▁▁▁▁▁ ▁▇▅▅▅▅ ▁▅▅▁    ▅▁   │▏Source────▇▇───▏─▇▅▅──▅▅▅▅▅──▇▅▅ ▁▁▁▁▅▅▅▅▇▅ ▅▁▇▅▅▁       ▁▁ LoopRot…
                       │ ▃ ▃  ▃▇▃ ▃▇ ▃▇▃▃    ▃    │▏Source────▇▇───▇▇▅▅▅▇▇▅▅▅▁▅──▇▅▁ ▁▁▁▁▅▅▅▅ ▁ ▁▁▅▅▅▁ InstantiateFunct…
                       │      ▃▃▃ ▃▇  ▇▃▃    ▃    │▏Source───▇▇▇▇──▇▇▃▃▃▇▇▃▃▃▃▇──▃▇▃  ▃   ▃▃▃ ▃ ▃▃▇▃▃ InstantiateFuncti…
                       │       ▃  ▃▃  ▃▃     ▃    │▏Source───▃▃▇▇──▇▇▃▃▃ ▃▃▃▃▃▃ ▃▃▃▃  ▃    ▃▃ ▃ ▃▃▃▃▃ InstantiateFuncti…
                       │       ▁  ▁▁  ▁▁ Source   │▏So…   ▁▇▇▁▁▅▁▁▁▇▁▁▁▁ ▁ ▅▁ ▅ ▁▅▅▁       ▅▁ ▁ ▁▁▁▁▁ InstantiateClass
                       │          ▁▁  ▁▁ Source   │▏So…   ▁▇▇▁▁▁▁   ▁ ▁▁ ▁ ▅▁ ▅ ▁▁▅▁       ▁▁ ▁ ▁▁▁▁▁ InstantiateClass
                       │              ▁ ParseClass│─── ▁   ▅▇▁▁▁▁   ▁ ▁▁   ▅▁ ▅ ▁▁▁▁       ▁▁ ▁ ▁▁▁▁▁ InstantiateClass
                       │                          │▅▇▅     ▁▇ ▁▁      ▁▁   ▁▁ ▁   ▁▁       ▁▁ ▁ ▁▁▁▁▁ InstantiateClass
                       │                          │▁▇▅     ▁▁ ▁       ▁    ▁▁ ▁   ▁▁       ▁▁   ▁▁▁▁▁ InstantiateClass
               +46 rows│                          │  ▁     ▁▁ ▁       ▁    ▁▁ ▁   ▁▁       ▁▁   ▁ ▁▁▁ InstantiateClass
    thread 1157        │▏Total ExecuteCompiler──20.4 s─────────────────────────────────────────────────────────────────
    thread 1158        │▏Total Frontend──16.8 s───────────────────────────────────────────────────────
    thread 1159        │▏Total Source──15.6 s────────────────────────────────────────────────────
    thread 1160        │▏Total Backend───         │
    thread 1161        │▏Total Opt…               │
    thread 1162        │▏Total Par…               │
    thread 1163        │▏Total …                  │
 Source
 start 5.784 895 s    wall 9.835 442 s    self 64 µs  0.0 %            of parent 59.3 %    children 1
 detail="/usr/include/boost/spirit/include/qi.hpp"
 the longest match: 9.835 442 s
 n/N hits  gn longest  Esc end search  Enter details  ? help  q quit  Ctrl-O back  f focus  w/s zoom
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTT--8888888888888888888------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!OOO!!!!!!!O!!!!!!O!!!!!!O!!!!!!!!!!!!!O!!!OOOOOOOOOOOOOOOOOOOOOO
||||||................._IIIIRRRRRRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRRRRRRIRR
.P.PPPPPPPPPPPP........____RRRRRRRRRRRRRRRRRRRRRRR|_____________________________________________________________________
..L.LLLLLLLLLLLLLL....._vvvvvvvvvvvvvvvvvvvvvvvvvv|vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv
......................._llllllllllllllllllllllllll|lllllllllllllllllllllllllllllllllllllllllllllllllllbbbbbbbbbbbbbbbbb
>>>>>>>>>>>>>>>>>>>>>>>_!!!!!!!!!!!!!!!!!!!!!!!!!!|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@lllleaaaaaaaaaaaaiiiii
......................._!!!!!!!!!!!!!!!!!!!!!!!!!!|!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!eeeeeeeqqqqqqqqqqjjjjj
......................._!!!!!!!!!!!!!!!!!!!!!!!.!!|!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!eeeeeeeccccccccccccccc
......................._!!!ee.!!!!!!!!!!!!!!!!!.!!|!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!eeeeeeefffffffffffffff
......................._!!!ee..!!!!!!!!!!!!!!!!.!!|!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!eeeee..wwwwwwww...www
......................._!!eee.!!!!!!!!!!!!!!!!!.!!|!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!e!!!!!!!!!!!!eeeee..iiiiiiii
......................._!!eee.!!!!!!!!!!!!!!!!!.!.|!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!e!!!!!!!!!!!!eeeee..cccccccc.ccccccc
......................._!!eee.!!!!!!!!!!!!...!!...|!!!!!!!!!!!!!!!!!!!!!!!!e!!!!!!!!.!!!!!!!e!!!!eeeee....x.xxx.xxxxxxxx
......................._!!eee.!!!!!!.!!!!....!e...|!!!!!!!!!!!!!!!!!!!!!!!!e!!!!!!!!.!!!!!!!e!!.!eeeee.......ll.llllllll
......................._.e.e..!!!.!!.!!!!....!....|!!!!!!!!!!!!!!!!!!!!!!!!ee!!!!!!e.!e!!ee!!.e.eeeeee.eeeeeeeeeeeeeeeee
......................._......!!!.!!..!!!....!....|!!!!!!!!!!!!!!!!!!!!!!!eee!!!!!!e..e...e!!.!.eeeee.eeeeeeeeeeeeeeeeee
......................._.......!..!!..!e.....e....|!!!!!!!!!!e!!!!!!e!!!.!eee!e.!!!e..e....!e.!.eeeee.eeeeeeeeeeeeeeeeee
......................._.......!..!e..!!.!!!!!!...|!!!!...!!!e!!!ee!!e!!.!.ee.e.!!!e.......ee.!.eeeee.eeeeeeeeeeeeeeee
......................._..........ee..!!.!!!!!!...|!!!!...!!!!!!!...!.!!.!.ee.e.e!!e.......ee.!.eeeee.eeeeeeeeeeeeeeee
......................._..............e.eeeeeeeeee|!!!.!...!!!!!!...e.!!...ee.e.!e!e.......ee.!.eeeee.eeeeeeeeeeeeeeee
......................._..........................|!!!.....!!.ee......!l...ll.l...ll.......ll.!.lllll.llllllllllllllll
......................._..........................|!!!.....e!.!.......!....ll.l...ll.......ll...lllll.llllllllllllllll
...............LLLLLLLL_..........................|..e.....e!.!.......l....ll.l...ll.......ll...l.lll.llllllllllllllll
....LLLLLLLLLLL........_cccccccccccccccccccccccccc|cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc
....LLLLLLLLLLL........_bbbbbbbbbbbbbbbbbbbbbbbbbb|bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
....LLLLLLLLLLL........_!!!!!!!!!!!!!!!!!!!!!!!!!!|!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!
....LLLLLLLLLLL........_nnnnnnnnnnnnnnnnn.........|
....LLLLLLLLLLL........_lllllllllll...............|
....LLLLLLLLLLL........_nnnnnnnnnnn...............|
....LLLLLLLLLLL........_cccccccc..................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333....2222.33333333333....2222.333333333333............222222222.333333....22222222.3
.2222222333333333333333333333333333333333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6655555555..66655555555555..6666655555555..655555..655555..66666655555..6555555..66655555
