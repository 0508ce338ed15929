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
 snapshot of memory::Heap                                                                                      5 of 457
 time       35.013 879 s                                   │   SequencedWorkerPool::ThreadLo…   1064264    2049
            absolute 98,079.893 277 s                      │   ChromeBrowserMainParts::MainM…    688214     331
 snapshot   8 of 13                                        │   ChromeBrowserMainParts::MainM…    649536    3948
 .                                                         │   ChromeBrowserMainParts::MainM…    615312      87
   trace                              bytes  allocs        │   ChromeBrowserMainParts::MainM…    503296      40
                                   74313707   69357        │   WorkerThread::ThreadMain::Run     347353    1059
   ChromeBrowserMainParts::MainM…  44032294    8807        │   ChromeBrowserMainParts::MainM…    333298     394
   ChromeBrowserMainParts::MainM…   7923758     962        │   ChromeBrowserMainParts::MainM…    265196       7
   ChromeBrowserMainParts::MainM…   7171587      29        │   ChannelReader::DispatchInputD…    261329    1607
   ChromeBrowserMainParts::MainM…   3030481   28126        │   ChromeBrowserMainParts::MainM…    233616      35
   MessageLoop::RunTask             2421497   12202        │   ChromeBrowserMainParts::MainM…    223484      21
   ChromeBrowserMainParts::MainM…   1447016     412        │   MessageLoop::RunTask ThreadPr…    199661    1997
   ChromeBrowserMainParts::MainM…   1156776      81        │                                     196077    1264
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
.2222.......333333333333..................................._.33333333333333333333333333333333333333333333333333
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
