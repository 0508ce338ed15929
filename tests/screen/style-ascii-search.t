Hits and the selection in the style plane.
size: 80x20
trace: traces/xray.json
options: --glyphs ascii
keys: /e<Enter>n
--- text
 ttv  xray.json   /e 2/15        view 0.0 ms .. 31.1 ms   31.2 ms   488 us/col
 all 30.7 ms   |v############################vv.................................
|0.0 ms        ++0 ms-----+5 ms-----+10 ms----+15 ms-----+20 ms----+25 ms----+--
 - proces~12122+|- process 12122  5 threads, 20 slices -------------------------
  - ~12122     ||main==30.7 ms=================================================
               |. std::thread& std::vector<std::thread, std::allocator<std::thr~
>   ~12122     |> void std::vector<std::thread, std::allocator<std::thread>>::_~
    ~12123     ||work(int)==14.3 ms===========
    ~12124     ||work(int)==14.2 ms===========
    ~12125     |:|work(int)==14.2 ms==========
    ~12126     |:|work(int)==14 ms===========. work(int)
                |
                |
                |
                |
                |
 void std::vector<std::thread, std::allocator<std::thread>>::_M_realloc_insert~
 start 0.000 003 750 s   wall 88.75 us       self 88.75 us  100.0 %
 process 12122 / thread 12122   depth 2   3 slic~  /e  match 2 of 15   line 4/8
 n/N hits  gn longest  Esc end search  Enter details  ? help  q quit  ~
--- style
------TTTTTTTTT--888888888-------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRRR..._!OOOOOOOOOOOOOOOOOOOOOOOOOOOO!!OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||........_IIIIIRRRRRIIIIIRRRRRIIIIIIRRRRIIIIIIRRRRRIIIIIIRRRRIIIIIIRRRRIRR
.P.PPPPPPPPPPPP_|__PPPPPPPPPPPPPRRRRRRRRRRRRRRRRRRRRRR__________________________
..L.LLLLLL....._|aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
..............._|.!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!
>>>>>>>>>>>>>>>_@.!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!
....LLLLLL....._|eeeeeeeeeeeeeeeeeeeeeeeeeeeee
....LLLLLL....._|eeeeeeeeeeeeeeeeeeeeeeeeeeeee
....LLLLLL....._|eeeeeeeeeeeeeeeeeeeeeeeeeeeee
....LLLLLL....._|eeeeeeeeeeeeeeeeeeeeeeeeeeeee.eeeeeeeee
................|
................|
................|
................|
................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333333333333333...2222.33333333.......2222.33333333333333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6655555555..66655555555555..6666655555555..655555..655555..5
