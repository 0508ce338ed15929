On a slow line: marks of one byte, colours by longer stretches, plain bars of
what is folded.
size: 100x24
trace: traces/chromium-memory-infra.json.gz
keys: :set link=slow<Enter>
--- text
 ttv  chromium-memory-infra.json.gz   1,862 events    view -0.01 s .. 5.05 s   5.06 s   64.8 ms/col
 all 4.99 s          │▁  ▅▅▃▁▂▂▂▂▁▂▂▂▂▂▂▄▁▁▄▂▁▂▁▃▂▄▆▅▃▂▂▁▂▂▂▂▂▃▅▂▂▁ ▁ ▃▂▂ ▁   █▅▅▅▁▁▂▂▂▂▂█▅▄▂▁▁▂▂▂▂▅
│4.88 s              ┤┬0 s─◆───────◆─┬1 s──◆──────◆──┬2 s─◆───────◆─┬3 s─◆───────◆─┬4 s──◆───────◆─┬
    Compositor       │  ........        ................................        ....................
    Dedicate…r thread│                  ........................................        ............
    MemoryInfra      │  ........        ................................        ....................
    ProcessMemoryDump│  ::::::::        ::::::::::::::::........::::::::::::::::::::::::========::::
> ▼ memory dumps     │                ●    ● 0x1 ● 0x2       ●  ● 0x4  ● 0x5           ● 0x6     ●
    footpri… 88.7 MiB│          ________::::::::::::::::::::::::||||||||||||||||||||||||||||||||||||
    peak res… 223 MiB│          ........::::::::::::::::||||||||||||||||||||||||||||||||||||||||||||
    v8       28.7 MiB│          ________........::::::::::::::::||||||||||||||||||||||||||||||||||||
    blink_o… 23.5 MiB│          ________________________........................::::::::||||||||||||
    malloc   22.4 MiB│          ________::::::::::::::::||||||||||||||||||||||||||||||||||||||||||||
    blink_gc  4.3 MiB│          ________........................||||||||||||||||||||||||____________
    partitio… 5.5 MiB│          ________........................::::::::::::::::||||||||||||||||||||
 memory dumps   8 dumps of 9 processes   private footprint 321 MiB (+99.4 MiB)   most by v8
 process   +57.9 MiB  chromium 25660  30.8 MiB to 88.7 MiB
           +20.3 MiB  WebUI Top Renderer 25636  32.3 MiB to 52.6 MiB, peak 58.3 MiB
 part      +24.3 MiB  v8  4.4 MiB to 28.7 MiB  chromium 25660
           +22.9 MiB  blink_objects  640 KiB to 23.5 MiB  chromium 25660
 odd               2  a begin without an end, or an X without dur
 next      g5 each allocator   / look for a name
 /usr/lib/chromium/chromium --type=renderer --crashpad-h [25660] / memory dumps           line 9/29
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTTTTTT-------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR.........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||.............._IIIIRNRRRRRRRNRIIIIRRNRRRRRRNRRIIIIRNRRRRRRRNRIIIIRNRRRRRRRNRIIIIRRNRRRRRRRNRI
....LLLLLLLLLL......._..,,,,,,,,........,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,........,,,,,,,,,,,,,,,,,,,,
....LLLLLLLLLLLLLLLLL_..................,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,........,,,,,,,,,,,,
....LLLLLLLLLLL......_..,,,,,,,,........,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,........,,,,,,,,,,,,,,,,,,,,
....LLLLLLLLLLLLLLLLL_..,,,,,,,,........,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,
>>>>>>>>>>>>>>>>>>>>>_................B....B.NNN.B.NNN.......B..B.NNN..B.NNN...........B.NNN.....@
....LLLLLLLL.LLLLLLLL_..........CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLLLLLLLL.LLLLLLL_..........KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
....LL.......LLLLLLLL_..........CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLLLLLLL.LLLLLLLL_..........KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
....LLLLLL...LLLLLLLL_..........CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
....LLLLLLLL..LLLLLLL_..........KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK
....LLLLLLLLL.LLLLLLL_..........CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222...333333333..333333333333333333333333333333333333
...........333333333..3333333333333333333333333333333333333333333333333333333333333
.2222......333333333..33333333333333333333333..22222222222222
...........333333333..3333333333333333333333333333333333..22222222222222
.222...............3..3333333333333333333333333333333333333333333
.2222......66.33333333333333...6.333333333333333
7777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..5
