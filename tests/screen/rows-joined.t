Rows of slices shorter than a column share a line; zo gives each its own.
size: 120x36
trace: traces/clang14-time-trace.json.gz
--- text
 ttv  clang14-time-trace.json.gz   8,485 events   20.424 s                   view 0.0 s .. 20.6 s   20.6 s   215 ms/col
 all 20.4 s            │████████████████████████████████████████████████████████████████████████████████████████████████
│0.0 s                 ┤┬0 s───────────────────┬5 s───────────────────┬10 s──────────────────┬15 s───────────────────┬──
 ▼ clang [1156]        ┤│╌ 95 threads, 8,483 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ clang++ [1156]     │▏ExecuteCompiler──20.4 s───────────────────────────────────────────────────────────────────────
>   clang++ [1156]     │▶Frontend██16.6 s████████████████████████████████████████████████████████████▏▏Backend──3.58 s─
                       │───▇▇▏Source multi_inde…▏──▏Source qi.hpp──9.84 s────────────────────────▏Pe…▃▏Optimizer──▏Cod…
                       │▇▇▇▇▇▇▇───▏──▏──▏Sour…▇▇───▏Source /usr/include/boost/spirit/home/qi.hpp─▇▇▇▇▁▇▇▏Module…▇▇▏Opt…
                       │▇▇▇▇▃▃▃───▏──▇▇▇▏Sour…▃ ▇▇▇▏Source action.hpp──6.97 s──────▏──▇▇▇───▏──▇▇▇▇▇▇▁▁▁▏Module…▇▇▇▇▇▇▇
                       │▇▇▃▇▃ ▃──▇───▇▇▇▇───▇▇▃ ▇▇▃▏Source action.hpp──6.97 s──────▇▇▇▇▇▇───▏──▇▇▇▇▇▇▁▁▁▃▃▇▇▇▇▇▃▃▃▃▃▃▃▃
                       │▇▇▃▃▁  ──▇───▇▇▇▇───▇▇▃ ▇▇▁▏Source meta_compiler.hpp───────▇▇▇▇▃▇▇▇▇───▇▇▇▇▇▇▁  ▁▅▅▇▇▇▅▁   ▁▁▁
                       │▅▁▁▁▁ ▁ Source meta_… ▅ ▁▅ ▏Source meta_compi…▏Source doma…▇▇▇▇▃▇▇▇▇───▃▇▃▇▇▇▁  ▁▅▅▅▅▅▅▁
                       │▁▁▁▁▁ ▁ Source make_… ▁ ▁  ▏Source make_compo…▏Sour…▏──▏So…▇▃▇▃▃▃▇▇▇▇──▃▇▃▇▇▇▁  ▁▁▁▁▁▁▁▁ GVNPass
                       │▁▁▁▁▁ ▁▇▅▅▅▅▁▁▅▅▁▁   ▅▁    ▏Source────▏Source─▏So…▇▇▅▇▅──▇▅▅ ▁ Source actor… ▁    ▁ ▁▁▁ PassMan…
                       │▁▁▁▁▁ ▁▇▅▅▅▅ ▁▅▅▁    ▅▁    ▏Source────▇▇───▏─▇▅▅──▅▅▅▅▅──▇▅▅ ▁▁▁▁▅▅▅▅▇▅ ▅▁▇▅▅▁       ▁▁ LoopRot…
                       ││▃ ▃  ▃▇▃ ▃▇ ▃▇▃▃    ▃     ▏Source────▇▇───▇▇▅▅▅▇▇▅▅▅▁▅──▇▅▁ ▁▁▁▁▅▅▅▅ ▁ ▁▁▅▅▅▁ InstantiateFunct…
                       ││     ▃▃▃ ▃▇  ▇▃▃    ▃     ▏Source───▇▇▇▇──▇▇▃▃▃▇▇▃▃▃▃▇──▃▇▃  ▃   ▃▃▃ ▃ ▃▃▇▃▃ InstantiateFuncti…
                       ││      ▃  ▃▃  ▃▃     ▃     ▏Source───▃▃▇▇──▇▇▃▃▃ ▃▃▃▃▃▃ ▃▃▃▃  ▃    ▃▃ ▃ ▃▃▃▃▃ InstantiateFuncti…
                       ││      ▁  ▁▁  ▁▁ Source    ▏So…   ▁▇▇▁▁▅▁▁▁▇▁▁▁▁ ▁ ▅▁ ▅ ▁▅▅▁       ▅▁ ▁ ▁▁▁▁▁ InstantiateClass
                       ││         ▁▁  ▁▁ Source    ▏So…   ▁▇▇▁▁▁▁   ▁ ▁▁ ▁ ▅▁ ▅ ▁▁▅▁       ▁▁ ▁ ▁▁▁▁▁ InstantiateClass
                       ││             ▁ ParseClass ─── ▁   ▅▇▁▁▁▁   ▁ ▁▁   ▅▁ ▅ ▁▁▁▁       ▁▁ ▁ ▁▁▁▁▁ InstantiateClass
                       ││                          ▅▇▅     ▁▇ ▁▁      ▁▁   ▁▁ ▁   ▁▁       ▁▁ ▁ ▁▁▁▁▁ InstantiateClass
                       ││                          ▁▇▅     ▁▁ ▁       ▁    ▁▁ ▁   ▁▁       ▁▁   ▁▁▁▁▁ InstantiateClass
               +46 rows││                            ▁     ▁▁ ▁       ▁    ▁▁ ▁   ▁▁       ▁▁   ▁ ▁▁▁ InstantiateClass
    thread 1157        │▏Total ExecuteCompiler──20.4 s─────────────────────────────────────────────────────────────────
 build   clang 20.4 s   frontend 16.8 s 82 %   backend 3.58 s 18 %                           Tab, then Enter goes there
 headers    9.84 s   48.2 %  /usr/include/boost/spirit/home/qi.hpp
            6.88 s   33.7 %  /usr/include/boost/spirit/home/qi/meta_compiler.hpp
 templates  422 ms    2.1 %  std::basic_regex<char>::_M_compile
            385 ms    1.9 %  std::__detail::_Compiler<std::regex_traits<char>>::_Compiler
 slowest    16.6 s  Frontend > Source home/qi.hpp  clang++ [1156]
            3.58 s  Backend > Optimizer  clang++ [1156]
 self       13.4 s   65.4 %  Source
 next      gO what it did   F flame graph   g3 by name
 clang [1156] / clang++ [1156]   depth 1   3 slices                                                          line 3/115
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTT---------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||................._IIIIRRRRRRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRRRRRRIRR
.P.PPPPPPPPPPPP........_|__RRRRRRRRRRRRRRRRRRRRRRRR_____________________________________________________________________
..L.LLLLLLLLLLLLLL....._|vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv
>>>>>>>>>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@lbbbbbbbbbbbbbbbbb
......................._|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeelllleaaaaaaaaaaaaiiiii
......................._|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeqqqqqqqqqqjjjjj
......................._|eeeeeeeeeeeeeeeeeeeeee.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeccccccccccccccc
......................._|eeee.eeeeeeeeeeeeeeeee.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeefffffffffffffff
......................._|eeee..eeeeeeeeeeeeeeee.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..wwwwwwww...www
......................._|eeee.eeeeeeeeeeeeeeeee.ee.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..iiiiiiii
......................._|eeee.eeeeeeeeeeeeeeeee.e..eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..cccccccc.ccccccc
......................._|eeee.eeeeeeeeeeee...ee....eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee.eeeeeeeeeeeeeeeee....x.xxx.xxxxxxxx
......................._|eeee.eeeeee.eeee....ee....eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee.eeeeeeeeee.eeeeee.......ll.llllllll
......................._|e.e..eee.ee.eeee....e.....eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee.eeeeeeee.e.eeeeee.eeeeeeeeeeeeeeeee
......................._|.....eee.ee..eee....e.....eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee..e...eee.e.eeeee.eeeeeeeeeeeeeeeeee
......................._|......e..ee..ee.....e.....eeeeeeeeeeeeeeeeeeeee.eeeeee.eeee..e....ee.e.eeeee.eeeeeeeeeeeeeeeeee
......................._|......e..ee..ee.eeeeee....eeee...eeeeeeeeeeeeee.e.ee.e.eeee.......ee.e.eeeee.eeeeeeeeeeeeeeee
......................._|.........ee..ee.eeeeee....eeee...eeeeeee...e.ee.e.ee.e.eeee.......ee.e.eeeee.eeeeeeeeeeeeeeee
......................._|.............e.eeeeeeeeee.eee.e...eeeeee...e.ee...ee.e.eeee.......ee.e.eeeee.eeeeeeeeeeeeeeee
......................._|..........................eee.....ee.ee......ll...ll.l...ll.......ll.l.lllll.llllllllllllllll
......................._|..........................eee.....ee.e.......l....ll.l...ll.......ll...lllll.llllllllllllllll
...............LLLLLLLL_|............................e.....ee.e.......l....ll.l...ll.......ll...l.lll.llllllllllllllll
....LLLLLLLLLLL........_|cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222....333333...222222..3333333333333333333333333333333333333
............333333...222222..333333333333333333333333333333333333333333333333333
.222222222..333333....22222..3333333333333333333333333333333333
............333333....22222..333333333333333333333333333333333333333333333333333333333333
.2222222....333333..33333333333333333333333333333..22222222222222
............333333..3333333333333333333..22222222222222
.2222.......333333...222222..333333
.2222......66.33333333333...6.33333333333...66.3333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
