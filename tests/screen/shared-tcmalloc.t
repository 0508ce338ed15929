tcmalloc_trace: snapshots of a heap, a list of records.
size: 120x36
trace: shared/corpus/catapult/tcmalloc_trace.json.gz
keys: tmemory::Heap<Enter>l<Enter>4j<Space>
--- text
 ttv  tcmalloc_trace.json.gz   5,296 events   1 min 00.025 s              view -1.0 s .. 59.6 s   1.01 min   632 ms/col
 all 1 min             │[▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁███▁▁▁▁▂▁▂▁▁▂▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁█▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁]
│5.0 s                 ┤─┬0 s────────────┬10 s───────────┬20 s───────────┬30 s──────────┬40 s───────────┬50 s───────────
 ▼ process 26877       ┤╌╌ 2 threads, 1 track, 226 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
    CrBrowserMain      │         │          ▁▁ GLHelper::CopyTextureToImpl::Chec… ▁  ▁
    Chrome_IOThread    │         │                                    ▁▁▁ PpapiHost::SendReply
>   memory::Heap    0x1│ ●───────●───────●───────●───────●───────●───────●───────●──────●───────●───────●───────●───────
 ▼ process 27027       ┤╌╌ 1 thread, 2,413 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ CrPPAPIMain [44]   │         │                                    ▁ PluginDispatcher:… ▁▁▁▁▁▁▁▁▁▁▁▁▅▁ PluginDispatc…
                       │         │                                    ▁▇▅▁▁▁▁▁ ▁▁▁ ▁▁▁▁▁▁▁▁▁▁ ▁▁▁▁ ▁▁  ▁ PluginDispatch…
                       │         │                                    ▁▁▁  ▁▁  ▁▁  ▁▁  ▁▁  ▁▁  ▁▁  ▁▁ PluginDispatcher:…
                       │         │                                     ▁▁  ▁▁  ▁▁  ▁▁  ▁▁  ▁▁  ▁▁  ▁▁ PluginDispatcher:…
                                 │
                                 │
                                 │
                                 │
                                 │
                                 │
                                 │
                                 │
 snapshot of memory::Heap                                                                                      5 of 359
 time       5.001 707 s                                    │   ChromeBrowserMainParts::MainM…    390752    1681
            absolute 98,049.881 105 s                      │   WorkerThread::ThreadMain::Run     361091     773
 snapshot   2 of 13                                        │   ChromeBrowserMainParts::MainM…    319744      48
 .                                                         │   ChromeBrowserMainParts::MainM…    262456       4
   trace                              bytes  allocs        │   ChromeBrowserMainParts::MainM…    196671    3610
                                   33823398   25852        │   MessageLoop::RunTask ThreadPr…    169581    1447
   ChromeBrowserMainParts::MainM…  12475045    6843        │   ChromeBrowserMainParts::MainM…    136976     454
   ChromeBrowserMainParts::MainM…  10381112     738        │   ChromeBrowserMainParts::MainM…    134048      50
   ChromeBrowserMainParts::MainM…   3586195      21        │   ChromeBrowserMainParts::MainM…    118030      20
   MessageLoop::RunTask             1612265    5234        │   MessageLoop::RunTask Schedule…    108752     303
   ChromeBrowserMainParts::MainM…   1442412     407        │   ChromeBrowserMainParts::MainM…    107236       9
   SequencedWorkerPool::ThreadLo…    761080    1495        │   ChromeBrowserMainParts::MainM…    104940       9
   ChromeBrowserMainParts::MainM…    675722     321        │   MessageLoop::RunTask Schedule…     87096     489
 process 26877 / memory::Heap                                                                                  line 4/9
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTTTTTTTTTTTTTT----------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRR............._VVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVV
||||||................._RIIIIRRRRRRRRRRRRIIIIIRRRRRRRRRRRIIIIIRRRRRRRRRRRIIIIIRRRRRRRRRRIIIIIRRRRRRRRRRRIIIIIRRRRRRRRRRR
.P.PPPPPPPPPPPPP.......____RRRRRR|RRRRRRRRRRRRRRRRRRRRRRR_______________________________________________________________
....LLLLLLLLLLLLL......_.........|..........gg.gggggggggggggggggggggggggggggggggg.g..g
....LLLLLLLLLLLLLLL...._.........|....................................vvv.vvvvvvvvvvvvvvvvvvvv
>>>>>>>>>>>>>>>>>>>>>>>_.BBBBBBBB@BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
.P.PPPPPPPPPPPPP.......____RRRRRR|RRRRRRRRRRRRRRR_______________________________________________________________________
..L.LLLLLLLLLLLLLLLL..._.........|....................................bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb.bbbbbbbbbbbbbb
......................._.........|....................................oooooooo.ooo.oooooooooo.oooo.oo..o.ooooooooooooooo
......................._.........|....................................ooo..oo..oo..oo..oo..oo..oo..oo.oooooooooooooooooo
......................._.........|.....................................oo..oo..oo..oo..oo..oo..oo..oo.oooooooooooooooooo
.................................|
.................................|
.................................|
.................................|
.................................|
.................................|
.................................|
.................................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.......33333333333...................................._.33333333333333333333333333333333333333333333333333
............3333333333333333333333333......................_.33333333333333333333333333333333333333333333333333
.22222222...3333333........................................_.33333333333333333333333333333333333333333333333333
.P........................................................._.33333333333333333333333333333333333333333333333333
.4444444444444444444444444444444444444444444444444444444444_.33333333333333333333333333333333333333333333333333
.33333333333333333333333333333333333333333333333333........_.33333333333333333333333333333333333333333333333333
.33333333333333333333333333333333333333333333333333........_.33333333333333333333333333333333333333333333333333
.33333333333333333333333333333333333333333333333333........_.33333333333333333333333333333333333333333333333333
.33333333333333333333333333333333333333333333333333........_.33333333333333333333333333333333333333333333333333
.33333333333333333333333333333333333333333333333333........_.33333333333333333333333333333333333333333333333333
.33333333333333333333333333333333333333333333333333........_.33333333333333333333333333333333333333333333333333
.33333333333333333333333333333333333333333333333333........_.33333333333333333333333333333333333333333333333333
.33333333333333333333333333333333333333333333333333........_.33333333333333333333333333333333333333333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
