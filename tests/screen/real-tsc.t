tsc at 80x24: the second longest slice, fitted.
size: 80x24
trace: traces/tsc5.json
keys: glglf
--- text
 ttv  tsc5.json   2,435 events     view 0.09 s .. 4.21 s   4.12 s   64.4 ms/col
 all 11.6 s    │[███████████████████████]███████████████████████████████████████
│0.21 s        ┤──────────────┬1 s───────────┬2 s────────────┬3 s───────────┬4 s
 ▼ tsc [1]     ┤╌│ 1 thread, 1,618 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ Main [1]   │…createProgram──4.39 s──────────────────────────────────────────
>   Main [1]   │ │▶processTypeReferences██3.9 s████████████████████████████████▏
               │ ▁▏processTypeReferenceDirective connect────▇▏processTy…▇▇▏pr…▇─
               │ │▏findSourceFile index.d.ts──2.7 s─────────▇▏findSourc…▏─▏fi…▏
               │ │▏processTypeReferenceDirective node───────▁▇▇▇───▏fin…▃▇▏re…▅
               │ │▏findSourceFile index.d.ts──2.68 s────────    · ▁  ·──
               │ │▇▇▇▇▇▏findS…▇▇▇▇▇▇▇───▇▇▇▇▇▇▇▇▇▇▇▇▏fi…▇▇── findSour… ▃
               │ │ ▃ ▃▇▏findS…▃▃▃▃▇▃▃ ──▃▃▃▃▃ ▃▃▃▃▃▁▁   ▁▅▇▇ findSourceFile lib…
               │ │     ▇──▇▇▇▇▁ findSourceFile dispatch… ▁▇▅
               │ │     ▃▇▇▁▇▃▃▁ findSourceFile header.d… ▃▇▁
               │ │      ▃▇ ▅▁▁ findSourceFile mock-inte… ▃▇
               │ │      ·▃ ▁ createSourceFile mock-inte… ▂─ findSourceFile lib.…
               │ │       ▁ createSourceFile connector.d… ▃▇
               │ │                                       ▂▃ createSourceFile
                 │
                 │
 processTypeReferences
 start 0.213 270 281 s   wall 3.904 098 s    self 2.471 505 ms  0.1 %
 tsc [1] / Main [1]   depth 1   420 slices                            line 3/15
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTT--------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR...._VVVVVVVVVVVVVVVVVVVVVVVVVOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||........_RRRRRRRRRRRRRRIIIIRRRRRRRRRRRIIIIRRRRRRRRRRRRIIIIRRRRRRRRRRRIIII
.P.PPPPPPP.....__|_RRRRRRRRRRRRRRRRRRRRRR_______________________________________
..L.LLLLLLLL..._k|kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk
>>>>>>>>>>>>>>>_.|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@p
..............._.|jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjp
..............._.|ppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppp
..............._.|jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjppppppppjjddddj
..............._.|pppppppppppppppppppppppppppppppppppppppppp....,.p..,pp
..............._.|pppppppppppppppppppppppppppppppppppppppppp.ppppppppp.p
..............._.|.p.pppppppppppppppp.ppppppp.ppppppp...pppp.ppppppppppppppppppp
..............._.|.....pppppppp.pppppppppppppppppppppppp.ppp
..............._.|.....pppppppp.pppppppppppppppppppppppp.ppp
..............._.|......pp.ppp.ppppppppppppppppppppppppp.pp
..............._.|......,p.p.ppppppppppppppppppppppppppp.pp.pppppppppppppppppppp
..............._.|.......p.ppppppppppppppppppppppppppppp.pp
..............._.|.......................................pp.pppppppppppppppp
.................|
.................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333333333333333...2222.33333333333....2222.3333333333333333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
