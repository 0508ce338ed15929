On a slow line: marks of one byte, colours by longer stretches, plain bars of
what is folded.
size: 100x24
trace: traces/chromium-memory-infra.json.gz
keys: :set link=slow<Enter>
--- text
 ttv  chromium-memory-infra.json.gz   1,862 events    view -0.15 s .. 5.09 s   5.23 s   67.1 ms/col
 all 4.99 s          │▁  ▅▅▃▁▂▂▂▂▁▂▂▂▂▂▂▄▁▁▄▂▁▂▁▃▂▄▆▅▃▂▂▁▂▂▂▂▂▃▅▂▂▁ ▁ ▃▂▂ ▁   █▅▅▅▁▁▂▂▂▂▂█▅▄▂▁▁▂▂▂▂▅
│0.23 s              ┤──┬0 s─◆──────◆──┬1 s─◆──────◆─┬2 s──◆──────◆─┬3 s──◆──────◆─┬4 s──◆──────◆─┬─
 ▼ global            ┤╌╌ 11 events ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
   instants          │  ◆  │ ◆ Act… ◆ Acti… ◆ Act… ◆ Acti… ◆ Act… ◆ Acti… ◆ Act… ◆ Acti… ◆ Act… ◆
 ▼ /usr/lib/chromium…┤╌╌ /usr/lib/chromium/chromium --ty… [25660]  4 threads, 2 tracks, 226 slices ╌
>   CrRendererMain   │     ▶=            .: . :    :%:         ..     :.      %!!.      :!:!      :
    Compositor       │     .             .  .       .          .      .         .        .        .
    DedicatedWorker …│     │             .  .       .          .      .        .         .        .
    MemoryInfra      │     :             .. .:      .          .      .         .         .       :
    ProcessMemoryDump│     =─            :: :─:    =─:         :.     =.      ───        ───      :
  ▶ memory dumps     │     │            ●▃▃▃●▄▄▄▄▄●▄▄▄▄▄▄▄▄▄▄●▆▆▆●▇▇▇▇▇▇●▇▇▇▇▇▇▇▇▇▇▇▇▇▇●████████●██
 ▼ Browser [25469]   ┤╌╌ 6 threads, 3 tracks, 462 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    CrBrowserMain    │     :              . .       .          .      .       .          .        .
    Chrome_IOThread  │     .              . .       .          .      .       .          .        .
    MemoryInfra      │     :       :▏Glob…: %..  !!:.    .▏Glo…:=! .  ::=     :    :▏Glo…:   :▏Gl…:
    ThreadPoolForegr…│     .              . .       .          .      .       .
    ThreadPoolForegr…│     │              . .       .                                             .
    ThreadPoolForegr…│     │                                                             .
    GlobalMemoryDump │     ▏GlobalMemory… ───▏Glo…  ▏GlobalMe… ──  .  =─:     ▏GlobalMe… ▏Global… =
 MemoryDumpManager::InvokeOnMemoryDump
 start 0.234 972 s   wall 100 µs   self 100 µs  100.0 %   cpu 96 µs  96.0 %   depth 0
 /usr/lib/chromium/chromium --ty [25660] / CrRendererMain [25660]   depth 0   117 slic…   line 4/59
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTT-------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||.............._RRIIIIRNRRRRRRNRRIIIIRNRRRRRRNRIIIIRRNRRRRRRNRIIIIRRNRRRRRRNRIIIIRRNRRRRRRNRIR
.P.PPPPPP............____RR|RRRRRR__________________________________________________________________
...LLLLLLLL.........._..N..|.N.NNNN.N.NNNNN.N.NNNN.N.NNNNN.N.NNNN.N.NNNNN.N.NNNN.N.NNNNN.N.NNNN.N
.P.PPPPPPPPPPPPPPPPPP____PP|PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR__
>>>>>>>>>>>>>>>>>>>>>_.....@,............,,.,.,....,c,.........,,.....,,......rrr,......,r,,......,
....LLLLLLLLLL......._.....|.............,..,.......,..........,......,.........,........,........,
....LLLLLLLLLLLLLLLLL_.....|.............,..,.......,..........,......,........,.........,........,
....LLLLLLLLLLL......_.....|.............,,.,,......,..........,......,.........,.........,.......,
....LLLLLLLLLLLLLLLLL_.....|h............,,.,h,....,h,.........,,.....,,......hhh........hhh......,
..L.LLLLLLLLLLLL....._.....|............BCCCBCCCCCBCCCCCCCCCCBCCCBCCCCCCBCCCCCCCCCCCCCCBCCCCCCCCBCC
.P.PPPPPPPPPPPPPPP...____RR|RRRRRRRRRRRRRRRRRRRRRRRRRRRR____________________________________________
....LLLLLLLLLLLLL...._.....|..............,.,.......,..........,......,.......,..........,........,
....LLLLLLLLLLLLLLL.._.....|..............,.,.......,..........,......,.......,..........,........,
....LLLLLLLLLLL......_.....|.......,uuuuuu,.u,,..u,,,....,uuuuu,,,.,..,,,.....,....,uuuuu,...,uuuu,
....LLLLLLLLLLLLLLLLL_.....|..............,.,.......,..........,......,.......,
....LLLLLLLLLLLLLLLLL_.....|..............,.,.......,.............................................,
....LLLLLLLLLLLLLLLLL_.....|.............................................................,
....LLLLLLLLLLLLLLLL._.....|kkkkkkkkkkkkk.kkkkkkkk..kkkkkkkkkk.kk..,..,k,.....kkkkkkkkkk.kkkkkkkk.,
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.33333333333...2222.333333...2222.333333333333333...222.3333333333333...22222.3
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..5
