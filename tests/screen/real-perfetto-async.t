An async lane of a Perfetto trace, found by its name, and its args.
size: 120x36
trace: shared/corpus-system/perfetto/devtools-v8-cpuprofiler.pftrace.gz
keys: tblink::Animation<Enter>f<Enter>
--- text
 ttv  devtools-v8-cpuprofiler.pftrace.gz   100,842 events   4.203 193 s    view 0.17 s .. 4.21 s   4.04 s   42.1 ms/col
 all 4.2 s             │▂▁[▅▆▇▇█▇▄▄▇▅▆▅▆▇▄▄▄█▅▃▃▄▃▃▂▂▃▁▁▁▂▅▃▂▂▃▂▂▂▂▃▂▁▂▄▂▂▂▃▄▅▄▂▃▄▂▁▂▃▃▂▂▃▃▂▃▄▃▃▂▁▂▄▃▂▂▃▃▃▂▃▂▁▂▂▃▃▂▃▃▃▂]
│0.76 s                ┤───────┬0.5 s──────┬1.0 s──────┬1.5 s──────┬2.0 s──────┬2.5 s──────┬3.0 s──────┬3.5 s──────┬────
     performan….measure│  ▁▁▁▁▁▁▁▁▁▁▁▁│  ▁▁▁▁▁▁ frame "measure" \ ✓ ▁▁▁▁▁▁▁ ▁▁▁▁▁▁▁▁▁▁▁ frame "measure" \ ✓ ▁▁▁▁▁▁▁▁▁▁▁▁
    Chrome_Ch…dIOThread│▁▁▁▁▁▁ ▁▁▁▁▁▁▁│  ▁▁▁▁▁▁▁▁▁▁ ▁ ▁▁▁ ▁ ▁▁▁ ▁  ▁◆▁▁ ▁ ▁ ▁▁ ▁◆▁  ▁  ▁▁▁▁ ▁▁ ◆▁ ▁▁ ▁ ▁▁▁ ▁ ▁  ▁  ▁▁▁▁▁
  ▶ Compositor [24431] │▁▁▁▂▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▂▁▁▁▁▁▁▁▁▂▁▁▁▁▁▁▁▁▁▁▁▂▁▁▁▁▁▁▂▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▂▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▂▁▂▁▁
  ▶ Dedicated…er thread│   ▂▅▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
    PerfettoTrace      │▁▁ ▁ ▁  ▁ RunTask   ▁  ▁        ▁           ▁ ▁▁        ▁           ▁  ▁        ▁ RunTask   ▁  ▁
  ▶ ThreadPoo…r [24390]│▁▁▁▁ ▁ ▂▁▁▁▁▃▁│  ▁▁  ▁▁▁▁ ▁    ▁▁    ▁▁ ▁▁   ▁      ▁▁      ▁     ▁       ▁    ▁▁▁ ▁    ▁     ▁▁
  ▶ ThreadPoo…r [24395]│ ▁▁         ▂ │      ▁▁        ▂         ▁                  ▁                 3 rows, 24 slices
    ThreadPoo…r [24497]│ ◈◆          ▁│      ▁·        ▃         · V8.GC_SCAVENGER_BACKGROUND_SCAVENG… · V8.GC_SCAVENGE…
  ▶ PipelineReporter   │▃▅▅▇▇▇▇▇▇▇▇▇▆▄▅▅▅▅▄▄▄▅▅▄▃▂▄▂▂▂▃▅▄▂▂▄▅▄▅▄▆▄▄▅▅▅▄▅▄▅▅▇▅▄▄▅▄▅▄▅▅▄▄▄▅▄▅▄▄▅▅▄▄▄▅▄▅▅▅▅▅▅▅▅▅▅▄▅▅▅▄▅▄▅▄▂
