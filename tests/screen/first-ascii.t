uftrace: the first screen without colours or Unicode.
size: 80x24
trace: traces/uftrace.json.gz
options: --glyphs ascii
--- text
 ttv  uftrace.json.gz   11.56 ms view 0.0 ms .. 11.6 ms   11.7 ms   183 us/col
 all 11.6 ms   |.:|###################################################|:...... .
|0.2 ms        ++0 ms------+2 ms------+4 ms-----+6 ms------+8 ms------+10 ms----
 - [6419] prog +-| [6419] prog [6419]  4 threads, 21,503 slices ----------------
  - [6419] prog||main==11.2 ms===============================================
>   [6419] prog||>>std::thread::join##10.2 ms############################>==|_
               ||||linux:schedule==10.2 ms===============================:  :_
       +10 rows|:: std::allocator_traits::construct                         __
  + thread 6421| ||###################################################.
  + thread 6422| |_##################################################
  + thread 6423| | :###################################################.
 + [6424] prog + |                                         1 thread, 67 slices _
 program   5 processes   longest 10.2 ms std::thread::join
 slowest   10.2 ms  std::thread::join > linux:schedule  prog 6419
           9.56 ms  std::thread::_State_impl::_M_run > worker  prog 6419/threa~
           9.48 ms  std::thread::_State_impl::_M_run > worker  prog 6419/threa~
 busy      11.1 ms   96.3 %  prog 6419
           9.56 ms   82.7 %  prog 6419/thread 6421
 self      1.51 ms    3.8 %  __gnu_cxx::__aligned_membuf::_M_ptr
 waited    32.7 ms   83.1 %  linux:schedule
 odd            10  an end that no open begin matches
 next      gO why   F flame graph   g3 by name
 [6419] prog [6419] / [6419] prog [6419]   depth 1   41 slices         line 3/9
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  ~
--- style
------TTTTTTTTTTTTTTT------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRRR..._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||........_IIIIIRRRRRRIIIIIRRRRRRIIIIIRRRRRIIIIIRRRRRRIIIIIRRRRRRIIIIIIRRRR
.P.PPPPPPPPPPP.__|_PPPPPPPPPPPPPPPPPPRRRRRRRRRRRRRRRRRRRRRRRRRR_________________
..L.LLLLLLLLLLL_a|aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
>>>>>>>>>>>>>>>_m@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@llll
..............._j|jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj..jj
.......LLLLLLLL_e|.eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee.........................ii
..L.LLLLLLLLLLL_.|ooooooooooooooooooooooooooooooooooooooooooooooooooooo
..L.LLLLLLLLLLL_.|ooooooooooooooooooooooooooooooooooooooooooooooooooo
..L.LLLLLLLLLLL_.|.ooooooooooooooooooooooooooooooooooooooooooooooooooooo
.P.PPPPPPPPPPP._.|.........................................RRRRRRRRRRRRRRRRRRR.e
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222...3333333..3333333333333333333333333333333333..222222222
...........3333333..33333333333333333333333333333333333333333..2222222222222222
...........3333333..33333333333333333333333333333333333333333..2222222222222222
.2222......3333333...222222..333333333
...........3333333...222222..333333333333333333333
.2222......3333333....22222..33333333333333333333333333333333333
.222222....3333333...222222..33333333333333
.222............33..333333333333333333333333333333333
.2222......66.333...6.33333333333...66.3333333
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
