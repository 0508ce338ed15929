webview: clock sync and metadata.
size: 80x24
trace: shared/corpus/catapult/webview.json.gz
keys: g64j<Space>
--- text
 ttv  webview.json.gz   13.53 s     view -0.1 s .. 13.7 s   13.7 s   215 ms/col
 all 13.5 s    │▆▅▁▁▃▄▃▅█▇█▅▂▂▃▁▁▁▁▁▁▁▁▁▁▂▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▃▁▁▁▂▁▁▁▁▁▁▁▁▁▁▁▁
│1.5 s         ┤┬0 s─◆──◆──◆───────────┬5 s───────────────────┬10 s─────────────
 ▼ Browser     ┤╌◆ Browser [11736]  Rihanna  38 threads, 5 tracks, 8,614 slic… ╌
> ▼ Chrom…hread│▁▅ ▁▁▁▅▇▇▇▇▇▁▁▁▁ ▁ ▁▁ ▁▁ ▁   ▁    ▁    ▁   ▁   ▅▁ ▁▁▁▁   ▁   ▁▁▁
               │▁▅ ▁▁▁▅▇▇▇▇▇▁▁▁▁ ▁ ▁▁ ▁▁ ▁   ▁    ▁    ▁   ▁   ▅▁ ▁▁▁    ▁   ▁▁▁
 the trace                                                             17 of 77
 clock syncs (1): when, which
   13.403 102 s  095b9c51-2f52-4d4b-80a8-ac9314763fb2  received
 metadata (2)
   num_cpus, Browser [11736] 6
 ▼ metadata {22}
     os-name "Android"
     os-arch "aarch64"
     network-type "None"
     clock-domain "LINUX_CLOCK_MONOTONIC"
     physical-memory 1813
     cpu-family 0
     cpu-stepping 0
     gpu-gl-vendor "Qualcomm"
     gpu-psver "3.10"
     user-agent "Mozilla/5.0 (Linux; Android 6.0.1; AOSP on BullHead Build/MOB3
 Browser [11736] / Chrome_InProcRendererThread [11766]   depth 0  …   line 2/47
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  …
--- style
------TTTTTTTTTTTTTTT---------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||........._IIIIRNRRNRRNRRRRRRRRRRRIIIIRRRRRRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRR
.P.PPPPPPP.....__N_PPPP|PPPPPPPPPPLLLLLLLLLRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR__
>>>>>>>>>>>>>>>_rr.rrrr|rrrrrrrr.r.rr.rr.r...r....r....r...r...rr.rrrr...r...rrr
..............._ss.ssss|ssssssss.s.ss.ss.s...s....s....s...s...ss.sss....s...sss
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.PPPPPPPPPPPPPPPPPPPPPPPPPPPP
.33333333333333333333333333333333333333333333333333333333333333
.PPPPPPPPPPPP
...2222222222222222222222222.3
.444444444444444444444444444444444444444444444444444444444444444444444444444444
.....2222222.333333333
.....2222222.333333333
.....222222222222.333333
.....222222222222.33333333333333333333333
.....222222222222222.3333
.....2222222222.3
.....222222222222.3
.....2222222222222.3333333333
.....222222222.333333
.....2222222222.333333333333333333333333333333333333333333333333333333333333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..5
