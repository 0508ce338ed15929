701 rows of Chromium: those that matter.
size: 120x36
trace: shared/corpus/local/chromium-startup.json.gz
keys: zR&RunTask dur>50ms<Enter>
--- text
 ttv  chromium-startup.json.gz   &RunTask dur>50ms    346,665 events       view 0.00 s .. 5.98 s   5.98 s   62.3 ms/col
 all 5.92 s            │                   ▁▃▃▃▃▆▇▅▂▂▃██▄▃▃▃▁    ▁▁▁▂▁▁▁▁
│2.54 s                ┤┬0 s────────────┬1 s──────◆◆◆───┬2 s────◆───────┬3 s────◆───────┬4 s─────◆──────┬5 s─────◆──────
>▼ Browser [28690]     ┤╌╌ 32 threads, 56 tracks, 13 of 69,978 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ ThreadPoo…r [28716]│                    ▏Th…▏▃▃─  ──▅─▂ ThreadPool_RunTask CompleteLoadDatabase
  ▼ ThreadPoo…r [28717]│                    ▏ThreadPool_R…      │
  ▼ ThreadPoo…r [28718]│                             ▂─ ThreadPool_RunTask InitWithDatabase
  ▼ ThreadPoo…r [28726]│                        ─▃ ThreadPool_RunTask Construct
  ▼ ThreadPoo…r [28727]│                        ──▂ ThreadPool_RunTask EnsureInitScheduled
  ▼ ThreadPoo…r [28728]│                              ─▁ ThreadPool_RunTask OnEncryptorReceived
  ▼ ThreadPoo…r [28752]│                              ─▁ ThreadPool_RunTask OnEncryptorReceived
  ▼ ThreadPoo…r [28753]│                        ── ThreadPool_RunTask DeclarativePerformanceObserverStore
  ▼ ThreadPoo…r [28754]│                        ──▃ ThreadPool_RunTask PostToBackend
 ▼ Renderer [28781]    ┤╌╌ 15 threads, 20 tracks, 6 of 32,599 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ CrRendererMain     │                               ─▃ ThreadCon…  ── ThreadControllerImpl::RunTask PendingScriptFin…
  ▼ ThreadPoo…r [28785]│                                  ─▃ ThreadPool_RunTask TryStartStreamingTask
  ▼ ThreadPoo…r [28822]│                                  ──    │ ▁─ ThreadPool_RunTask TryStartStreamingTask
  ▼ ThreadPoo…r [28827]│                                  ─▂ ThreadPool_RunTask TryStartStreamingTask
 ▼ Renderer [28793]    ┤╌╌ 13 threads, 36 tracks, 3 of 70,602 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
  ▼ CrRendererMain     │                                ──      ▂──▃── ThreadControllerImpl::RunTask DOMTimer
 ▼ …network.mojom.Netw…┤╌╌ Service: network.mojom.NetworkService [28735]  9 threads, 23 tracks, 3 of 5,612 slices ╌╌╌╌╌╌
  ▼ Chrome_Ch…dIOThread│                    ▏Th…                │
  ▼ ThreadPoo…r [28740]│                             ▄─▂ ThreadPool_RunTask DeleteExpiredDictionaries
  ▼ ThreadPoo…r [28746]│                             ▃─▁ ThreadPool_RunTask TrustTokenDatabaseOwner
 ▼ …storage.mojom.Stor…┤╌╌ Service: storage.mojom.StorageService [28756]  9 threads, 1 track, 2 of 1,167 slices ╌╌╌╌╌╌╌╌
  ▼ ThreadPoo…r [28771]│                        ▁─▁   ── ThreadPool_RunTask InitializeDatabase
                                                                │
                                                                │
                                                                │
                                                                │
                                                                │
 Browser [28690]
 busy 4.15 s  70.2 %          threads 32   slices 69,978   instants 13,265   span 5.914 959 s
 longest 904 ms  ThreadPool_RunTask
 Browser [28690]   32 threads, 56 tracks, 13 of 69,97…   filter: RunTask dur>50ms  27 slices  tracks 23/271   line 1/23
 \ show all, or not  & change the filter  p pin  x hide  U undo  Enter details  ? help  q quit
--- style
------TTTTTTTTTTTTTTTTTTTTTTTT--8888888888888888888------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||................_IIIIRRRRRRRRRRRRIIIIRRRRRRNNNRRRIIIIRRRRNRRRRRRRIIIIRRRRNRRRRRRRIIIIRRRRRNRRRRRRIIIIRRRRRNRRRRRR
>>>>>>>>>>>>>>>>>>>>>>>____RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR|RRRR___________________________________________________
..L.LLLLLLLLLLLLLLLLLLL_....................tttttttt..ttttt.tttt|tttttttttttttttttttttttttttttttttt
..L.LLLLLLLLLLLLLLLLLLL_....................tttttttttttttt......|
..L.LLLLLLLLLLLLLLLLLLL_.............................tt.tttttttt|tttttttttttttttttttttttttt
..L.LLLLLLLLLLLLLLLLLLL_........................tt.ttttttttttttt|tttttttttttttt
..L.LLLLLLLLLLLLLLLLLLL_........................ttt.tttttttttttt|ttttttttttttttttttttttttt
..L.LLLLLLLLLLLLLLLLLLL_..............................tt.ttttttt|tttttttttttttttttttttttttttttt
..L.LLLLLLLLLLLLLLLLLLL_..............................tt.ttttttt|tttttttttttttttttttttttttttttt
..L.LLLLLLLLLLLLLLLLLLL_........................tt.ttttttttttttt|tttttttttttttttttttttttttttttttttttttttt
..L.LLLLLLLLLLLLLLLLLLL_........................ttt.tttttttttttt|ttttttttttttttttttt
.P.PPPPPPPPPPPPPPPP....____RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR|RRR____________________________________________________
..L.LLLLLLLLLLLLLL....._...............................mm.mmmmmm|mmm..mm.mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
..L.LLLLLLLLLLLLLLLLLLL_..................................tt.ttt|tttttttttttttttttttttttttttttttttttt
..L.LLLLLLLLLLLLLLLLLLL_..................................tt....|.tt.tttttttttttttttttttttttttttttttttttttttt
..L.LLLLLLLLLLLLLLLLLLL_..................................tt.ttt|tttttttttttttttttttttttttttttttttttt
.P.PPPPPPPPPPPPPPPP....____RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR|RRR____________________________________________________
..L.LLLLLLLLLLLLLL....._................................mm......|mmmmm.mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
.P.PPPPPPPPPPPPPPPPPPPP____PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP|PPPPPPPRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR_______
..L.LLLLLLLLLLLLLLLLLLL_....................mmmm................|
..L.LLLLLLLLLLLLLLLLLLL_.............................ttt.ttttttt|tttttttttttttttttttttttttttttttttttt
..L.LLLLLLLLLLLLLLLLLLL_.............................ttt.ttttttt|tttttttttttttttttttttttttttttttttt
.P.PPPPPPPPPPPPPPPPPPPP____PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP|PPPPPPPRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR_________
..L.LLLLLLLLLLLLLLLLLLL_........................ttt...tt.ttttttt|ttttttttttttttttttttttttttttt
................................................................|
................................................................|
................................................................|
................................................................|
................................................................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222.33333333333333..........2222222.33...222222.333333...22222222.333333...2222.33333333333
.2222222.33333333333333333333333333
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.655555555555555555..6555555555555555555..65555..655555..655555..6666655555555..655555..655555
