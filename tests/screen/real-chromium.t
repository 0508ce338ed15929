chromium: objects, memory dumps and many processes.
size: 120x36
trace: traces/chromium-memory-infra.json.gz
keys: G
--- text
 ttv  chromium-memory-infra.json.gz   1,862 events   4.990 559 s          view -0.22 s .. 5.20 s   5.42 s   56.4 ms/col
 all 4.99 s            │▁  ▁▅▅▃▁▁▂▂▂▂▁▁▂▂▂▂▂▂▂▄▃▁▁▄▂▁▁▂▁▃▂▂▆▆▅▃▂▂▂▁▁▂▂▂▂▂▂▅▂▂▂ ▁▁  ▂▃▂▂ ▁    █▅▅▅▃▁▁▁▂▂▂▂▂▂█▅▂▂▁▁▁▂▂▂▂▂▅
│0.23 s                ┤───┬0 s───◆────────◆─┬1 s──◆────────◆──┬2 s──◆────────◆──┬3 s──◆────────◆─┬4 s───◆───────◆──┬5 s
 ▼ Renderer [25783]    ┤╌╌ 2 threads, 2 tracks, 153 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    CrRendererMain     │       ░▌▌              ··  ·       ·▌            ·        ░        ░           ░░         ·░
    MemoryInfra [25853]│        ·               ░   ·        ·            ░        ░        ·            ·         ·
    ProcessMemoryDump  │       ▒──              ░░  ░       ░─            ─        ▒        ░           ░░         ░░
  ▶ memory dumps       │        │             ●█████●█████●█████████████●███●███████●██████████████████●██████████●██
 ▼ Service: network.mo…┤╌╌ Service: network.mojom.NetworkService [25630]  2 threads, 2 tracks, 90 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    network.CrUtilityM…│       ·│               ░   ·       ░             ░        ░        ░           ·          ░
    MemoryInfra [25854]│       ░│               ·   ·       ·             ░        ·       ·            ·          ·
    ProcessMemoryDump  │       ░│               ░   ░       ░             ▒        ░       ░░           ░          ░
  ▶ memory dumps       │        │             ●█████●█████●█████████████●███●███████●██████████████████●██████████●██
 ▼ Service: storage.mo…┤╌╌ Service: storage.mojom.StorageService [25633]  4 threads, 2 tracks, 99 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    storage.CrUtilityM…│       ░│               ░   ░       ·             ░        ·       ·░           ░          ·░
    MemoryInfra [25851]│       ·│               ·   ·       ·             ·        ·       ··           ·          ·
    ThreadPoolForegrou…│       ·│               ·   ·       ·             ·        ·       ·            ·          ·
    ThreadPoolForegrou…│        │                                                  ·
    ProcessMemoryDump  │       ░│               ░   ▒       ░             ░        ░       ░░           ░          ░░
  ▶ memory dumps       │        │             ●█████●█████●█████████████●███●███████●██████████████████●██████████●██
 ▼ Service: tracing.mo…┤╌╌ Service: tracing.mojom.TracingService [25801]  2 threads, 2 tracks, 54 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    tracing.CrUtilityM…│       ·│               ░   ·       ░·            ░        ·        ·           ·          ·
    MemoryInfra [25850]│       ·│               ·   ░       ·             ·       ··       ·            ·          ·
    ProcessMemoryDump  │       ░│               ░   ░       ░·            ▒       ·░       ░░           ░          ░
  ▶ memory dumps       │        │             ●▄▄▄▄▄●▅▅▅▅▅●▅▅▅▅▅▅▅▅▅▅▅▅▅●▆▆▆●▇▇▇▇▇▇▇●▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇●▇▇▇▇▇▇▇▇▇▇●██
 ▼ WebUI Top Renderer  ┤╌╌ WebUI Top Renderer [25636]  3 threads, 2 tracks, 171 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    CrRendererMain     │        │  ·▓▒▌▌         · ░   ░ ░  ░───▏─        ░░       ░       ░▌▓▌▓        ░▓▌        ░
    Compositor [25733] │        │    ·           ·     ·       ·          ·        ·           ·         ·         ·
    MemoryInfra [25864]│        │    ·           ░     ·       ·          ░░       ░           ·         ··        ·
    ProcessMemoryDump  │        │   ▏Pr…         ░─░   ░──   ▏Pro…        ─▒       ─        ▏Pr…         ──        ░
