Hits and the selection in the style plane.
size: 80x20
trace: traces/xray.json
options: --glyphs ascii
keys: /e<Enter>n
--- text
 ttv  xray.json   /e 2/15       view -1.8 ms .. 31.7 ms   33.6 ms   524 us/col
 all 30.7 ms   |v############################vv.................................
|0.0 ms        +---+0 ms--------------+10 ms-------------+20 ms-------------+---
 - proces~12122+-- process 12122  5 threads, 20 slices -------------------------
  - ~12122     |   |main==30.7 ms=============================================
               |   . std::thread& std::vector<std::thread, std::allocator<std::~
>   ~12122     |   > void std::vector<std::thread, std::allocator<std::thread>>~
    ~12123     |   .|work(int)==14.3 ms========. work(int)
    ~12124     |   _|work(int)==14.2 ms========
    ~12125     |   _|work(int)==14.2 ms========
    ~12126     |   _|work(int)==14 ms==========
                   |
                   |
                   |
                   |
                   |
 void std::vector<std::thread, std::allocator<std::thread>>::_M_realloc_insert~
 start 0.000 003 750 s   wall 88.75 us   self 88.75 us  100.0 %   depth 2
 process 12122 / thread 12122   depth 2   3 slic~  /e  match 2 of 15   line 4/8
 n/N hits  gn longest  Esc end search  Enter details  ? help  q quit  ~
--- style
------TTTTTTTTT--777777777------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRRR..._!OOOOOOOOOOOOOOOOOOOOOOOOOOOO!!OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||........_RRRIIIIIRRRRRRRRRRRRRRIIIIIIRRRRRRRRRRRRRIIIIIIRRRRRRRRRRRRRIRRR
.P.PPPPPPPPPPPP____|PPPPPPPPPPPPRRRRRRRRRRRRRRRRRRRRRR__________________________
..L.LLLLLL....._...|aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
..............._...|.!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!
>>>>>>>>>>>>>>>_...@.!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!
....LLLLLL....._...|eeeeeeeeeeeeeeeeeeeeeeeeeee,.,,,,,,,,,
....LLLLLL....._...|eeeeeeeeeeeeeeeeeeeeeeeeeee
....LLLLLL....._...|eeeeeeeeeeeeeeeeeeeeeeeeeee
....LLLLLL....._...|eeeeeeeeeeeeeeeeeeeeeeeeeee
...................|
...................|
...................|
...................|
...................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333333333333333...2222.33333333...2222.33333333333333333...22222.3
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6655555555..66655555555555..6666655555555..655555..655555..5
