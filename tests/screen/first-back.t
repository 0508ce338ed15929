clang: the summary of a part, brought back.
size: 80x24
trace: traces/clang14-time-trace.json.gz
keys: lwwwwgsj
--- text
 ttv  clang14-time-trace.json.gz view 11.67 s .. 17.75 s   6.07 s   94.9 ms/col
 all 20.4 s    │███████████████████████████████████[████████████████████]███████
│16.58 s       ┤───┬12 s─────┬13 s──────┬14 s──────┬15 s─────┬16 s──────┬17 s───
 ▼ clang [1156]┤╌╌ 95 threads, 8,483 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ clang++    │…ExecuteCompiler──20.4 s────────────────────────────────────────
>   clang++    │…Frontend──16.6 s───────────────────────────────────▶█▏Backend──
               │…Source qi.hpp──9.84 s────────────────────▏PerformP…▁▁ ▏Optimiz…
               │…Source qi.hpp──9.84 s────────────────────▇▇▏In…▇▇▇▇  ▇▇▇▇▏Modu…
               │…Source────▏Source▇▇▇───▏Source─▏Sou…▇───▇▇▇▏In…▇▇▇▇  ▁ ▁▃▇▏Mod…
               │…Source────▏So…▏──▇▃▇───▏Source▇▏Sou…▇───▅▅▅▏In…▇▅▅▅  ▁ ▁▅▁▅▅▅▅▅
               │…Source────▏So…▏──▇▃▇▁▇▇───▏──▇▇▏Sou…▅───▅▁▅▇───▅▅▅▅      ▁▅▅▅▅▅
               │…Source────▇▇▇▇───▇▁▇ ▇▃▇──▏──▇▇▏Sou…▅▁▅▇▅▁▁▅───▅▅▅▅      ▁▅▅▅▅▅
               │─▏Source──▇▇▃▃▃───▁▁▇ ▇▁▃▇▇▃──▇▃▏Sou… ▃▃▇▃▃▃▇───▇▇▇▃      ▃▃▃▃▃▃
               │▅▏Sou…▏──▅▅▅▁  ▁▁▁▁ ▅ ▅▁▁▅▇▅▅▇▅▅▅───▇▃ ▃▇▃▃▃▃───▇▃▃▃ Instanti… ▃
               │▅▏Sou…▏──▅▅▅   ▁  ▁ ▅ ▅▁▁▅▇▅▅▇▅▁▅───▅   ▁▁▁▁▅▇▇▇▁▅▅▁ Instantiat…
               │▇▏Sou…▏──▃▃▃   ▃  ▃ ▃ ▃▃ ▃▇▃▃▇▃▃▃▃ ▃▃   ▁▁▁▁▁▇▇▇▁▁▅▁ Instantiat…
 build   clang 6.07 s   frontend 5.11 s 84 %   backend 905 ms 15 %
 headers    3.95 s   65.0 %  /usr/include/boost/spirit/home/qi.hpp
 templates  422 ms    6.9 %  std::basic_regex<char>::_M_compile
 slowest    16.6 s  Frontend > Source home/qi.hpp  clang++ [1156]
 self       3.15 s   51.8 %  Source
 next      gO what it did   F flame graph   g3 by name
 clang [1156] / clang++ [1156]   depth 1   3 slices                  line 3/114
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTT-TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOVVVVVVVVVVVVVVVVVVVVVVOOOOOOO
||||||||......._RRRIIIIIRRRRRIIIIIRRRRRRIIIIIRRRRRRIIIIIRRRRRIIIIIRRRRRRIIIIIRRR
.P.PPPPPPPPPPPP____RRRRRRRRRRRRRRRRRRRRRRRR________________________|____________
..L.LLLLLLL...._vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv|vvvvvvvvvvvv
>>>>>>>>>>>>>>>_lllllllllllllllllllllllllllllllllllllllllllllllllll|@@bbbbbbbbbb
..............._eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeelllllllll|aa.aaaaaaaaa
..............._eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeqqiiiiqqq|..qqqqqqqqqq
..............._eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeceeeccciiiiccc|..c.cccccccc
..............._eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeieeeiiiiiiiiii|..i.iiiiiiii
..............._eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeieeeiiiiiiiiii|......iiiiii
..............._eeeeeeeeeeeeeeeeeeeee.eeeeeeeeeeeeeeeiiiiiiiiiiiiii|......iiiiii
..............._eeeeeeeeeeeeeeeeeeeee.eeeeeeeeeeeeeee.iiiiiiiiiiiii|......iiiiii
..............._eeeeeeeeeeeee..eeee.e.eeeeeeeeeeeeeeei.iiiiiiiiiiii|.iiiiiiiii.i
..............._eeeeeeeeeeee...e..e.e.eeeeeeeeeeeeeee...iiiiiiiiiii|.iiiiiiiiiii
..............._eeeeeeeeeeee...e..e.e.ee.eeeeeeeee.ee...iiiiiiiiiii|.iiiiiiiiiii
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222....333333...222222..3333333333333333333333333333333333333
.444444444444444444444444444444444444444444444444444444444444444444444444444444
.2222222....333333..33333333333333333333333333333..22222222222222
.2222.......333333...222222..333333
.2222......66.33333333333...6.33333333333...66.3333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..5
