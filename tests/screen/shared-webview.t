webview: objects, their snapshots, marks of the navigation.
size: 120x36
trace: shared/corpus/catapult/webview.json.gz
keys: tFrameTreeNode<Enter>l<Enter>
--- text
 ttv  webview.json.gz   9,334 events   13.53 s                              view -0.2 s .. 13.5 s   13.7 s   142 ms/col
 all 13.5 s            │[▆▂▁▁▁▃▃▄▃▃▅▆█▇█▇▅▂▂▁▃▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▂▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▃▁▁▁▁▂▂▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁]
│1.5 s                 ┤─┬0 s───◆────◆─┬2 s──────────┬4 s──────────┬6 s──────────┬8 s──────────┬10 s─────────┬12 s──────
    WorkerPool/11801   │        ·· · WorkerThread::ThreadMain::Run
    WorkerPool/11802   │        · WorkerThread::ThreadMain::Run
    WorkerPool/11803   │        · WorkerThread::ThreadMain::Run
    WorkerPool/11804   │        · WorkerThread::ThreadMain::Run
    WorkerPool/11806   │        ▁▁ ▁▁▁▁   ▁ WorkerThread::ThreadMain::Run                       ▁    ▁
    WorkerPool/11807   │        ▁▁ ▁▃▁▁   ▁ WorkerThread::ThreadMain::Run                       ▁    ▁
    WorkerPool/11808   │        ▁▁ ▁▁▁▁  ▁ WorkerThread::ThreadMain::Run                        ▁    ▁
    WorkerPool/11809   │        ·  ·· ▁ WorkerThread::ThreadMain::Run
    WorkerPool/11810   │           ·· ·  · WorkerThread::ThreadMain::Run                        ·    · WorkerThread::Th…
    WorkerPool/11813   │           │  ·   · WorkerThread::ThreadMain::Run                       ·    · WorkerThread::Th…
    WorkerPool/11814   │           │     · WorkerThread::ThreadMain::Run                        ·    · WorkerThread::Th…
    8566003a-…4fece5dca│           │
    Navigatio…tToCommit│  ─     ▃─ Navigation StartToCommit
    WebConten…l Loading│  ─      ▏WebConte…
    FrameLoader        │  ◈─────●◈─FrameLoader──────────────────────────────────────────────────────────────────────────
>   FrameTreeNode   0x1│ ●●──────●─FrameTreeNode────────────────────────────────────────────────────────────────────────
 ▼ global              ┤╌╌◆3 events│╌◆╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
 snapshot of FrameTreeNode                                                                                      1 of 22
 time       1.147 025 s                                    │ destroyed  never: alive to the end
            absolute 824.876 684 s                         │ lifetime   13.476 s
 snapshot   3 of 3                                         │ snapshots  3
 snapshot (2)                                              │ process    Browser [11736]
   url "https://m.facebook.com/rihanna"                    │ object     FrameTreeNode
   renderFrame id_ref 0x2 (no such object then)            │ snapshots (3)
 its object                                                │    0.054 012 s
 type       FrameTreeNode                                  │    0.171 844 s
 id         0x1                                            │  * 1.147 025 s
 category   navigation                                     │
 scope      FrameTreeNode                                  │
 created    0.054 002 s                                    │
            absolute 823.783 661 s                         │
 Browser [11736] / FrameTreeNode                                                                             line 47/48
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  [/] flow  ? help
--- style
------TTTTTTTTTTTTTTT-------------------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR............_VVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVV
||||||................._RIIIIRRRNRRRRNRIIIIRRRRRRRRRRIIIIRRRRRRRRRRIIIIRRRRRRRRRRIIIIRRRRRRRRRRIIIIIRRRRRRRRRIIIIIRRRRRR
....LLLLLLLLLLLLLLLL..._........,,.|.,,,,,,,,,,,,,,,,,,,,,,,,,,,,,
....LLLLLLLLLLLLLLLL..._........,.,|,,,,,,,,,,,,,,,,,,,,,,,,,,,
....LLLLLLLLLLLLLLLL..._........,.,|,,,,,,,,,,,,,,,,,,,,,,,,,,,
....LLLLLLLLLLLLLLLL..._........,.,|,,,,,,,,,,,,,,,,,,,,,,,,,,,
....LLLLLLLLLLLLLLLL..._........hh.|hhh...h.hhhhhhhhhhhhhhhhhhhhhhhhhhhhh.......................h....h
....LLLLLLLLLLLLLLLL..._........hh.|hhh...h.hhhhhhhhhhhhhhhhhhhhhhhhhhhhh.......................h....h
....LLLLLLLLLLLLLLLL..._........hh.|hhh..h.hhhhhhhhhhhhhhhhhhhhhhhhhhhhh........................h....h
....LLLLLLLLLLLLLLLL..._........,..|,.h.hhhhhhhhhhhhhhhhhhhhhhhhhhhhh
....LLLLLLLLLLLLLLLL..._...........|,.,..,.,,,,,,,,,,,,,,,,,,,,,,,,,,,,,........................,....,.,,,,,,,,,,,,,,,,,
....LLLLLLLLLLLLLLLL..._...........|..,...,.,,,,,,,,,,,,,,,,,,,,,,,,,,,,,.......................,....,.,,,,,,,,,,,,,,,,,
....LLLLLLLLLLLLLLLL..._...........|.....,.,,,,,,,,,,,,,,,,,,,,,,,,,,,,,........................,....,.,,,,,,,,,,,,,,,,,
....LLLLLLLLLLLLLLLLLLL_...........|
....LLLLLLLLLLLLLLLLLLL_..b.....bb.|bbbbbbbbbbbbbbbbbbbbbbb
....LLLLLLLLLLLLLLLLLLL_..e......ee|eeeeeee
....LLLLLLLLLLL........_..BBBBBBBBB|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
>>>>>>>>>>>>>>>>>>>>>>>_.BBBBBBBB@B|BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB
.P.PPPPPP..............___NRRRRRRRR|_N__________________________________________________________________________________
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.4444444444444444444444444444444444444444444444444444444444_.222222222..33333333333333333333333
............3333333333333333333333........................._.22222222...33333333
.22222222...333333........................................._.222222222..3
.PPPPPPPPPPPP.............................................._.2222222....333333333333333
...222.33333333333333333333333333333333...................._.222222.....3333333333333
...22222222222.33333333333333333333333333333333............_.PPPPPPPPPPPPP
.PPPPPPPPPP................................................_.33333333333333
.2222.......3333333333333.................................._.33333333333333
.22.........333............................................_.33333333333333
.22222222...3333333333....................................._
.22222......3333333333333.................................._
.2222222....33333333333...................................._
............3333333333333333333333........................._
777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..66655555..655555
