chromium's DevTools: a V8 profile as a flame.
size: 120x36
trace: shared/corpus/local/chromium-devtools.json.gz
keys: tCrRendererMain [21651] / samples<Enter>4j
--- text
 ttv  chromium-devtools.json.gz   87,868 events   4.832 984 s             view -0.18 s .. 5.23 s   5.42 s   56.4 ms/col
 all 4.83 s            │▁▁▆▄▅▇█▇█▃▂▃▂▂▅▇▇▆▅▄▃▄▃▅▃▄▃▄▃▃▃▂▃▃▂▄▁▁▃▃▁▁▂▁▂▁▃▂▂▂▃▂▂▂▃▂▃▂▃▂▂▁▄▂▂▂▂▂▃▂▃▂▂▂▃▂▂▂▂▂▂▂▃▂▂▂▃▂▂▂▂▃▂▂▃▂
│1.22 s                ┤───┬0 s─────────────┬1 s──────────────┬2 s──────────────┬3 s──────────────┬4 s─────────────┬5 s─
 ▼ Renderer [21651]    ┤╌╌ 9 threads, 9 tracks, 27,271 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ CrRendererMain     │    ▁▁   ▅▇▅ ▁▁▅▇▅▅▅▅▅▅▇▅──▇▅▁▇▅▅▅▅▅▅▅▅▁▅▅▅▅▇▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▇▃▃▇▁▅▅▅▁
                       │    ▁▁   ▅▇▅ ▁▁▅▇▅▅▅▅▅▅▇▅──▇▅▁▇▅▅▅▅▅▅▅▅▁▅▅▅▁▇▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▇▁▁▅▅▁
                       │         ▃▇▃  ▃▃▃▃▃▃▃▃▃▇▃──▇▃▃▇▃▃▃▇▃▃▇▃▃▃▃▃▃▇▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▇▁▁▁▅▁
                       │         ▃▃▃  ▃▃▃▃▃▃▃▃▃▇▃──▇▃▃▇▃▃▃▇▃▃▇▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▁▁▁▅▁
                +4 rows│          ▁    ▁▁▁▁▅▁▁▁▅▁▁ ▅▁▁▅▁▁▁▅▁▁▅▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
    instants           │         ◈◈◈   ◈◈◈◈◈◈◈◈◈◈  ◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈
   ▼ samples           │          ◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈
                       │          ▶(root)████████████████████████████████████████████████████████████████████████
                       │          ─▄───▆▄▄▄▆▃▄▂▅▃──▆▄▆▆▂▃▅▅▃▅▆▂▆▃▃▅▆▄▆▅▃▃▅▆▄▅▅▄▃▅▅▄▄▆▅▃▅▅▅▃▅▆▆▄▆▄▄▄▅▄▅▆▄▄▅▅▅▅▄▃▃▅
                       │               ····▆···▅·  ▆··▆···▅··▆··▃▃··▄··▃···▄··▂▂··▄···▃··▅···▆··▄···▄··▄···▅··▃▃·
