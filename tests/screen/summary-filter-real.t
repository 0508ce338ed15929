A filter keeps the summary that a trace opened with, filtered.
size: 120x36
trace: shared/corpus/local/chromium-devtools.json.gz
keys: &layout<Enter>
--- text
 ttv  chromium-devtools.json.gz   &layout    87,868 events   4.832 984 s  view -0.01 s .. 4.87 s   4.88 s   50.9 ms/col
 all 4.83 s            │        █▃    ▂▁▁▅▅▁▂▂▄▂▁▆▅▅▄▆▇▁▁▁▁▅▃▂▅▂▁▂▅▁▁▂▅▁▁▁▄▁▁▃▅▁▁▂▄▁▁▂▅▁▁▅▄▁▁▄▅▁▁▃▅▁▁▅▅▁▁▅▃▁▁▄▅▁▂▅▅▁▁▄▄▁
│1.22 s                ┤┬0 s───────────────┬1 s────────────────┬2 s────────────────┬3 s───────────────┬4 s──────────────
 ▼ Renderer [21651]    ┤╌╌ 9 threads, 9 tracks, 2,072 of 27,271 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ CrRendererMain     │        ▁▁    ▁▁▁▁▁▁▁▁ ▁▶ ▁ UpdateLayoutTree ▁▁▁▁▁▁▁ UpdateLayoutTree ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
                       │                        │        · UpdateLayoutTree                                            ·
                       │                  ▅   ▁ │ ▁▁ ▁▅  ▁▁▁ ▁▁  ▁▁  ▁▁  ▁   ▁   ▁   ▁   ▁   ▅   ▁   ▁   ▁  ▁▁  ▁▁  ▁▁
                       │                        │        ·· Layout
    instants           │         ▾    ◆   ◈   ◈ │ ◈◈ ◈◈  ◈◈◈ ◈◈  ◈◈  ◈◈  ◈   ◈   ◈   ◈   ◈   ◈   ◈   ◈   ◈  ◈◈  ◈◈  ◈◈
  ▶ AnimationFrame     │        ▁▂    ▁▁▁▂▂▁▁▂▁▁▁ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
 ▶ WebUI Top Renderer  ┤                        ▁▂▁ ▁▁▁                       10 threads, 2 tracks, 25 of 18,051 slices
                                                │
                                                │
                                                │
                                                │
                                                │
                                                │
                                                │
                                                │
                                                │
                                                │
                                                │
                                                │
                                                │
 what is slow in this view   filtered                                                        Tab, then Enter goes there
 slowest   15.5 ms  UpdateLayoutTree  WebUI Top Renderer 21636
           10.5 ms  Layout  Renderer 21651
           8.97 ms  Layout  WebUI Top Renderer 21636
           5.96 ms  UpdateLayoutTree  Renderer 21651
            594 µs  Layout > ScrollLayer  Renderer 21651
 self       341 ms   59.1 %  Layout
            236 ms   40.9 %  UpdateLayoutTree
 odd            44  a begin without an end, or an X without dur
               172  a flow event where no slice and no instant is
 Renderer [21651] / CrRendererMain [21651]   depth 2   1,563 sl…   filter: layout  2,097 slices  tracks 5/63   line 2/8
 \ show all, or not  & change the filter  p pin  x hide  U undo  Enter details  ? help  q quit
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTT--888888888--------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||................_IIIIRRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRRRIIIIRRRRRRRRRRRRRR
.P.PPPPPPPPPPPPPPPP....____RRRRRRRRRRRRRRRRRRRRR|RRRRRRRRRRRRRRRRRRRRR__________________________________________________
>>>>>>>>>>>>>>>>>>>>>>>_........mm....mmmmmmmm.m@.mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
......................._........................|........,.,,,,,,,,,,,,,,,,............................................,
......................._..................f...f.|.ff.ff..fff.ff..ff..ff..f...m...m...m...m...m...m...m...m..mm..mm..ff
......................._........................|........,,.,,,,,,
....LLLLLLLL..........._.........M....N...N...N.|.NN.NN..NMN.NN..NN..NN..N...N...N...N...N...N...N...N...N..NN..NN..NN
..L.LLLLLLLLLLLLLL....._........%%....%%%%%%%%%%|.%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%
.P.PPPPPPPPPPPPPPPPPP.._........................|%%.%%%.......................RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR
................................................|
................................................|
................................................|
................................................|
................................................|
................................................|
................................................|
................................................|
................................................|
................................................|
................................................|
................................................|
................................................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222...3333333..3333333333333333..222222222222222222222222
...........3333333..333333..22222222222222
...........3333333..333333..222222222222222222222222
...........3333333..3333333333333333..22222222222222
............333333..33333333333333333333..22222222222222
.2222.......333333...222222..333333
............333333...222222..3333333333333333
.222............33..3333333333333333333333333333333333333333333
...............333..333333333333333333333333333333333333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.655555555555555555..6555555555555555555..65555..655555..655555..6666655555555..655555..655555
