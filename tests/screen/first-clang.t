clang: the summary that a trace opens with; threads that are totals are passed over.
size: 120x36
trace: traces/clang14-time-trace.json.gz
--- text
 ttv  clang14-time-trace.json.gz   8,485 events   20.424 s                  view -0.7 s .. 21.0 s   21.7 s   226 ms/col
 all 20.4 s            │████████████████████████████████████████████████████████████████████████████████████████████████
│0.0 s                 ┤───┬0 s──────────────────┬5 s──────────────────┬10 s─────────────────┬15 s─────────────────┬20 s
 ▼ clang [1156]        ┤╌╌ 95 threads, 8,483 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ clang++ [1156]     │   ▏ExecuteCompiler──20.4 s──────────────────────────────────────────────────────────────────
>   clang++ [1156]     │   ▶Frontend██16.6 s████████████████████████████████████████████████████████▏▆▏Backend───────
                       │   ───▇▏Source multi_inde…▏──▏Source qi.hpp──9.84 s─────────────────────▏Pe…▇▃▏Optimizer▏Cod…
                       │   ▇▇▇▇▇▇▏So…▏─▏──▏Sour…▇▇───▏Source qi.hpp──9.84 s─────────────────────▇▇▇▇▇▃▇▏Module…▇▏Opt…
                       │   ▇▇▇▇▃▃▏So…▏─▇▇▇▏Sour…▃ ▇▇▇▏Source action.hpp──6.97 s─────▏─▇▇▇───▏─▇▇▇▇▇▇▇▁▁▏Module…▇▇▇▇▇▇▃
                       │   ▇▇▃▇▁▁───▇──▇▇▇▇───▇▇▃ ▇▃▇▏Source action.hpp──6.97 s─────▇▇▇▇▇───▏─▇▇▇▇▇▇▃▁▁▃▇▇▇▇▇▅▅▁▁▁▅▁▅▁
                       │   ▇▇▁▃▁ ───▇──▃▇▇▇▇──▇▇▁ ▃▃▃▏Source meta_compiler.hpp─────▇▇▇▇▃▇▇▇▇──▇▇▃▇▇▇▃  ▃▇▇▇▇▇▅▁   ▁▁▁
                       │   ▅▁▁▁▁ ▅▇▅▅▇▇▅▅▇▅▁▅▇▅▅▁ ▁▅ ▏Source meta_comp…▏Source dom…▇▇▇▇▃▇▇▇▇──▇▇▃▇▇▇▃  ▃▇▇▇▅▅▅▁ PassMan…
                       │   ▁▁▁▁▁ ▅▇▅▅▇▅▁▅▇▅▁ ▁▁▅▁ ▁  ▏Source make_comp…▏Sour…▏─▏So…▅▅▅▅▅▅▅▅▅──▅▅▅▅▅▅▅  ▁▁▁▅▁▁▁▁ GVNPass
                       │   ▁▁▁▁▁ ▅▇▅▅▇▅▁▅▇▁▁   ▅▁    ▏Source───▏Source─▏So…▇▅▅▇──▇▇▅▁▁▁▅▅▅▅▅▅▇▅▅▁▅▅▅▅    ▁ ▁▁▁ PassMana…
                       │   ▁▁▁▁▁ ▅▇▁▅▇▅ ▅▇▁▁   ▅▁    ▏Source───▅▇───▏─▅▅───▅▅▅▅──▇▅▅ ▁▁▁▁▅▅▅▅▅▅▁▁▅▅▅▅       ▁▁ LoopRota…
                       │   │▁ ▁  ▅▅▁▁▇▅ ▅▅▁▁   ▅     ▏Source───▅▇───▇▇▇▇▃▇▃▃▇▃▃──▇▇▃ ▃▃▃▃▃▃▃▃▃▃▃▃▃▇▃▃ Source preprocess…
                       │   │     ▃▇▃▃▇▃ ▃▇▃▃   ▃     ▏Source──▇▇▇▇──▇▇▃▇▃▇▃▃▇▃▃▇▇▃▇▃  ▃   ▃▃▃ ▃▃▃▃▇▃▃ InstantiateFuncti…
                       │   │      ▃ ▃▃▃ ▃▃     ▃    ▃▏Source──▃▃▇▇──▇▇▃▃▃ ▃▃▇▃▃▃ ▃▇▃  ▃   ▃▃  ▃ ▃▃▃▃▃ InstantiateFuncti…
                       │   │      ▁ ▁▁▁ ▁▁ Source   ▁▏So…   ▇▇▁▁▅▁▁▁▇▁▁▅▁ ▁ ▇ ▁▁ ▁▇▁      ▁▁  ▁ ▁▁▁▁▁ InstantiateClass
                       │   │        ▁▁▁ ▁▁ Source   ▁▏So…   ▇▇▁▁▅▁   ▁ ▁▁ ▁ ▇ ▁▁ ▁▁▁      ▁▁  ▁ ▁▁▁▁▁ InstantiateClass
                       │   │            ▁ ParseCla…  ──▁▁   ▁▇▁▁▁▁   ▁ ▁    ▇ ▁▁ ▁▁▁       ▁  ▁ ▁▁▁▁▁ InstantiateClass
                       │   │                         ▇▇▁    ▁▇▁▁▁      ▁    ▅ ▁▁  ▁▁       ▁  ▁ ▁▁▁▁▁ InstantiateClass
                       │   │                         ▁▇▁    ▁▁▁ ▁      ▁    ▅ ▁▁  ▁▁       ▁    ▁▁▁▁▁ InstantiateClass
               +46 rows│   │                          ▁▁     ▁  ▁      ▁    ▅ ▁▁  ▁▁       ▁    ▁ ▁▁▁ InstantiateClass
    thread 1157        │   ▏Total ExecuteCompiler──20.4 s────────────────────────────────────────────────────────────
 build   clang 20.4 s   frontend 16.8 s 82 %   backend 3.58 s 18 %                           Tab, then Enter goes there
 headers    9.84 s   48.2 %  /usr/include/boost/spirit/home/qi.hpp
            6.88 s   33.7 %  /usr/include/boost/spirit/home/qi/meta_compiler.hpp
 templates  422 ms    2.1 %  std::basic_regex<char>::_M_compile
            385 ms    1.9 %  std::__detail::_Compiler<std::regex_traits<char>>::_Compiler
 slowest    16.6 s  Frontend > Source home/qi.hpp  clang++ [1156]
            3.58 s  Backend > Optimizer  clang++ [1156]
 self       13.4 s   65.4 %  Source
            1.24 s    6.0 %  ParseClass
 clang [1156] / clang++ [1156]   depth 1   3 slices                                                          line 3/115
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTT--------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||................._RRRIIIIRRRRRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRRRRIIIII
.P.PPPPPPPPPPPP........____|RRRRRRRRRRRRRRRRRRRRRRR_____________________________________________________________________
..L.LLLLLLLLLLLLLL....._...|vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv
>>>>>>>>>>>>>>>>>>>>>>>_...@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@lbbbbbbbbbbbbbbbb
......................._...|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeelllleeaaaaaaaaaaiiiii
......................._...|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeqqqqqqqqjjjjjj
......................._...|eeeeeeeeeeeeeeeeeeeee.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeccccccccccccccc
......................._...|eeeeeeeeeeeeeeeeeeeee.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeefffffffffff
......................._...|eeee.eeeeeeeeeeeeeeee.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..eeeewwww...www
......................._...|eeee.eeeeeeeeeeeeeeee.ee.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..eeeeiiii.iiiiiiii
......................._...|eeee.eeeeeeeeeee.eeee.e..eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..eeeecccc.ccccccc
......................._...|eeee.eeeeeeeeeee...ee....eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee....e.xxx.xxxxxxxxx
......................._...|eeee.eeeeee.eeee...ee....eeeeeeeeeeeeeeeeeeeeeeeeeeeeeee.eeeeeeeeeeeeeeee.......ll.lllllllll
......................._...|e.e..eeeeee.eeee...e.....eeeeeeeeeeeeeeeeeeeeeeeeeeeeeee.eeeeeeeeeeeeeeee.eeeeeeeeeeeeeeeeee
......................._...|.....eeeeee.eeee...e.....eeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..e...eee.eeeeeee.eeeeeeeeeeeeeeeeee
......................._...|......e.eee.ee.....e....eeeeeeeeeeeeeeeeeeeee.eeeeee.eee..e...ee..e.eeeee.eeeeeeeeeeeeeeeeee
......................._...|......e.eee.ee.eeeeee...eeeee...eeeeeeeeeeeee.e.e.ee.eee......ee..e.eeeee.eeeeeeeeeeeeeeee
......................._...|........eee.ee.eeeeee...eeeee...eeeeee...e.ee.e.e.ee.eee......ee..e.eeeee.eeeeeeeeeeeeeeee
......................._...|............e.eeeeeeeee..eeee...eeeeee...e.e....e.ee.eee.......e..e.eeeee.eeeeeeeeeeeeeeee
......................._...|.........................eee....eeeee......l....l.ll..ll.......l..l.lllll.llllllllllllllll
......................._...|.........................eee....eee.e......l....l.ll..ll.......l....lllll.llllllllllllllll
...............LLLLLLLL_...|..........................ee.....e..e......l....l.ll..ll.......l....l.lll.llllllllllllllll
....LLLLLLLLLLL........_...|ccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222....333333...222222..3333333333333333333333333333333333333
............333333...222222..333333333333333333333333333333333333333333333333333
.222222222..333333....22222..3333333333333333333333333333333333
............333333....22222..333333333333333333333333333333333333333333333333333333333333
.2222222....333333..33333333333333333333333333333..22222222222222
............333333..3333333333333333333..22222222222222
.2222.......333333...222222..333333
............333333....22222..3333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
