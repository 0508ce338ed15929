The summary of an area is that of its time.
size: 80x24
trace: shared/corpus/local/chromium-devtools.json.gz
keys: %gs
--- text
 ttv  chromium-devtools.json.gz   view -0.20 s .. 4.91 s   5.11 s   79.8 ms/col
 all 4.83 s    │▁▆▄▇██▃▃▂▅▇▆▅▃▄▅▄▃▄▃▃▃▃▄▁▃▃▁▂▂▂▃▂▃▂▂▃▃▃▂▂▄▂▂▂▃▂▃▂▃▂▂▂▂▃▂▂▃▂▂▂▃▃▃
│1.22 s        ┤──                            4.83 s
 ▼ Render…1651]┤╌╌│Renderer [21651]  9 threads, 9 tracks, 27,271 slices ╌╌╌╌╌╌╌│
> ▼ CrRen…rMain│  │·  ░▓░··▓▓▓▓▓▓●▶▓░▓▓▓▓▓▓▓░▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒░·
               │  │·  ░▓░··▓▓▓▓▓▓▓▓▓░▓▓▓▓▓▓▓░▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒░·
               │  │   ░▒░ ·▒░▒▒▒▒▒▓▓░▒▒▒▒▒▒▒░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░▒░·
               │  │   ·░· ·░░▒▒▒▒▒▓▓▒▒▒▒▒▒▒▒▒░░░░░░░░░░░░░░░░░░░·░░░░░░░░░░░░▒░·
        +4 rows│  │    ░   ░··░░░░ ░·░░░░·░░·░·░··░·░··░·░··░·░··░·░··░·░··░·░░·
    instants   │  │   ◈◈◈  ◈◈◈◈◈◈◈ ◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈◈
   ▶ samples   │  │    ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│
  ▶ Chrom…hread│  │▁  ▁▁▁▁▁▁▁▁▁▁▁▁ ▁ ▁▁▁▁▁▁▁▁▁▁▁ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ ▁▁▁▁▁▁ ▁▁▁▁▁▁▁▁
  ▶ Compositor │  │   ▁▁▁  ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▂▂▂▁▂▂▁▁▁▁▂▁▂▂▁▂▂▃▂▂▁▁▂▁▁▂▂▁▂▂▂▁
  ▶ Dedic…hread│  │        ▁██▄▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
  ▶ Perfe…Trace│  │▁  ▁▁▁▁ ▁  ▁ ▁│ ▁  ▁▁    ▁  ▁  ▁      ▁  ▁  ▁     ▁   ▁ ▁   ▁
  ▶ Threa…1676]│  │    ▁▁  ▁▃▁▂▁▁▃ ▁▁▁▁▁▁▁▁▁  ▁▁  ▁ ▁▁▁  ▁▁  ▁   ▁ ▁▁ ▁ ▁▁  ▁▁▁│
 what is slow in the time of the area                          Enter goes there
 slowest    271 ms  RunTask  CrRendererMain [21636]
            186 ms  RunTask  DedicatedWorker thread [21715]
 self       2.82 s   34.0 %  ThreadControllerImpl::RunTask
            967 ms   11.6 %  Receive mojo message
 odd              44 a begin without an end, or an X without dur
 Renderer [21651] / CrRendererMain [21651]   depth 0   1,888 slices   line 2/27
 j/k line  Enter go  Space fold  Tab tracks  q close  w/s zoom  u/o out/in  …
--- style
------TTTTTTTTTTTTTTTTTTTTTTTTT---TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||........_RR44444444444444444444444444444444444444444444444444444444444444
.P.PPPPPPPPPPPP___|PPPPPPPPPPPPPP|PRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR________|
>>>>>>>>>>>>>>>_..|,..,m,,,mmmmmm|@mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm,,|
..............._..|,..,m,,,mmmmmm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm,,|
..............._..|...,,,.,,,xxxx|xxxxxxxxxxx,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,|
..............._..|...,,,.,,,kkkk|kkkkkkkkkkk,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,|
........LLLLLLL_..|....,...,,,,,,|.,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,|
....LLLLLLLL..._..|...MMM..NMNNNN|.NNNNNMNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN|
...L.LLLLLLL..._..|....%%%%%%%%%%|%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%|
..L.LLLLLLLLLLL_..|%..%%%%%%%%%%%|.%.%%%%%%%%%%%.%%%%%%%%%%%%%%%.%%%%%%.%%%%%%%|
..L.LLLLLLLLLL._..|...%%%..%%%%%%|%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%|
..L.LLLLLLLLLLL_..|........%%%%%%|%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%|
..L.LLLLLLLLLLL_..|%..%%%%.%..%.%|.%..%%....%..%..%......%..%..%.....%...%.%...|
..L.LLLLLLLLLLL_..|....%%..%%%%%%|.%%%%%%%%%..%%..%.%%%..%%..%...%.%%.%.%%..%%%|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.444444444444444444444444444444444444444444444444444444444444444444444444444444
............333333..3333333..222222222222222222222222222222
.2222.......333333...222222..33333333333333333333333333333
............333333...222222..33333333333333333333
.222..............33.3333333333333333333333333333333333333333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..66666555..6666655555..6665555555..6555555..66655555..6665555555..5