> ▶ memory dumps       │        │             ●▄▄▄▄▄●▅▅▅▅▅●▆▆▆▆▆▆▆▆▆▆▆▆▆●███●▇▇▇▇▇▇▇●▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇●▇▇▇▇▇▇▇▇▇▇●▇▇
 memory dump 0x0
 time 1.074 646 s   level detailed   private_footprint_bytes 32.3 MiB

 WebUI Top Renderer [25636] / memory dumps   16 events                                                       line 59/59
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTT---------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||................_RRRIIIIRRRNRRRRRRRRNRIIIIRRNRRRRRRRRNRRIIIIRRNRRRRRRRRNRRIIIIRRNRRRRRRRRNRIIIIRRRNRRRRRRRNRRIIII
.P.PPPPPPPPPPPPPPPP....____RRRRR|RRRRRRRRRRRRRRRRRRRRRRRRR______________________________________________________________
....LLLLLLLLLLLLLL....._.......,|c..............,,..,.......,c............,........,........,...........,,.........,,
....LLLLLLLLLLLLLLLLLLL_........|...............,...,........,............,........,........,............,.........,
....LLLLLLLLLLLLLLLLL.._.......h|h..............,,..,.......,h............h........h........,...........,,.........,,
..L.LLLLLLLLLLLL......._........|.............BCCCCCBCCCCCBCCCCCCCCCCCCCBCCCBCCCCCCCBCCCCCCCCCCCCCCCCCCBCCCCCCCCCCBCC
.P.PPPPPPPPPPPPPPPPPPPP____PPPPP|PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR________________
....LLLLLLLLLLLLLLLLLLL_.......,|...............,...,.......,.............,........,........,...........,..........,
....LLLLLLLLLLLLLLLLLLL_.......,|...............,...,.......,.............,........,.......,............,..........,
....LLLLLLLLLLLLLLLLL.._.......,|...............,...,.......,.............h........,.......,,...........,..........,
..L.LLLLLLLLLLLL......._........|.............BCCCCCBCCCCCBCCCCCCCCCCCCCBCCCBCCCCCCCBCCCCCCCCCCCCCCCCCCBCCCCCCCCCCBCC
.P.PPPPPPPPPPPPPPPPPPPP____PPPPP|PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR________________
....LLLLLLLLLLLLLLLLLLL_.......,|...............,...,.......,.............,........,.......,,...........,..........,,
....LLLLLLLLLLLLLLLLLLL_.......,|...............,...,.......,.............,........,.......,,...........,..........,
....LLLLLLLLLLLLLLLLLLL_.......,|...............,...,.......,.............,........,.......,............,..........,
....LLLLLLLLLLLLLLLLLLL_........|..................................................,
....LLLLLLLLLLLLLLLLL.._.......,|...............,...h.......,.............,........,.......,,...........,..........,,
..L.LLLLLLLLLLLL......._........|.............BCCCCCBCCCCCBCCCCCCCCCCCCCBCCCBCCCCCCCBCCCCCCCCCCCCCCCCCCBCCCCCCCCCCBCC
.P.PPPPPPPPPPPPPPPPPPPP____PPPPP|PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR________________
....LLLLLLLLLLLLLLLLLLL_.......,|...............,...,.......,,............,........,........,...........,..........,
....LLLLLLLLLLLLLLLLLLL_.......,|...............,...,.......,.............,.......,,.......,............,..........,
....LLLLLLLLLLLLLLLLL.._.......,|...............,...,.......,,............h.......,,.......,,...........,..........,
..L.LLLLLLLLLLLL......._........|.............BCCCCCBCCCCCBCCCCCCCCCCCCCBCCCBCCCCCCCBCCCCCCCCCCCCCCCCCCBCCCCCCCCCCBCC
.P.PPPPPPPPPPPPPPPPPP..____PPPPP|PPPPPPPPPPPPPPPPPPPPRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR__________________________________
....LLLLLLLLLLLLLL....._........|..,rrcc.........,.,...,.,..,rrrcc........,,.......,.......,rrrr........,cc........,
....LLLLLLLLLLLLLLLLLL._........|....,...........,.....,.......,..........,........,...........,.........,.........,
....LLLLLLLLLLLLLLLLLLL_........|....,...........,.....,.......,..........,,.......,...........,.........,,........,
....LLLLLLLLLLLLLLLLL.._........|...hhhh.........,h,...,hh...hhhhh........hh.......h........hhhh.........hh........,
>>>>>>>>>>>>>>>>>>>>>>>_........|.............@CCCCCBCCCCCBCCCCCCCCCCCCCBCCCBCCCCCCCBCCCCCCCCCCCCCCCCCCBCCCCCCCCCCBCC
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.33333333333...22222.33333333...22222222222222222222222.33333333

777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
