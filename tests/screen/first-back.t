clang: the summary of a part, brought back.
size: 80x24
trace: traces/clang14-time-trace.json.gz
keys: lwwwwgsj
--- text
 ttv  clang14-time-trace.json.gz view 12.24 s .. 18.32 s   6.07 s   94.9 ms/col
 all 20.4 s    │█████████████████████████████████████[████████████████████]█████
│16.58 s       ┤───────┬13 s──────┬14 s──────┬15 s─────┬16 s──────┬17 s─────┬───
 ▼ clang [1156]┤╌╌ 95 threads, 8,483 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ clang++    │…ExecuteCompiler──20.4 s────────────────────────────────────────
>   clang++    │…Frontend──16.6 s─────────────────────────────▶█▏Backend────────
               │…Source qi.hpp──9.84 s──────────────▏PerformP…▁▁ ▏Optimizer─────
               │…Source qi.hpp──9.84 s──────────────▇▇▏In…▇▇▇▇  ▇▇▇▇▏ModuleInli…
               │…Sou…▏Source▇▇▇───▏Source─▏Sou…▇───▇▇▇▏In…▇▇▇▇  ▁ ▁▃▇▏ModuleToP…
               │…Sou…▏So…▏──▇▃▇───▏Source▇▏Sou…▇───▅▅▅▏In…▇▅▅▅  ▁ ▁▅▁▅▅▅▅▅▅▅▇▅▇▅
               │…Sou…▏So…▏──▇▃▇▁▇▇───▏──▇▇▏Sou…▅───▅▁▅▇───▅▅▅▅      ▁▅▅▅▅▅▅▅▅▅▅▅
               │…Sou…▇▇▇▇───▇▁▇ ▇▃▇──▏──▇▇▏Sou…▅▁▅▇▅▁▁▅───▅▅▅▅      ▁▅▅▅▅▅▅▅▅▅▅▅
               │…So…▇▇▃▃▃───▁▁▇ ▇▁▃▇▇▃──▇▃▏Sou… ▃▃▇▃▃▃▇───▇▇▇▃      ▃▃▃▃▃▃▃▃▃▃▃▃
               │───▅▅▅▁  ▁▁▁▁ ▅ ▅▁▁▅▇▅▅▇▅▅▅───▇▃ ▃▇▃▃▃▃───▇▃▃▃ Instanti… ▃▃   ▃
               │───▅▅▅   ▁  ▁ ▅ ▅▁▁▅▇▅▅▇▅▁▅───▅   ▁▁▁▁▅▇▇▇▁▅▅▁ InstantiateFunct…
               │───▃▃▃   ▃  ▃ ▃ ▃▃ ▃▇▃▃▇▃▃▃▃ ▃▃   ▁▁▁▁▁▇▇▇▁▁▅▁ InstantiateFunct…
 build   clang 6.07 s   frontend 4.55 s 75 %   backend 1.47 s 24 %
 headers    3.38 s   55.6 %  /usr/include/boost/spirit/home/qi.hpp
            725 ms   11.9 %  /usr/include/boost/spirit/home/qi/nonterminal.hpp
 templates  422 ms    6.9 %  std::basic_regex<char>::_M_compile
 slowest    16.6 s  Frontend > Source home/qi.hpp  clang++ [1156]
 self        2.7 s   44.5 %  Source
 clang [1156] / clang++ [1156]   depth 1   3 slices                  line 3/113
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTT-TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOVVVVVVVVVVVVVVVVVVVVVVOOOOO
||||||||......._RRRRRRRIIIIIRRRRRRIIIIIRRRRRRIIIIIRRRRRIIIIIRRRRRRIIIIIRRRRRIRRR
.P.PPPPPPPPPPPP____RRRRRRRRRRRRRRRRRRRRRRRR__________________|__________________
..L.LLLLLLL...._vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv|vvvvvvvvvvvvvvvvvv
>>>>>>>>>>>>>>>_lllllllllllllllllllllllllllllllllllllllllllll|@@bbbbbbbbbbbbbbbb
..............._eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeelllllllll|aa.aaaaaaaaaaaaaaa
..............._eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeqqiiiiqqq|..qqqqqqqqqqqqqqqq
..............._eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeceeeccciiiiccc|..c.cccccccccccccc
..............._eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeieeeiiiiiiiiii|..i.iiiiiiiiiiiiii
..............._eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeieeeiiiiiiiiii|......iiiiiiiiiiii
..............._eeeeeeeeeeeeeee.eeeeeeeeeeeeeeeiiiiiiiiiiiiii|......iiiiiiiiiiii
..............._eeeeeeeeeeeeeee.eeeeeeeeeeeeeee.iiiiiiiiiiiii|......iiiiiiiiiiii
..............._eeeeeee..eeee.e.eeeeeeeeeeeeeeei.iiiiiiiiiiii|.iiiiiiiii.ii...i
..............._eeeeee...e..e.e.eeeeeeeeeeeeeee...iiiiiiiiiii|.iiiiiiiiiiiiiiiii
..............._eeeeee...e..e.e.ee.eeeeeeeee.ee...iiiiiiiiiii|.iiiiiiiiiiiiiiiii
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222....333333...222222..3333333333333333333333333333333333333
.444444444444444444444444444444444444444444444444444444444444444444444444444444
.222222222..333333....22222..3333333333333333333333333333333333
.2222222....333333..33333333333333333333333333333..22222222222222
.2222........33333...222222..333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..5
