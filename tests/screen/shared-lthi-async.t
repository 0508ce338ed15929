lthi_cats: old async events with their steps below.
size: 120x36
trace: shared/corpus/catapult/lthi_cats.json.gz
keys: tInputLatency<Enter>$ufj<Enter>
--- text
 ttv  lthi_cats.json.gz   67,595 events   4.159 154 s            view 4.156 56 s .. 4.159 17 s   2.62 ms   27.2 µs/col
 all 4.16 s            │▂▅▃▁▁▁▂█▆▂▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▂▂▂▃▂▁▁▁▁▁▁▁▁▁▁▁▁▁▂▁▃▂▂▁▁▂▂▂▂▂▂▁▁▃▄▁▂▂▂▁▁▂▁▂▃▃▂▂▂▂▂▂▃▃▂▂▂▂▁▂▁▁▁▇▄▅▃[]
│4.156 63 s            ┤────────────────┬4.157 0 s────────┬4.157 5 s────────┬4.158 0 s─────────┬4.158 5 s────────┬──────
  ▼ Input…tency lane 24│…InputLatency─────────────────────────────────────────────────────────────────────────────────»
                       │…MouseMove────────────────────────────────────────────────────────────────────────────────────»
                lane 25│…InputLatency─────────────────────────────────────────────────────────────────────────────────»
                       │…MouseMove────────────────────────────────────────────────────────────────────────────────────»
                lane 26│…InputLatency─────────────────────────────────────────────────────────────────────────────────»
                       │…RawKeyDown───────────────────────────────────────────────────────────────────────────────────»
                lane 27│…InputLatency─────────────────────────────────────────────────────────────────────────────────»
                       │…Char─────────────────────────────────────────────────────────────────────────────────────────»
                lane 28│  ▏InputLatency───────────────────────────────────────────────────────────────────────────────»
>   InputLatency       │  │▶KeyUp█████████████████████████████████████████████████████████████████████████████████████»
                lane 29│…InputLatency─────────────────────────────────────────────────────────────────────────────────»
                       │…KeyUp────────────────────────────────────────────────────────────────────────────────────────»
  ▶ URLRequest         │  │                                    2 rows, 23 slices ▇█████████████████████████████████████▃
 ▶ Renderer [89420]    ┤  │                                                                      2 threads, 14 slices ▁▁
 ▶ Renderer [89423]    ┤  │                                                                      2 threads, 9 slices ▁▁▁
 ▶ Renderer [89428]    ┤▂▂▂▂▂▂▂▂▂▂▂▂▂▃▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▁▁▁▁▁▁▁▁▁▂▂▁▂▂▂▂▂▁▁▁▂▁▁▁▁▁▁▁▁▁▁▁▁
 ▼ Renderer [89429]    ┤╌╌│cats - Google Search  5 threads, 12 tracks, 25,015 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
 KeyUp                                                                                                          1 of 18
 name       KeyUp                                          │   step "KeyUp"
 start      4.156 626 s                                    │ ancestors: share of, wall
            absolute 456,442.597 994 s                     │  99.6 %   2.54 ms  InputLatency
 end        4.159 154 s (never ended: up to the end of the…│ event (1)
 wall       2.528 ms or more                               │   id "0xc0000152f"
 self       2.528 ms  100.0 %                              │
 of parent  99.6 %                                         │
 category   benchmark                                      │
 process    Browser [89414]                                │
 async      InputLatency                                   │
 depth      1 in lane 28                                   │
 same name  5, 4 never ended                               │
 args (1)                                                  │
 Browser [89414] / InputLatency   depth 1  lane 28   33 slices                        tracks 51/81 in view   line 61/91
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTTTTTTTTT------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOVV
|||||||||||............_RRRRRRRRRRRRRRRRIIIIIIIIIIRRRRRRRRIIIIIIIIIIRRRRRRRRIIIIIIIIIIRRRRRRRRRIIIIIIIIIIRRRRRRRRIRRRRRR
..L.LLLLLLLLLLL.LLLLLLL_hh|hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh
......................._ll|llllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllll
................LLLLLLL_hh|hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh
......................._ll|llllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllll
................LLLLLLL_hh|hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh
......................._rr|rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr
................LLLLLLL_hh|hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh
......................._rr|rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr
................LLLLLLL_..|hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh
>>>>>>>>>>>>>>>>>>>>>>>_..|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
................LLLLLLL_hh|hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh
......................._ee|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee
..L.LLLLLLLLLL........._..|....................................RRRRRRRRRRRRRRRRR.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee
.P.PPPPPPPPPPPPPPPP...._..|......................................................................RRRRRRRRRRRRRRRRRRRR.%%
.P.PPPPPPPPPPPPPPPP...._..|......................................................................RRRRRRRRRRRRRRRRRRR.eee
.P.PPPPPPPPPPPPPPPP...._tt|ttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttttt
.P.PPPPPPPPPPPPPPPP....___|LLLLLLLLLLLLLLLLLLLLRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR____________________________________
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.4444444444444444444444444444444444444444444444444444444444_...2222.3333333
.22222......33333333333...................................._.PPPPPPPPPPPPPPPPPPPPPPPPP
............33333333333333333333333333....................._.3333333333333333333333333333333
.222........33333333333333333333333333333333333333333333333_.PPPPPPPPP
.2222.......3333333333333333..............................._...22.3333333333333
.2222.......33333333333333333.............................._
.222222222..333333........................................._
.22222222...333333333......................................_
.2222222....333333333333333................................_
.22222......333333333333..................................._
.22222......333333333333..................................._
.222222222..3333333333333333..............................._
.PPPPPPPP.................................................._
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
