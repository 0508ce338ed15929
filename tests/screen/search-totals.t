clang: the longest match of a name is a slice of the compiler, not the total beside it.
size: 120x36
trace: traces/clang14-time-trace.json.gz
keys: /source<Enter>gn
--- text
 ttv  clang14-time-trace.json.gz   /source 502/1,324    8,485 events        view -0.7 s .. 21.0 s   21.7 s   226 ms/col
 all 20.4 s            │▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾▾███▾▾▾▾▾▾▾█▾▾▾▾▾▾█▾▾▾▾▾▾█▾▾▾▾▾▾▾▾▾▾▾▾▾█▾▾▾██████████████████████
│5.8 s                 ┤───┬0 s──────────────────┬5 s──────────────────┬10 s─────────────────┬15 s─────────────────┬20 s
 ▼ clang [1156]        ┤╌╌ 95 threads, 8,483 slices │╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ clang++ [1156]     │   ▏ExecuteCompiler──20.4 s──────────────────────────────────────────────────────────────────
                       │   ▏Frontend──16.6 s────────────────────────────────────────────────────────▏▆▏Backend───────
>   clang++ [1156]     │   ───▇▏Source multi_inde…▏──▶Source qi.hpp██9.84 s█████████████████████▏Pe…▇▃▏Optimizer▏Cod…
                       │   ▇▇▇▇▇▇▏So…▏─▏──▏Sour…▇▇───▏Source qi.hpp──9.84 s─────────────────────▇▇▇▇▇▃▇▏Module…▇▏Opt…
                       │   ▇▇▇▇▃▃▏So…▏─▇▇▇▏Sour…▃ ▇▇▇▏Source action.hpp──6.97 s─────▏─▇▇▇───▏─▇▇▇▇▇▇▇▁▁▏Module…▇▇▇▇▇▇▃
                       │   ▇▇▃▇▁▁───▇──▇▇▇▇───▇▇▃ ▇▃▇▏Source action.hpp──6.97 s─────▇▇▇▇▇───▏─▇▇▇▇▇▇▃▁▁▃▇▇▇▇▇▅▅▁▁▁▅▁▅▁
                       │   ▇▇▁▃▁ ───▇──▃▇▇▇▇──▇▇▁ ▃▃▃▏Source meta_compiler.hpp─────▇▇▇▇▃▇▇▇▇──▇▇▃▇▇▇▃  ▃▇▇▇▇▇▅▁   ▁▁▁
                       │   ▅▁▁▁▁ ▅▇▅▅▇▇▅▅▇▅▁▅▇▅▅▁ ▁▅│▏Source meta_comp…▏Source dom…▇▇▇▇▃▇▇▇▇──▇▇▃▇▇▇▃  ▃▇▇▇▅▅▅▁ PassMan…
                       │   ▁▁▁▁▁ ▅▇▅▅▇▅▁▅▇▅▁ ▁▁▅▁ ▁ │▏Source make_comp…▏Sour…▏─▏So…▅▅▅▅▅▅▅▅▅──▅▅▅▅▅▅▅  ▁▁▁▅▁▁▁▁ GVNPass
                       │   ▁▁▁▁▁ ▅▇▅▅▇▅▁▅▇▁▁   ▅▁   │▏Source───▏Source─▏So…▇▅▅▇──▇▇▅▁▁▁▅▅▅▅▅▅▇▅▅▁▅▅▅▅    ▁ ▁▁▁ PassMana…
                       │   ▁▁▁▁▁ ▅▇▁▅▇▅ ▅▇▁▁   ▅▁   │▏Source───▅▇───▏─▅▅───▅▅▅▅──▇▅▅ ▁▁▁▁▅▅▅▅▅▅▁▁▅▅▅▅       ▁▁ LoopRota…
                       │    ▁ ▁  ▅▅▁▁▇▅ ▅▅▁▁   ▅    │▏Source───▅▇───▇▇▇▇▃▇▃▃▇▃▃──▇▇▃ ▃▃▃▃▃▃▃▃▃▃▃▃▃▇▃▃ Source preprocess…
                       │         ▃▇▃▃▇▃ ▃▇▃▃   ▃    │▏Source──▇▇▇▇──▇▇▃▇▃▇▃▃▇▃▃▇▇▃▇▃  ▃   ▃▃▃ ▃▃▃▃▇▃▃ InstantiateFuncti…
                       │          ▃ ▃▃▃ ▃▃     ▃    ▃▏Source──▃▃▇▇──▇▇▃▃▃ ▃▃▇▃▃▃ ▃▇▃  ▃   ▃▃  ▃ ▃▃▃▃▃ InstantiateFuncti…
                       │          ▁ ▁▁▁ ▁▁ Source   ▁▏So…   ▇▇▁▁▅▁▁▁▇▁▁▅▁ ▁ ▇ ▁▁ ▁▇▁      ▁▁  ▁ ▁▁▁▁▁ InstantiateClass
                       │            ▁▁▁ ▁▁ Source   ▁▏So…   ▇▇▁▁▅▁   ▁ ▁▁ ▁ ▇ ▁▁ ▁▁▁      ▁▁  ▁ ▁▁▁▁▁ InstantiateClass
                       │                ▁ ParseCla… │──▁▁   ▁▇▁▁▁▁   ▁ ▁    ▇ ▁▁ ▁▁▁       ▁  ▁ ▁▁▁▁▁ InstantiateClass
                       │                            │▇▇▁    ▁▇▁▁▁      ▁    ▅ ▁▁  ▁▁       ▁  ▁ ▁▁▁▁▁ InstantiateClass
                       │                            │▁▇▁    ▁▁▁ ▁      ▁    ▅ ▁▁  ▁▁       ▁    ▁▁▁▁▁ InstantiateClass
               +46 rows│                            │ ▁▁     ▁  ▁      ▁    ▅ ▁▁  ▁▁       ▁    ▁ ▁▁▁ InstantiateClass
    thread 1157        │   ▏Total ExecuteCompiler──20.4 s────────────────────────────────────────────────────────────
    thread 1158        │   ▏Total Frontend──16.8 s───────────────────────────────────────────────────
    thread 1159        │   ▏Total Source──15.6 s────────────────────────────────────────────────
    thread 1160        │   ▏Total Backend──         │
    thread 1161        │   ▏Total Opt…              │
    thread 1162        │   ▏Total Pa…               │
    thread 1163        │   ▏Total …                 │
 Source
 start 5.784 895 s   wall 9.835 442 s   self 64 µs  0.0 %   of parent 59.3 %   depth 2   children 1
 detail="/usr/include/boost/spirit/include/qi.hpp"
 the longest match: 9.835 442 s
 n/N hits  gn longest  Esc end search  Enter details  ? help  q quit  Ctrl-O back  f focus  w/s zoom
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTT--7777777777777777777-----------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!OOO!!!!!!!O!!!!!!O!!!!!!O!!!!!!!!!!!!!O!!!OOOOOOOOOOOOOOOOOOOOOO
||||||................._RRRIIIIRRRRRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRRRRIIIII
.P.PPPPPPPPPPPP........____RRRRRRRRRRRRRRRRRRRRRRRR_|___________________________________________________________________
..L.LLLLLLLLLLLLLL....._...vvvvvvvvvvvvvvvvvvvvvvvvv|vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv
......................._...lllllllllllllllllllllllll|llllllllllllllllllllllllllllllllllllllllllllllllbbbbbbbbbbbbbbbb
>>>>>>>>>>>>>>>>>>>>>>>_...!!!!!!!!!!!!!!!!!!!!!!!!!|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@lllleeaaaaaaaaaaiiiii
......................._...!!!!!!!!!!!!!!!!!!!!!!!!!|!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!eeeeeeqqqqqqqqjjjjjj
......................._...!!!!!!!!!!!!!!!!!!!!!!.!!|!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!eeeeeeccccccccccccccc
......................._...!!!ee!!!!!!!!!!!!!!!!!.!!|!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!eeeeeeeeeefffffffffff
......................._...!!!ee.!!!!!!!!!!!!!!!!.!!|!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!eeee..eeeewwww...www
......................._...!!eee.!!!!!!!!!!!!!!!!.!!|!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!e!!!!!!!!!!!!eeee..eeeeiiii.iiiiiiii
......................._...!!eee.!!!!!!!!!!!.!!!!.!.|!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!e!!!!!!!!!!!!eeee..eeeecccc.ccccccc
......................._...!!eee.!!!!!!!!!!!...!!...|!!!!!!!!!!!!!!!!!!!!!!!e!!!!!!!e!!!!!!!!!!!eeeee....e.xxx.xxxxxxxxx
......................._...!!eee.!!!!!!.!!!!...!e...|!!!!!!!!!!!!!!!!!!!!!!!e!!!!!!!.!!!!!!!!!!!eeeee.......ll.lllllllll
......................._....e.e..!!!!!!.!!e!...!....|!!!!!!!!!!!!!!!!!!!!!!!e!!!!!!e.!e!!e!!!e!!eeeee.!!!!!!!!!!!!!!!!!!
......................._.........!!!!!!.!!e!...!....|!!!!!!!!!!!!!!!!!!!!!!!e!e!!!!e..e...!!!.!!eeeee.eeeeeeeeeeeeeeeeee
......................._..........!.!!!.!e.....e....|!!!!!!!!!!!!!!!!e!!!.!!e!ee.!!e..e...!!..!.eeeee.eeeeeeeeeeeeeeeeee
......................._..........!.!e!.!!.!!!!!!...|!!!!...!!!!!!ee!!e!!.!.e.ee.!!e......!e..!.eeeee.eeeeeeeeeeeeeeee
......................._............eee.!!.!!!!!!...|!!!!...!!!!!!...!.!!.!.e.ee.e!e......ee..!.eeeee.eeeeeeeeeeeeeeee
......................._................e.eeeeeeeee.|!!!!...!!!!!!...e.!....e.ee.!!e.......e..!.eeeee.eeeeeeeeeeeeeeee
......................._............................|!!!....!!!ee......!....l.ll..ll.......l..!.lllll.llllllllllllllll
......................._............................|!!!....!!!.!......!....l.ll..ll.......l....lllll.llllllllllllllll
...............LLLLLLLL_............................|.ee.....!..!......l....l.ll..ll.......l....l.lll.llllllllllllllll
....LLLLLLLLLLL........_...ccccccccccccccccccccccccc|cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc
....LLLLLLLLLLL........_...bbbbbbbbbbbbbbbbbbbbbbbbb|bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
....LLLLLLLLLLL........_...!!!!!!!!!!!!!!!!!!!!!!!!!|!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!
....LLLLLLLLLLL........_...nnnnnnnnnnnnnnnn.........|
....LLLLLLLLLLL........_...lllllllllll..............|
....LLLLLLLLLLL........_...nnnnnnnnnn...............|
....LLLLLLLLLLL........_...cccccccc.................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333...2222.33333333333...2222.333333333333...222222222.333333...22222.3...22222222.3
.2222222333333333333333333333333333333333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6655555555..66655555555555..6666655555555..655555..655555..66666655555..6555555..66655555
