uftrace zoomed in between two times, on a line without colours or Unicode.
size: 80x24
trace: traces/uftrace.json.gz
options: --glyphs ascii --from 2ms --to 2.2ms
--- text
 ttv  uftrace.json.gz        view 1.991 ms .. 2.211 ms   220 us   3.44 us/col
 all 11.6 ms   |.:|#######[##]########################################|:...... .
|2.000 ms      +--+2.00 ms-------+2.05 ms------+2.10 ms-------+2.15 ms------+---
 - [6419] prog +--|[6419] prog [6419]  4 threads, 21,503 slices ----------------
  - [6419] prog|~main==11.2 ms==================================================
>   [6419] prog|>std::thread::join##10.2 ms#####################################
               |~linux:schedule==10.2 ms========================================
  + thread 6421|################################################################
  + thread 6422|################################################################
  + thread 6423|################################################################
 program   5 processes   longest 300 us usleep   prog 6419 100.0 % busy
 slowest    300 us  usleep > linux:schedule  prog 6419/thread 6422
            239 us  usleep > linux:schedule  prog 6419/thread 6423
           26.1 us  std::map::operator[] > std::_~tree::_M_emplace_hint_unique
 busy       220 us  100.0 %  prog 6419
            220 us  100.0 %  prog 6419/thread 6421
            220 us  100.0 %  prog 6419/thread 6422
 self        16 us    1.8 %  usleep
           7.29 us    0.8 %  std::operator+
 waited     823 us   93.3 %  linux:schedule
 odd            10  an end that no open begin matches
 next      gO why   F flame graph   g3 by name
 [6419] prog [6419] / [6419] prog [6419]   dep~   tracks 5/7 in view   line 3/7
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  ~
--- style
------TTTTTTTTTTTTTTT--------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT--
.RRR.RRRRRRR..._OOOOOOOOOOVVVVOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||||......_RRIIIIIIIIRRRRRRRIIIIIIIIRRRRRRIIIIIIIIRRRRRRRIIIIIIIIRRRRRRIRRR
.P.PPPPPPPPPPP.___|PPPPPPPPPPPPPPPPPPRRRRRRRRRRRRRRRRRRRRRRRRRR_________________
..L.LLLLLLLLLLL_aa|aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
..............._jj|jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj
..L.LLLLLLLLLLL_oo|ooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo
..L.LLLLLLLLLLL_oo|ooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo
..L.LLLLLLLLLLL_oo|ooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222....333333..33333333333333333333333..222222222222222222222
............333333..33333333333333333333333..222222222222222222222
...........3333333..3333333333333333333333333333333333333333333333333333333333
.2222.......333333..2222222..333333333
............333333..2222222..333333333333333333333
............333333..2222222..333333333333333333333
.2222........33333....22222..333333
...........3333333....22222..33333333333333
.222222.....333333...222222..33333333333333
.222............33..333333333333333333333333333333333
.2222......66.333...6.33333333333...66.3333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
