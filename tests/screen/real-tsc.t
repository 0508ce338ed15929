tsc at 80x24: the second longest slice, fitted.
size: 80x24
trace: traces/tsc5.json
keys: glglf
--- text
 ttv  tsc5.json   2,435 events     view 0.03 s .. 4.29 s   4.26 s   66.6 ms/col
 all 11.6 s    │[███████████████████████]███████████████████████████████████████
│0.21 s        ┤──────────────┬1 s───────────┬2 s───────────┬3 s───────────┬4 s─
 ▼ tsc [1]     ┤╌╌│1 thread, 1,618 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ Main [1]   │…createProgram──4.39 s──────────────────────────────────────────
>   Main [1]   │  │▶processTypeReferences██3.9 s█████████████████████████████▇──
               │  ▃▏processTypeReferenceDirective connect──▇▏processTy…▇▇▏pr…▇──
               │  │▏findSourceFile index.d.ts──2.7 s───────▇▏findSourc…▏─▏fi…▃
               │  ▁▏processTypeReferenceDirective node─────▅▅▇▇▇──▏fin…▁▇▏re…▃
               │  │▏findSourceFile index.d.ts──2.68 s──────    · ▁   ── findSou…
               │  │▇▇▇▇▏findSo…▇▇▇▇▇▇───▇▇▇▇▇▇▇▇▇▇▇▇▏fi…▇──▁ findSou… ▁
               │  │▃▃ ▇▇▏findS…▃▃▃▃▃▃ ──▃▃▃▃▃ ▃▃▃▃▃▃   ▁▁▇▇▁ findSourceFile lib…
               │  │    ▁──▇▇▇▇▅ findSourceFile dispatch… ▇▇▁
               │  │     ▇▇▅▅▅▃▁ findSourceFile header.d… ▇▅
               │  │      ▅▅▃▃▁ findSourceFile client.d.… ▇▃
               │  │      ▂▁ ▁ createSourceFile mock-int… ─▂ findSourceFile lib.…
               │  │       ▁ createSourceFile connector.… ▇▃
               │  │                                      ▅· createSourceFile
                  │
                  │
 processTypeReferences
 start 0.213 270 281 s   wall 3.904 098 s   self 2.471 505 ms  0.1 %   depth 1
 tsc [1] / Main [1]   depth 1   420 slices                            line 3/15
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTT--------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR...._VVVVVVVVVVVVVVVVVVVVVVVVVOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||........_RRRRRRRRRRRRRRIIIIRRRRRRRRRRRIIIIRRRRRRRRRRRIIIIRRRRRRRRRRRIIIIR
.P.PPPPPPP.....___|RRRRRRRRRRRRRRRRRRRRRR_______________________________________
..L.LLLLLLLL..._kk|kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk
>>>>>>>>>>>>>>>_..|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@ppp
..............._..|jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjpp
..............._..|ppppppppppppppppppppppppppppppppppppppppppppppppppppppppppp
..............._..|jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjpppppppjjddddj
..............._..|pppppppppppppppppppppppppppppppppppppppp....,.p...pp.pppppppp
..............._..|ppppppppppppppppppppppppppppppppppppppppp.pppppppp.p
..............._..|pp.ppppppppppppppp.ppppppp.pppppp...ppppp.ppppppppppppppppppp
..............._..|....pppppppp.pppppppppppppppppppppppp.ppp
..............._..|.....ppppppp.pppppppppppppppppppppppp.pp
..............._..|......ppppp.ppppppppppppppppppppppppp.pp
..............._..|......pp.p.pppppppppppppppppppppppppp.pp.pppppppppppppppppppp
..............._..|.......p.pppppppppppppppppppppppppppp.pp
..............._..|......................................p,.pppppppppppppppp
..................|
..................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333333333333333...2222.33333333333...2222.3333333333333333333...22222.3
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