>                      │                ·· ▂· ··│  ▁  ····· ··  ·▁ ·· ···  ▁· ·· ··  ·· ·▁·  ·· ··  ·· ·· ··  ▁·
                       │                ··  · ··│      ···· ·   ·  ·· · ·   · ·· ·   ·· · ·   ·  ·  ··  · ·    ·
                       │                ··  · ··│      ···· ·   ·  ·· · ·   · ·· ·   ·· · ·   ·  ·  ··  · ·    ·
                       │                ··  · ··│      ···· ·   ·  ·· · ·   · ·· ·   ·· · ·   ·  ·  ··  · ·    ·
                       │                ··  · ··│      ···· ·   ·  ·· · ·   · ·· ·   ·· · ·   ·  ·  ··  · ·    ·
                       │                ··  · ··│      ···· ·   ·  ·· · ·   · ·  ·   ··   ·   ·  ·  ··  · ·    ·
                       │                ··  · ··│      ···· ·   ·  ·· · ·   · ·  ·   ··   ·   ·  ·  ··  · ·    ·
                       │                ··  · ··│      ···· ·   ·  ·· · ·   · ·  ·   ··   ·   ·  ·  ··  · ·    ·
                       │                ··  · ··│      ···· ·   ·   · · ·   · ·  ·   ··   ·   ·  ·  ··  · ·    ·
                       │                ··  · ··│      ···· ·   ·   ·   ·   · ·  ·   ··   ·   ·     ··  · ·    ·
                       │                ··    ··│      ···· ·   ·   ·       · ·  ·   ··   ·   ·      ·  · ·    ·
                       │                ·     ··│      · ·· ·   ·   ·                ··   ·   ·         ·      ·
                       │                ·     ··│      · ··                           ·       ·                ·
                       │                      ··│      · ··
                       │                       ·│
  ▶ Chrome_Ch…dIOThread│    ▁    ▁▁▁ ▁▁▁▁▁▁▁▁▁▁▁▁  ▁ ▁▁▁▁▁▁▁ ▁▁ ▁▁▁▁▁ ▁ ▁▁▁▁▁▁▁▁▁▁▁▁▁ ▁▁ ▁▁▁ ▁▁▁ ▁▁▁▁▁ ▁▁▁ ▁▁▁▁▁▁
  ▶ Compositor [21684] │         ▁▁▁   ▁▁▁▁▁▁▁▁▁▁▁▁▁▂▁▁▁▁▂▁▁▁▁▁▁▁▁▁▁▁▂▂▂▂▁▁▂▂▂▁▁▁▁▁▂▁▁▂▁▂▁▂▂▂▂▃▂▂▁▁▂▂▂▁▁▂▂▁▂▁▂▂▁▁
 sample (idle)
 time 1.221 170 s   name Profile   weight 1   depth 1 of 1

 Renderer [21651] / CrRendererMain [21651] / samples                                                         line 12/45
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTT-------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||................_RRRIIIIRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRIIIIR
.P.PPPPPPPPPPPPPPPP....____RRRRRRRRRRRRRRRRRRRRR|RRRRRRRRRRRR___________________________________________________________
..L.LLLLLLLLLLLLLL....._....mm...mmm.mmmmmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
......................._....mm...mmm.mmmmmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
......................._.........xxx..xxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
......................._.........kkk..kkkkkkkkkk|kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk
................LLLLLLL_..........f....fffffffff|f.fffffffffffffffffuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuufffff
....LLLLLLLL..........._.........MMM...NMMNNNNNN|..NNNNNNNMNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN
...L.LLLLLLL..........._..........SSSSSSSSSSSSSS@SSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSS
......................._..........@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
......................._..........evvvvveevceevc@cccvvcveecvvcvvccvvcvvcvvvcvvvvvvcvvvcvvcvvvcvvcvvvcvvcevvcvvccv
......................._...............bebbllsll@..lbblsublbelbbllbelbellbblbsllbelbbllbbllbblbbllsblebllbelbbllb
>>>>>>>>>>>>>>>>>>>>>>>_................ee.ie.ei|..i..ieeei.ei..ii.ei.eie..ie.ii.ei..ei.eii..ie.ie..ie.ii.ei..ii
......................._................ee..e.ee|......eeee.e...e..ee.e.e...e.ee.e...ee.e.e...e..e..ee..e.e....e
......................._................ee..e.ee|......eeee.e...e..ee.e.e...e.ee.e...ee.e.e...e..e..ee..e.e....e
......................._................ee..e.ee|......eeee.e...e..ee.e.e...e.ee.e...ee.e.e...e..e..ee..e.e....e
......................._................ee..e.ee|......eeee.e...e..ee.e.e...e.ee.e...ee.e.e...e..e..ee..e.e....e
......................._................ee..e.ee|......eeee.e...e..ee.e.e...e.e..e...ee...e...e..e..ee..e.e....e
......................._................ee..e.ee|......eeee.e...e..ee.e.e...e.e..e...ee...e...e..e..ee..e.e....e
......................._................ee..e.ee|......eeee.e...e..ee.e.e...e.e..e...ee...e...e..e..ee..e.e....e
......................._................ee..e.ee|......eeee.e...e...e.e.e...e.e..e...ee...e...e..e..ee..e.e....e
......................._................ee..e.ee|......eeee.e...e...e...e...e.e..e...ee...e...e.....ee..e.e....e
......................._................ee....ee|......eeee.e...e...e.......e.e..e...ee...e...e......e..e.e....e
......................._................e.....ee|......e.ee.e...e...e................ee...e...e.........e......e
......................._................e.....ee|......e.ee...........................e.......e................e
......................._......................ee|......e.ee
......................._.......................e|
..L.LLLLLLLLLLLLLLLLLLL_....m....mmm.mmmmmmmmmmm|..m.mmmmmmm.mm.mmmmm.m.mmmmmmmmmmmmm.mm.mmm.mmm.mmmmm.mmm.mooooo
..L.LLLLLLLLLLLLLLLLLL._.........ooo...ooooooooo|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.33333333333...2222.3333333...222222.3...22222.333333

777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
