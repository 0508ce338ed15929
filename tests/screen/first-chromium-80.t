chromium: processes by their work, the slowest slice of the busiest thread.
size: 80x24
trace: traces/chromium-memory-infra.json.gz
--- text
 ttv  chromium-memory-infra.json.… view 0.00 s .. 5.07 s   5.07 s   79.2 ms/col
 all 4.99 s    │▁ ▅▅▃▁▂▂▂▁▂▂▂▂▂▄▁▄▂▁▂▃▂▆▆▄▂▂▁▂▂▂▂▅▂▂▁▁ ▂▃▂ ▁  █▅▅▂▁▂▂▂▂█▅▂▁▁▂▂▂▅
│4.88 s        ┤┬0 s◆─────◆─┬1 s─◆─────◆─┬2 s◆──────◆┬3 s─◆─────◆─┬4 s─◆─────◆─┬
    Compositor │   ▁ MemoryDu… ▁ ▁     ▁         ▁     ▁       ▁       ▁     │▁
    Dedic…hread│               ▁ ▁     ▁         ▁     ▁       ▁       ▁     │▁
    MemoryInfra│   ▁ MemoryDu… ▁ ▁     ▁         ▁     ▁       ▁       ▁     │▁
    Proce…yDump│  ▁─ ProcessM… ▃ ▃─    ──        ▂     ▃      ──       ──    │▁
> ▼ memor…dumps│             ●   ●    ● 0x2    ●  ● 0x4 ● 0x5        ● 0x6   ●
    footpr… 89M│             ▂▂▂▂▄▄▄▄▄▄▄▄▄▄▄▄▄▄▅▅▅▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▇▇▇▇▇▇▇▇▇▇▇
    peak … 223M│             ▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▅▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▇▇▇▇▇▇▇▇▇▇▇
    v8      29M│             ▁▁▁▁▄▄▄▄▄▄▄▄▄▄▄▄▄▄▆▆▆▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇▇
    blink_… 23M│             ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▆▆▆▆▆▆▆▆▇▇▇
    malloc  22M│             ▃▃▃▃▅▅▅▅▅▅▅▅▅▅▅▅▅▅▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▆▇▇▇▇▇▇▇▇▇▇▇
    blink… 4.3M│             ▁▁▁▁▂▂▂▂▂▃▃▃▃▃▃▃▃▃▁▁▁▆▆▆▆▆▆▇▇▇▇▇▇▇▇▇▇▇▇▇▁▁▁▁▁▁▁▁▁▁▁
    parti… 5.5M│             ▁▁▁▁▂▂▂▂▂▂▂▂▂▂▂▂▂▂▃▃▃▄▄▄▄▄▄▅▅▅▅▅▅▅▅▅▅▅▅▅▆▆▆▆▆▆▆▆▇▇▇
 memory dumps   8 dumps of 9 processes   private footprint 321 MiB (+99.4 MiB)
 process   +57.9 MiB  chromium 25660  30.8 MiB to 88.7 MiB
           +20.3 MiB  WebUI Top Renderer 25636  32.3 MiB to 52.6 MiB, peak 58.…
 part      +24.3 MiB  v8  4.4 MiB to 28.7 MiB  chromium 25660
           +22.9 MiB  blink_objects  640 KiB to 23.5 MiB  chromium 25660
 odd               2  a begin without an end, or an X without dur
 next      g5 each allocator   / look for a name
 /usr/lib/chromium/chromium --type=renderer --crashpad-h [25660] /…   line 9/29
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTT-TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||........_IIIINRRRRRNRIIIIRNRRRRRNRIIIINRRRRRRNIIIIRNRRRRRNRIIIIRNRRRRRNRI
....LLLLLLLLLL._...r.rrrrrrrrr.r.r.....r.........r.....r.......r.......r.....|r
....LLLLLLLLLLL_...............r.r.....r.........r.....r.......r.......r.....|r
....LLLLLLLLLLL_...r.rrrrrrrrr.r.r.....r.........r.....r.......r.......r.....|r
....LLLLLLLLLLL_..hh.hhhhhhhhh.h.hh....hh........h.....h......hh.......hh....|h
>>>>>>>>>>>>>>>_.............B...B....B.NNN....B..B.NNN.B.NNN........B.NNN...@
....LLLLLLL.LLL_.............CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CC
....LLLLLL.LLLL_.............KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KK
....LL......LLL_.............CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CC
....LLLLLLL.LLL_.............KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KK
....LLLLLL..LLL_.............CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CC
....LLLLLL.LLLL_.............KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK|KK
....LLLLLL.LLLL_.............CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC|CC
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222...333333333..333333333333333333333333333333333333
...........333333333..333333333333333333333333333333333333333333333333333333333
.2222......333333333..33333333333333333333333..22222222222222
...........333333333..3333333333333333333333333333333333..22222222222222
.222...............3..3333333333333333333333333333333333333333333
.2222......66.33333333333333...6.333333333333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
