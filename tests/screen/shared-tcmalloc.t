tcmalloc_trace: snapshots of a heap, a list of records.
size: 120x36
trace: shared/corpus/catapult/tcmalloc_trace.json.gz
keys: tmemory::Heap<Enter>l<Enter>4j<Space>
--- text
 ttv  tcmalloc_trace.json.gz   5,296 events   1 min 00.025 s              view -0.4 s .. 60.2 s   1.01 min   632 ms/col
 all 1 min             │▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁███▁▁▁▁▂▁▂▁▁▂▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁█▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
│35.0 s                ┤┬0 s────────────┬10 s───────────┬20 s───────────┬30 s──────────┬40 s───────────┬50 s───────────┬
 ▼ process 26877       ┤╌╌ 2 threads, 1 track, 226 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    CrBrowserMain      │                   ▁▁ GLHelper::CopyTextureToImpl::Chec…│▁  ▁
    Chrome_IOThread    │                                             ▁▁▁ PpapiHost::SendReply
>   memory::Heap    0x1│●───────●───────●───────●───────●───────●───────●───────●──────●───────●───────●───────●───────●
 ▼ process 27027       ┤╌╌ 1 thread, 2,413 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌│╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ CrPPAPIMain [44]   │                                             ▁ PluginDispatcher:… ▁▁▁▁▁▁▁▁▁▁▁▁▅▁ PluginDispatch…
                       │                                             ▁▇▅▁▁▁▁▁ ▁▁▁ ▁▁▁▁▁▁▁▁▁▁ ▁▁▁▁ ▁▁  ▁ PluginDispatche…
                       │                                             ▁▁▁  ▁▁  ▁▁│ ▁▁  ▁▁  ▁▁  ▁▁  ▁▁ PluginDispatcher::…
                       │                                              ▁▁  ▁▁  ▁▁│ ▁▁  ▁▁  ▁▁  ▁▁  ▁▁ PluginDispatcher::…
                                                                                │
                                                                                │
                                                                                │
                                                                                │
                                                                                │
                                                                                │
                                                                                │
                                                                                │
 snapshot of memory::Heap                                                                                      5 of 247
 time       35.013 879 s                                   │ ▶ 4 {5}  trace "ChromeBrowserMainParts::Main", current_al…
            absolute 98,079.893 277 s                      │ ▶ 5 {5}  trace "MessageLoop::RunTask ", current_allocs 12…
 snapshot   8 of 13                                        │ ▶ 6 {5}  trace "ChromeBrowserMainParts::Main", current_al…
 snapshot (213)                                            │ ▶ 7 {5}  trace "ChromeBrowserMainParts::Main", current_al…
 ▼ 0 {5}                                                   │ ▶ 8 {5}  trace "SequencedWorkerPool::ThreadL", current_al…
     trace ""                                              │ ▶ 9 {5}  trace "ChromeBrowserMainParts::Main", current_al…
     current_allocs 69357                                  │ ▶ 10 {5}  trace "ChromeBrowserMainParts::Main", current_a…
     current_bytes 74313707                                │ ▶ 11 {5}  trace "ChromeBrowserMainParts::Main", current_a…
     total_allocs 1822517                                  │ ▶ 12 {5}  trace "ChromeBrowserMainParts::Main", current_a…
     total_bytes 674233034                                 │ ▶ 13 {5}  trace "WorkerThread::ThreadMain::Ru", current_a…
 ▶ 1 {5}  trace "ChromeBrowserMainParts::Main", current_al…│ ▶ 14 {5}  trace "ChromeBrowserMainParts::Main", current_a…
 ▶ 2 {5}  trace "ChromeBrowserMainParts::Main", current_al…│ ▶ 15 {5}  trace "ChromeBrowserMainParts::Main", current_a…
 ▶ 3 {5}  trace "ChromeBrowserMainParts::Main", current_al…│ ▶ 16 {5}  trace "ChannelReader::DispatchInput", current_a…
 process 26877 / memory::Heap                                                                                  line 4/9
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTTTTTTTTTTTTTT----------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRR............._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||................_IIIIRRRRRRRRRRRRIIIIIRRRRRRRRRRRIIIIIRRRRRRRRRRRIIIIIRRRRRRRRRRIIIIIRRRRRRRRRRRIIIIIRRRRRRRRRRRI
.P.PPPPPPPPPPPPP.......____RRRRRRRRRRRRRRRRRRRRRRRRRRRRRR_______________________|_______________________________________
....LLLLLLLLLLLLL......_...................gg.gggggggggggggggggggggggggggggggggg|g..g
....LLLLLLLLLLLLLLL...._.............................................vvv.vvvvvvv|vvvvvvvvvvvv
>>>>>>>>>>>>>>>>>>>>>>>_BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB@BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
.P.PPPPPPPPPPPPP.......____RRRRRRRRRRRRRRRRRRRRRR_______________________________|_______________________________________
..L.LLLLLLLLLLLLLLLL..._.............................................bbbbbbbbbbb|bbbbbbbbbbbbbbbbbbbbbbb.bbbbbbbbbbbbbbb
......................._.............................................oooooooo.oo|.oooooooooo.oooo.oo..o.oooooooooooooooo
......................._.............................................ooo..oo..oo|.oo..oo..oo..oo..oo.ooooooooooooooooooo
......................._..............................................oo..oo..oo|.oo..oo..oo..oo..oo.ooooooooooooooooooo
................................................................................|
................................................................................|
................................................................................|
................................................................................|
................................................................................|
................................................................................|
................................................................................|
................................................................................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.......333333333333..................................._.2.2.333333333333333333333333333333333333333333333333333333
............3333333333333333333333333......................_.2.2.333333333333333333333333333333333333333333333333333333
.22222222...3333333........................................_.2.2.333333333333333333333333333333333333333333333333333333
.PPPPPPPPPPPPPP............................................_.2.2.333333333333333333333333333333333333333333333333333333
.4444444444444444444444444444444444444444444444444444444444_.2.2.333333333333333333333333333333333333333333333333333333
.....22222.33.............................................._.2.2.333333333333333333333333333333333333333333333333333333
.....22222222222222.33333.................................._.2.22.33333333333333333333333333333333333333333333333333333
.....2222222222222.33333333................................_.2.22.33333333333333333333333333333333333333333333333333333
.....222222222222.3333333.................................._.2.22.33333333333333333333333333333333333333333333333333333
.....22222222222.333333333................................._.2.22.33333333333333333333333333333333333333333333333333333
.2.2.333333333333333333333333333333333333333333333333333333_.2.22.33333333333333333333333333333333333333333333333333333
.2.2.333333333333333333333333333333333333333333333333333333_.2.22.33333333333333333333333333333333333333333333333333333
.2.2.333333333333333333333333333333333333333333333333333333_.2.22.33333333333333333333333333333333333333333333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
