chromium's DevTools at 80x24: metadata, flows with one end.
size: 80x24
trace: shared/corpus/local/chromium-devtools.json.gz
keys: g6
--- text
 ttv  chromium-devtools.json.gz   view -0.06 s .. 4.85 s   4.91 s   76.7 ms/col
 all 4.83 s    │▁▆▄▇██▃▃▂▅▇▆▅▃▄▅▄▃▄▃▃▃▃▄▁▃▃▁▂▂▂▃▂▃▂▂▃▃▃▂▂▄▂▂▂▃▂▃▂▃▂▂▂▂▃▂▂▃▂▂▂▃▃▃
│1.22 s        ┤┬0 s─────────┬1 s─────────┬2 s─────────┬3 s─────────┬4 s────────
 ▼ Render…1651]┤╌╌ Renderer [21651]  9 threads, 9 tracks, 27,271 slices ╌╌╌╌╌╌╌╌
> ▼ CrRen…rMain│ ▃▃  ▃▇ ▃ RunTask ▇▃▃▃▇▇▃▃▇ RunTask ▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃▇▃▃▃▃▃▃
               │ ▃▃  ▃▇ ▃ ThreadControl… ▃▃ ThreadControllerImpl::RunTask DOM… ▃
 the trace                                                            12 of 171
 metadata (6)
   process_uptime_seconds, Renderer [21651] "5"
   process_uptime_seconds, Browser [21559] "6"
   process_uptime_seconds, Renderer [21652] "5"
   process_uptime_seconds, GPU Process [21605] "5"
   process_uptime_seconds, WebUI Top Renderer [21636] "5"
 ▶ metadata {46}  app-locale "en-US", clock-domain "LINUX_CLOCK_MONOTONIC", co…
 flows with one end only (152)
   0.473 807 s  only into  firstMeaningfulPaint  AnimationFrame
   0.801 698 s  only out of  RunTask  AnimationFrame
   0.813 339 s  only out of  RunTask  AnimationFrame
   0.914 116 s  only into  ThreadControllerImpl::RunTask  AnimationFrame
   1.044 711 s  only into  SimpleWatcher::OnHandleReady  AnimationFrame
   1.063 063 s  only into  ThreadControllerImpl::RunTask  AnimationFrame
   1.074 727 s  only into  ThreadControllerImpl::RunTask  AnimationFrame
 Renderer [21651] / CrRendererMain [21651]   depth 0   1,888 slices   line 2/26
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTT---TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||........_IIIIRRRRRRRRRIIIIRRRRRRRRRIIIIRRRRRRRRRIIIIRRRRRRRRRIIIIRRRRRRRR
.P.PPPPPPPPPPPP____PPPPPPPPPPPPP|PPRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR_________
>>>>>>>>>>>>>>>_.mm..mm.mmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
..............._.mm..mm.mmmmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.444444444444444444444444444444444444444444444444444444444444444444444444444444
...2222222222222222222222222222222222222222.333
...222222222222222222222222222222222222222.333
...2222222222222222222222222222222222222222.333
...2222222222222222222222222222222222222222222.333
...22222222222222222222222222222222222222222222222222.333
.2.22222222.3333333333333333333333333333333333333333333333333333333333333333333
.PPPPPPPPPPPPPPPPPPPPPPPPPPPPP
.33333333333333333333333333333333333333333333333333333333333333
.333333333333333333333333333333333333333333333333333
.333333333333333333333333333333333333333333333333333
.33333333333333333333333333333333333333333333333333333333333333333333333
.3333333333333333333333333333333333333333333333333333333333333333333333
.33333333333333333333333333333333333333333333333333333333333333333333333
.33333333333333333333333333333333333333333333333333333333333333333333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..5
