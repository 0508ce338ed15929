tsc at 80x24: lines that the tracks leave free are given to the summary.
size: 80x24
trace: traces/tsc5.json
--- text
 ttv  tsc5.json   2,435 events       view 0.0 s .. 11.7 s   11.8 s   184 ms/col
 all 11.6 s    │████████████████████████████████████████████████████████████████
│0.0 s         ┤┬0 s───────┬2 s──────┬4 s───────┬6 s───────┬8 s───────┬10 s─────
 ▼ tsc [1]     ┤│╌ 1 thread, 1,618 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ Main [1]   │▶createProgram██4.39 s██▇▇▇▇▇▇▏checkSource…▇▇▇▇▇──▇▇▇▇▇▇▏ch…▇▇▇▅
               │▁▏processTypeReferences▇▁   ▁▁▁▃▇──▇▇▁▁▃ structuredTypeRelate… ▃
               │▁▏processTypeRe…▏pr…▇▇▅▇▁   ▁▁▁▅▅──▇▅▁▁▁ structuredTypeRelate… ▁
               │▁▏findSourceFile▏fi…▇▇▅      ▁▁▁▅▅▅▅▅▁▁▁▁▁▁▁▁  ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
               ││▅▏processTypeR…▅▇▇▇▅▅▅      ▁ ▁▁▅▅▁▅▁ ▁ ▁▁▁▁  ▁   ▁▁▁ ▁▁▁▁▁▁▁
               ││ ▏findSourceFi… ▁▁▃▃ findSou… ▁▁▁  ▁▁ ▁ ▁▁        ▁    ▃▁▁▁▁
               ││▃▇───▇▇▇▇▇▇▇▇▇▇▃   ▃ resolve… ▃    ▃▃                  ▁▁▁ ▁
               ││▁▁───▅▁▅▅▁▁▁▁▁▇▁ findSourceF… ▁                        ▁▁▁ ▁
        +5 rows││  ▇▇▅         ▅▁ findSourceF… ▁                        ▁ ▁
 build   tsc 11.6 s   longest 4.39 s createProgram   Tab, then Enter goes there
 slowest    4.39 s  createProgram > findSourceFile node/index.d.ts  Main [1]
            2.32 s  checkSourceFile lib/lib.dom.d.ts  Main [1]
            649 ms  checkSourceFile node/stream.d.ts  Main [1]
            417 ms  checkSourceFile node/crypto.d.ts  Main [1]
 self       3.98 s   34.4 %  checkSourceFile
            2.41 s   20.9 %  findSourceFile
            2.23 s   19.3 %  structuredTypeRelatedTo
 next      gO what it did   F flame graph   g3 by name
 tsc [1] / Main [1]   depth 0   408 slices                            line 2/10
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTT----------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||........._IIIIRRRRRRRIIIIRRRRRRIIIIRRRRRRRIIIIRRRRRRRIIIIRRRRRRRIIIIIRRRRR
.P.PPPPPPP....._|__RRRRRRRRRRRRRRRRRRRRRR_______________________________________
>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@kkkkkkffffffffffffffffffffffffffffffffff
..............._|dddddddddddddddddddddddd...dddddaaddddaaaaaaaaaaaaaaaaaaaaaaaaa
..............._|jjjjjjjjjjjjjjjjjjjjjjjj...jjjjjaajjjjaaaaaaaaaaaaaaaaaaaaaaaaa
..............._|pppppppppppppppppppppp......ppppppppppaaaaaa..aaaaaaaaaaaaaaa
..............._|jjjjjjjjjjjjjjjjjjjjjj......j.jjjjjjj.a.aaaa..a...aaa.aaaaaaa
..............._|.pppppppppppppp.pppp.pppppppp.ppp..pp.a.aa........a....aaaaa
..............._|pppppppppppppppp...p.pppppppp.p....pp..................aaa.a
..............._|pppppppppppppppp.pppppppppppp.p........................aaa.a
........LLLLLLL_|..ppp.........pp.pppppppppppp.p........................a.a
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222....333333..3333333333333333333333333333333333333333333333..22222222
............333333..33333333333333333333333333333333..22222222
............333333..33333333333333333333333333333333..22222222
............333333..33333333333333333333333333333333..22222222
.2222.......333333...222222..333333333333333
............333333...222222..33333333333333
............333333...222222..33333333333333333333333
.2222......66.33333333333...6.33333333333...66.3333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
