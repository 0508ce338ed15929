chromium's DevTools: a V8 profile as a flame.
size: 120x36
trace: shared/corpus/local/chromium-devtools.json.gz
keys: tCrRendererMain [21651] / samples<Enter>4j
--- text
 ttv  chromium-devtools.json.gz   87,868 events   4.832 984 s             view -0.01 s .. 4.87 s   4.88 s   50.9 ms/col
 all 4.83 s            │▁▁▆▄▅▇█▇█▃▂▃▂▂▅▇▇▆▅▄▃▄▃▅▃▄▃▄▃▃▃▂▃▃▂▄▁▁▃▃▁▁▂▁▂▁▃▂▂▂▃▂▂▂▃▂▃▂▃▂▂▁▄▂▂▂▂▂▃▂▃▂▂▂▃▂▂▂▂▂▂▂▃▂▂▂▃▂▂▂▂▃▂▂▃▂
│1.22 s                ┤┬0 s───────────────┬1 s────────────────┬2 s────────────────┬3 s───────────────┬4 s──────────────
 ▼ Renderer [21651]    ┤╌╌ 9 threads, 9 tracks, 27,271 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ CrRendererMain     │ ▁▁   ▁▁▇▁ ▁▁ ▇▇▅▅▇▅▅▅▅▅───▅ RunTask ▅▇▅▁▅▅▅▁▅▅▁▁▅▅▃ RunTask ▃▃▃▃▇▃▃▃▇▃▃▃▃▃▃▃▇▃▃▃▃▃▃▃▇▃▃▃▇▃▅▁▇▁▁
                       │ ▁▁   ▁▁▇▁ ▁▁ ▅▇▅▅▇▅▅▅▅▅───▅ ThreadControllerImp… ▅▃ ThreadControllerImpl::RunTask DOMTi… ▃▁▁▇▁▁
                       │      ▁▁▇▁  ▁ ▅▅▅▅▅▅▅▅▅▅───▅ TimerFire 6 ▅▅▅▁▅▅▁▁▅▅▃ TimerFire 1 ▃▃▃▃▇▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▇▃▃▃▇▃▁▁▇▁▁
                       │      ▁▁▁▁  ▃ ▃▃▃▃▃▃▃▃▇▃───▃ FunctionCall app.js… ▃▃ FunctionCall app.js:7 ▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▁▁▅▁▁
                +4 rows│        ▁     ▁▁▁▁▅▁▁▁▅▁▁ ▁ MinorGC allocation f… ▁▁ V8.GC_SCAVENGER_SCAVENGE ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
   ▼ samples           │        ◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈
                       │        ▏(root)─────────▶──────────────────────────────────────────────────────────────────────
                       │        ─▅▏(i…▃▅▄▃─▃▄▃▆▃▅─▃▅▆▅▆▃▃▆▂▅▅▄▅▃▆▃▄▅▆▄▂▆─▄▅▅▄▄▄▅▅▄▅─▅▅▃──▄▆▄▅▅▄▄▆▆▃▅▆▄▆▄▆▄▅▆▅▅▄▅▄▅▄▃▃▄─
                       │              ····─···▆·· ▃▄··▆···▂▅·▁▅··▂▄··▄▂··▄···▄···▄···▅···▄···▅···▅···▄···▄···▄··▁▅··▂▄·
>                      │              ··  ·· ·▁·│ ·· ·▁····▁ ··  ·· ··· ·▁·  ▁· ·▁  ·▁   ·· ··   ▁·  ·   ▁· ··  ··  ▁·
                       │              ··   · · ·│      ····  ·   ·  · · · ·   · ··  ·    ·· ··    ·  ·   ··  ·  ·    ·
                       │              ··   · · ·│      ····  ·   ·  · · · ·   · ··  ·    ·· ··    ·  ·   ··  ·  ·    ·
                       │              ··   · · ·│      ····  ·   ·  · · · ·   · ··  ·    ·· ··    ·  ·   ··  ·  ·    ·
                       │              ··   · · ·│      ····  ·   ·  · · · ·   · ··  ·    ·· ··    ·  ·   ··  ·  ·    ·
                       │              ··   · · ·│      ····  ·   ·  · · · ·   · ·   ·    ··  ·    ·  ·   ··  ·  ·    ·
                       │              ··   · · ·│      ····  ·   ·  · · · ·   · ·   ·    ··  ·    ·  ·   ··  ·  ·    ·
                       │              ··   · · ·│      ····  ·   ·  · · · ·   · ·   ·    ··  ·    ·  ·   ··  ·  ·    ·
                       │              ··   · · ·│      ····  ·   ·    · · ·   · ·   ·    ··  ·    ·  ·   ··  ·  ·    ·
                       │              ··   · · ·│      ····  ·   ·    ·   ·   · ·   ·    ··  ·    ·      ··  ·  ·    ·
                       │              ··     · ·│      ····  ·   ·    ·       · ·   ·    ··  ·    ·       ·  ·  ·    ·
                       │              ·      · ·│      · ··  ·   ·    ·                  ··  ·    ·          ·       ·
                       │              ·      · ·│      · ··                               ·       ·                  ·
                       │                     · ·│      · ··
                       │                       ·│
  ▶ Chrome_Ch…dIOThread│  ▁   ▁▁▁▁ ▁▁▁▁▁▁▁▁▁▁▁▁▁│ ▁▁ ▁▁▁▁▁▁▁▁ ▁▁ ▁▁▁▁▁▁ ▁▁▁▁▁▁▁▁▁▁ ▁▁▁▁ ▁▁▁▁▁▁▁▁ ▁▁▁ ▁ ▁▁▁▁ ▁▁▁▁ ▁▁▁▁▁▁▁
  ▶ Compositor [21684] │      ▁▁▁▁   ▁▁▁▁▂▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▂▁▁▁▁▁▁▁▁▁▁▁▁▂▁▂▂▂▁▁▂▃▂▁▁▁▁▁▁▂▁▂▂▁▂▂▁▂▂▂▂▃▁▂▁▁▁▂▂▂▂▁▂▁▁▂▁▂▂▂▂▁▁
  ▶ Dedicated…er thread│               ███▇▂▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
 sample (idle)
 time 1.221 170 s    name Profile   weight 1   depth 1 of 1

 Renderer [21651] / CrRendererMain [21651] / samples                                                         line 11/44
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTT-------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||................_IIIIRRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRR
.P.PPPPPPPPPPPPPPPP....____RRRRRRRRRRRRRRRRRRRRR|RRRRRRRRRRRR___________________________________________________________
..L.LLLLLLLLLLLLLL....._.mm...mmmm.mm.mmmmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
......................._.mm...mmmm.mm.mmmmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
......................._......eeee..x.xxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
......................._......nnnn..k.kkkkkkkkkk|kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk
................LLLLLLL_........d.....ffffffffff|.fffffffffffffffffffffffffuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuufffff
...L.LLLLLLL..........._........SSSSSSSSSSSSSSSS@SSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSS
......................._........tttttttttttttttt@tttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttt
......................._........evvvvveevvceeece@cccvvcveeccvvcvvvcvvccvvcvvvcvvvcvvvcvvvcvvvcvvvcevvcvvvcvvvcvvvcvvvcv
......................._..............eebblebblb@.llbllsuellbllbbllbbllbelbbblbbelbbblbbblebblbbblebblbbblebllbbllbbllb
>>>>>>>>>>>>>>>>>>>>>>>_..............ee..ie.eie|.ii.iieeeii.ii..ii.eii.eie..ie.ei..ei...ie.ei...ie..i...ie.ii..ii..ii
......................._..............ee...e.e.e|......eeee..e...e..e.e.e.e...e.ee..e....ee.ee....e..e...ee..e..e....e
......................._..............ee...e.e.e|......eeee..e...e..e.e.e.e...e.ee..e....ee.ee....e..e...ee..e..e....e
......................._..............ee...e.e.e|......eeee..e...e..e.e.e.e...e.ee..e....ee.ee....e..e...ee..e..e....e
......................._..............ee...e.e.e|......eeee..e...e..e.e.e.e...e.ee..e....ee.ee....e..e...ee..e..e....e
......................._..............ee...e.e.e|......eeee..e...e..e.e.e.e...e.e...e....ee..e....e..e...ee..e..e....e
......................._..............ee...e.e.e|......eeee..e...e..e.e.e.e...e.e...e....ee..e....e..e...ee..e..e....e
......................._..............ee...e.e.e|......eeee..e...e..e.e.e.e...e.e...e....ee..e....e..e...ee..e..e....e
......................._..............ee...e.e.e|......eeee..e...e....e.e.e...e.e...e....ee..e....e..e...ee..e..e....e
......................._..............ee...e.e.e|......eeee..e...e....e...e...e.e...e....ee..e....e......ee..e..e....e
......................._..............ee.....e.e|......eeee..e...e....e.......e.e...e....ee..e....e.......e..e..e....e
......................._..............e......e.e|......e.ee..e...e....e..................ee..e....e..........e.......e
......................._..............e......e.e|......e.ee...............................e.......e..................e
......................._.....................e.e|......e.ee
......................._.......................e|
..L.LLLLLLLLLLLLLLLLLLL_..m...mmmm.ooooooooooooo|.oo.oommmmmm.mm.mmmmmm.mmmmmmmmmm.mmmm.mmmmmmmm.mmm.m.mmmm.mmmm.mmooooo
..L.LLLLLLLLLLLLLLLLLL._......mmmm...mmmmmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
..L.LLLLLLLLLLLLLLLLLLL_...............mmmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.33333333333....2222.3333333...222222.3...22222.333333

777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
