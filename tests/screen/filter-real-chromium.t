701 rows of Chromium: those that matter.
size: 120x36
trace: shared/corpus/local/chromium-startup.json.gz
keys: zR&RunTask dur>50ms<Enter>
--- text
 ttv  chromium-startup.json.gz   346,665 events   5.915 643 s             view -0.31 s .. 6.13 s   6.44 s   67.1 ms/col
 all 5.92 s            │                   ▁▃▃▃▃▆▇▅▂▂▃██▄▃▃▃▁    ▁▁▁▂▁▁▁▁
│2.54 s                ┤────┬0 s───────────┬1 s──────◆◆◆──┬2 s────◆──────┬3 s────◆──────┬4 s────◆──────┬5 s────◆──────┬─
>▼ Browser [28690]     ┤╌╌ 32 threads, 56 tracks, 13 of 69,978 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ ThreadPoo…r [28716]│                       ▏Th…▏░─▒ ░─▒─▒     │
  ▼ ThreadPoo…r [28717]│                       ▏ThreadPool_…      │
  ▼ ThreadPoo…r [28718]│                                ─░        │
  ▼ ThreadPoo…r [28726]│                           ─░             │
  ▼ ThreadPoo…r [28727]│                           ──·            │
  ▼ ThreadPoo…r [28728]│                                ░─        │
  ▼ ThreadPoo…r [28752]│                                ░─        │
  ▼ ThreadPoo…r [28753]│                           ──             │
  ▼ ThreadPoo…r [28754]│                           ──░            │
 ▼ Renderer [28781]    ┤╌╌ 15 threads, 20 tracks, 6 of 32,599 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ CrRendererMain     │                                 ░─       │    ──
  ▼ ThreadPoo…r [28785]│                                    ▒─    │
  ▼ ThreadPoo…r [28822]│                                    ──    │ ▒░
  ▼ ThreadPoo…r [28827]│                                    ▒▒    │
 ▼ Renderer [28793]    ┤╌╌ 13 threads, 36 tracks, 3 of 70,602 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ CrRendererMain     │                                  ░─·     ──▒──
 ▼ …network.mojom.Netw…┤╌╌ Service: network.mojom.NetworkService [28735]  9 threads, 23 tracks, 3 of 5,612 slices ╌╌╌╌╌╌
  ▼ Chrome_Ch…dIOThread│                        ───               │
  ▼ ThreadPoo…r [28740]│                                ──        │
  ▼ ThreadPoo…r [28746]│                                ──        │
 ▼ …storage.mojom.Stor…┤╌╌ Service: storage.mojom.StorageService [28756]  9 threads, 1 track, 2 of 1,167 slices ╌╌╌╌╌╌╌╌
  ▼ ThreadPoo…r [28771]│                           ░─   ──▒       │
                                                                  │
                                                                  │
                                                                  │
                                                                  │
                                                                  │
 nothing is selected
 span 5.915 643 s   processes 9   threads 107   slices 195,965   instants 48,166   flows 46,373   warnings 149

 Browser [28690]   32 threads, 56 tracks, 13 of 69,97…   filter: RunTask dur>50ms  27 slices  tracks 23/271   line 1/23
 \ show all, or not  & change the filter  p pin  x hide  U undo  Enter details  ? help  q quit
--- style
------TTTTTTTTTTTTTTTTTTTTTTTT--------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||................_RRRRIIIIRRRRRRRRRRRIIIIRRRRRRNNNRRIIIIRRRRNRRRRRRIIIIRRRRNRRRRRRIIIIRRRRNRRRRRRIIIIRRRRNRRRRRRIR
>>>>>>>>>>>>>>>>>>>>>>>____RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR|RR___________________________________________________
..L.LLLLLLLLLLLLLLLLLLL_.......................ttttt,t,.,t,t,.....|
..L.LLLLLLLLLLLLLLLLLLL_.......................ttttttttttttt......|
..L.LLLLLLLLLLLLLLLLLLL_................................t,........|
..L.LLLLLLLLLLLLLLLLLLL_...........................t,.............|
..L.LLLLLLLLLLLLLLLLLLL_...........................tt,............|
..L.LLLLLLLLLLLLLLLLLLL_................................,t........|
..L.LLLLLLLLLLLLLLLLLLL_................................,t........|
..L.LLLLLLLLLLLLLLLLLLL_...........................tt.............|
..L.LLLLLLLLLLLLLLLLLLL_...........................tt,............|
.P.PPPPPPPPPPPPPPPP....____RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR|R____________________________________________________
..L.LLLLLLLLLLLLLL....._.................................,m.......|....mm
..L.LLLLLLLLLLLLLLLLLLL_....................................,t....|
..L.LLLLLLLLLLLLLLLLLLL_....................................tt....|.,,
..L.LLLLLLLLLLLLLLLLLLL_....................................,,....|
.P.PPPPPPPPPPPPPPPP....____RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR|R____________________________________________________
..L.LLLLLLLLLLLLLL....._..................................,m,.....|m,mm
.P.PPPPPPPPPPPPPPPPPPPP____PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP|PPPPPRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR_______
..L.LLLLLLLLLLLLLLLLLLL_........................mmm...............|
..L.LLLLLLLLLLLLLLLLLLL_................................tt........|
..L.LLLLLLLLLLLLLLLLLLL_................................tt........|
.P.PPPPPPPPPPPPPPPPPPPP____PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP|PPPPPRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR_________
..L.LLLLLLLLLLLLLLLLLLL_...........................,t...tt,.......|
..................................................................|
..................................................................|
..................................................................|
..................................................................|
..................................................................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.33333333333...222222222.3...2222222.333...222222.3333333...22222222.333333...22222.333333...22222222.333

777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.655555555555555555..6555555555555555555..65555..655555..655555..6666655555555..655555..655555