> ▼ blink::Animation   │   ▶Animation██████████████████████████████████████████████████████████████████████████████████»
                 lane 2│   ▏Animation──────────────────────────────────────────────────────────────────────────────────»
                 lane 3│   ▏Animation──────────────────────────────────────────────────────────────────────────────────»
                 lane 4│   ▏Animation──────────────────────────────────────────────────────────────────────────────────»
                 lane 5│   ▏Animation──────────────────────────────────────────────────────────────────────────────────»
                 lane 6│   ▏Animation──────────────────────────────────────────────────────────────────────────────────»
                 lane 7│   ▏Animation──────────────────────────────────────────────────────────────────────────────────»
                 lane 8│   ▏Animation──────────────────────────────────────────────────────────────────────────────────»
 Animation                                                                                                      1 of 19
 name       Animation                                      │     displayName "s"
 start      0.285 327 454 s                                │     name ""
            absolute 884.249 967 454 s                     │     nodeName "DIV class='b'"
 end        4.203 192 502 s (never ended: up to the end of…│     state "running"
 wall       3.917 865 s or more                            │     id "1"
 self       3.917 865 s  100.0 %                           │     nodeId 5
 category   blink.animations,devtools.timeline,benchmark,r…│
 process    Renderer [24377]                               │
 track      blink::Animation                               │
 depth      0                                              │
 same name  14, 13 never ended                             │
 args (1)                                                  │
 ▼ data {6}                                                │
 Renderer [24377] / blink::Animation   depth 0   1 slice                                                     line 23/41
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-----------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRR............._OOVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVV
|||||||................_RRRRRRRIIIIIIRRRRRRIIIIIIRRRRRRIIIIIIRRRRRRIIIIIIRRRRRRIIIIIIRRRRRRIIIIIIRRRRRRIIIIIIRRRRRRIRRRR
.....LLLLLLLLLLLLLLLLLL_..kkkkkkkkkkkk|..kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk.kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk
....LLLLLLLLLLLLLLLLLLL_mmmmmm.mmmmmmm|..mmmmmmmmmm.m.mmm.m.mmm.m..mNmm.m.m.mm.mNm..m..mmmm.mm.Nm.mm.m.mmm.m.m..m..mmmmm
..L.LLLLLLLLLLLLLLLLLL._mmmmmmmmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
..L.LLLLLLLLLLLLLLLLLLL_...mmmmmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
....LLLLLLLLLLLLL......_mm.m.m..m.mmmm|mm...m..m........m...........m.mm........m...........m..m........m.mmmmmmm...m..m
..L.LLLLLLLLLLLLLLLLLLL_hhbb.b.bbbbbbb|..bb..bvvv.v....vv....vv.vv...v......vv......v.....h.......h....hhh.k....k.....kk
..L.LLLLLLLLLLLLLLLLLLL_.sb.........b.|......bv........v.........v..................b.................RRRRRRRRRRRRRRRRR
....LLLLLLLLLLLLLLLLLLL_.NN..........b|......b,........b.........,.,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,.,.,,,,,,,,,,,,,,,
..L.LLLLLLLLLLLLLLLL..._bbbbbbbbbbbbbb|bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
>>>>>>>>>>>>>>>>>>>>>>>_...@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
.................LLLLLL_...vvvvvvvvvvv|vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv
.................LLLLLL_...vvvvvvvvvvv|vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv
.................LLLLLL_...vvvvvvvvvvv|vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv
.................LLLLLL_...vvvvvvvvvvv|vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv
.................LLLLLL_...vvvvvvvvvvv|vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv
.................LLLLLL_...vvvvvvvvvvv|vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv
.................LLLLLL_...vvvvvvvvvvv|vvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvvv
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.4444444444444444444444444444444444444444444444444444444444_.....22222222222.333
.22222......333333333333333................................_.....2222.33
............33333333333333333333333333....................._.....22222222.333333333333333
.222........33333333333333333333333333333333333333333333333_.....22222.333333333
.2222.......3333333333333333333............................_.....22.333
.2222.......33333333333333333333..........................._.....222222.3
.22222222...33333333333333333333333333333333333333333333333_
.2222222....3333333333333333..............................._
.22222......3333333333333333..............................._
.22222......3.............................................._
.222222222..333333333333333333............................._
.PPPPPPPP.................................................._
.2.2222.333................................................_
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
