chromium's DevTools: a sample's stack with shares.
size: 120x36
trace: shared/corpus/local/chromium-devtools.json.gz
keys: tsamples<Enter>4jll<Enter>
--- text
 ttv  chromium-devtools.json.gz   87,868 events   4.832 984 s             view -0.01 s .. 4.87 s   4.88 s   50.9 ms/col
 all 4.83 s            │▁▁▆▄▅▇█▇█▃▂▃▂▂▅▇▇▆▅▄▃▄▃▅▃▄▃▄▃▃▃▂▃▃▂▄▁▁▃▃▁▁▂▁▂▁▃▂▂▂▃▂▂▂▃▂▃▂▃▂▂▁▄▂▂▂▂▂▃▂▃▂▂▂▃▂▂▂▂▂▂▂▃▂▂▂▃▂▂▂▂▃▂▂▃▂
│1.35 s                ┤┬0 s───────────────┬1 s────────────────┬2 s────────────────┬3 s───────────────┬4 s──────────────
 ▼ Renderer [21651]    ┤╌╌ 9 threads, 9 tracks, 27,271 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ CrRendererMain     │ ▁▁   ▁▁▇▁ ▁▁ ▇▇▅▅▇▅▅▅▅▅───▅ RunTask ▅▇▅▁▅▅▅▁▅▅▁▁▅▅▃ RunTask ▃▃▃▃▇▃▃▃▇▃▃▃▃▃▃▃▇▃▃▃▃▃▃▃▇▃▃▃▇▃▅▁▇▁▁
                       │ ▁▁   ▁▁▇▁ ▁▁ ▅▇▅▅▇▅▅▅▅▅───▅ ThreadControllerImp… ▅▃ ThreadControllerImpl::RunTask DOMTi… ▃▁▁▇▁▁
                       │      ▁▁▇▁  ▁ ▅▅▅▅▅▅▅▅▅▅───▅ TimerFire 6 ▅▅▅▁▅▅▁▁▅▅▃ TimerFire 1 ▃▃▃▃▇▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▇▃▃▃▇▃▁▁▇▁▁
                       │      ▁▁▁▁  ▃ ▃▃▃▃▃▃▃▃▇▃───▃ FunctionCall app.js… ▃▃ FunctionCall app.js:7 ▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▁▁▅▁▁
                +4 rows│        ▁     ▁▁▁▁▅▁▁▁▅▁▁ ▁ MinorGC allocation f… ▁▁ V8.GC_SCAVENGER_SCAVENGE ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
   ▼ samples           │        ◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈
                       │        ▏(root)───────────▶────────────────────────────────────────────────────────────────────
                       │        ─▅▏(i…▃▅▄▃─▃▄▃▆▃▅─▃▅▆▅▆▃▃▆▂▅▅▄▅▃▆▃▄▅▆▄▂▆─▄▅▅▄▄▄▅▅▄▅─▅▅▃──▄▆▄▅▅▄▄▆▆▃▅▆▄▆▄▆▄▅▆▅▅▄▅▄▅▄▃▃▄─
                       │              ····─···▆·· ▃▄··▆···▂▅·▁▅··▂▄··▄▂··▄···▄···▄···▅···▄···▅···▅···▄···▄···▄··▁▅··▂▄·
>                      │              ··  ·· ·▁·  ·· ·▁····▁ ··  ·· ··· ·▁·  ▁· ·▁  ·▁   ·· ··   ▁·  ·   ▁· ··  ··  ▁·
                       │              ··   · · ·  │    ····  ·   ·  · · · ·   · ··  ·    ·· ··    ·  ·   ··  ·  ·    ·
                       │              ··   · · ·  │    ····  ·   ·  · · · ·   · ··  ·    ·· ··    ·  ·   ··  ·  ·    ·
                       │              ··   · · ·  │    ····  ·   ·  · · · ·   · ··  ·    ·· ··    ·  ·   ··  ·  ·    ·
                       │              ··   · · ·  │    ····  ·   ·  · · · ·   · ··  ·    ·· ··    ·  ·   ··  ·  ·    ·
                       │              ··   · · ·  │    ····  ·   ·  · · · ·   · ·   ·    ··  ·    ·  ·   ··  ·  ·    ·
                       │              ··   · · ·  │    ····  ·   ·  · · · ·   · ·   ·    ··  ·    ·  ·   ··  ·  ·    ·
 sample appendChild                                                                                             1 of 22
 time       1.348 889 s                                    │ args (1)
            absolute 843.265 211 s                         │ ▼ data {5}
 name       Profile                                        │   ▼ cpuProfile {2}
 weight     1                                              │     ▶ samples [100]  37, 37, 37, 37, 37, 37, 37, 37, 37, …
 depth      3 of 3                                         │     ▶ trace_ids {35}  2231390613 9, 5027087509803264 28, …
 sample     3,027 of 21,998                                │   ▶ columns [100]  68, 68, 68, 68, 68, 68, 68, 61, 68, 61…
 process    Renderer [21651]                               │   ▶ lines [100]  15, 15, 15, 15, 15, 15, 15, 15, 15, 15, …
 thread     CrRendererMain [21651]                         │     source "Internal"
 stack: total, self of 21,998 samples                      │   ▶ timeDeltas [100]  266, 77, 176, 145, 195, 167, 186, 1…
 *  4.2 %   4.2 %  appendChild                             │
   23.2 %  18.9 %  layoutThrash   http://127.0.0.1:8741/ap…│
   23.4 %   0.2 %  (anonymous)   http://127.0.0.1:8741/app…│
  100.0 %          (root)                                  │
 Renderer [21651] / CrRendererMain [21651] / samples                                                         line 11/44
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTT-------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||................_IIIIRRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRR
.P.PPPPPPPPPPPPPPPP....____RRRRRRRRRRRRRRRRRRRRRRR|RRRRRRRRRR___________________________________________________________
..L.LLLLLLLLLLLLLL....._.mm...mmmm.mm.mmmmmmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
......................._.mm...mmmm.mm.mmmmmmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
......................._......eeee..x.xxxxxxxxxxxx|xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
......................._......nnnn..k.kkkkkkkkkkkk|kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk
................LLLLLLL_........d.....fffffffffff.|ffffffffffffffffffffffffuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuufffff
...L.LLLLLLL..........._........SSSSSSSSSSSSSSSSSS@SSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSSS
......................._........tttttttttttttttttt@tttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttt
......................._........evvvvveevvceeececc@cvvcveeccvvcvvvcvvccvvcvvvcvvvcvvvcvvvcvvvcvvvcevvcvvvcvvvcvvvcvvvcv
......................._..............eebblebblbb.@lbllsuellbllbbllbbllbelbbblbbelbbblbbblebblbbblebblbbblebllbbllbbllb
>>>>>>>>>>>>>>>>>>>>>>>_..............ee..ie.eie..@i.iieeeii.ii..ii.eii.eie..ie.ei..ei...ie.ei...ie..i...ie.ii..ii..ii
......................._..............ee...e.e.e..|....eeee..e...e..e.e.e.e...e.ee..e....ee.ee....e..e...ee..e..e....e
......................._..............ee...e.e.e..|....eeee..e...e..e.e.e.e...e.ee..e....ee.ee....e..e...ee..e..e....e
......................._..............ee...e.e.e..|....eeee..e...e..e.e.e.e...e.ee..e....ee.ee....e..e...ee..e..e....e
......................._..............ee...e.e.e..|....eeee..e...e..e.e.e.e...e.ee..e....ee.ee....e..e...ee..e..e....e
......................._..............ee...e.e.e..|....eeee..e...e..e.e.e.e...e.e...e....ee..e....e..e...ee..e..e....e
......................._..............ee...e.e.e..|....eeee..e...e..e.e.e.e...e.e...e....ee..e....e..e...ee..e..e....e
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.4444444444444444444444444444444444444444444444444444444444_.PPPPPPPP
............3333333333333333333333........................._.2.2222.333
.2222.......3333333........................................_...2.2222222222.333
.222222.....3.............................................._.....2.2222222.33333333333333333333333333333333333333333333
.22222......333333........................................._.....2.222222222.333333333333333333333333333333333333333333
.222222.....333333333333333................................_...2.2222222.3333333333333333333333333333333333333333333333
.2222222....3333333333333333..............................._...2.22222.333333333333333333333333333333333333333333333333
.222222.....3333333333333333333333........................._.....222222.3333333333
.PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP......................_...2.2222222222.3333333333333333333333333333333333333333333
.33333333333333333333333333333............................._
.3333333333333333333333333333333333333333333333333333333333_
.3333333333333333333333333333333333333333333333333333333333_
.333333333333333333333333.................................._
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
