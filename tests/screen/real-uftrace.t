uftrace zoomed in between two times, on a line without colours or Unicode.
size: 80x24
trace: traces/uftrace.json.gz
options: --glyphs ascii --from 2ms --to 2.2ms
--- text
 ttv  uftrace.json.gz        view 1.991 ms .. 2.211 ms   220 us   3.44 us/col
 all 11.6 ms   |.:|#######[##]########################################|:...... .
|2.000 ms      +--+2.00 ms-------+2.05 ms------+2.10 ms-------+2.15 ms------+---
 - [6419] prog +--|[6419] prog [6419]  4 threads, 21,503 slices ----------------
> - [6419] ~ 14|>main##11.2 ms##################################################
               |~std::thread::join==10.2 ms=====================================
               |~linux:schedule==10.2 ms========================================
               |  |
               |  |
               |  |
               |  |
               |  |
               |  |
               |  |
               |  |
               |  |
               |  |
               |  |
  - thread ~ 21|~std::thread::_State_impl::_M_run==9.56 ms======================
               |~std::thread::_Invoker::operator()==9.56 ms=====================
 main
 start 0 s   wall 11.161 ms   self 28.243 us  0.3 %   depth 0   children 41
 [6419] prog [6419] / [6419] prog [6419]   depth 0   1 slice          line 2/87
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  ~
--- style
------TTTTTTTTTTTTTTT--------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT--
.RRR.RRRRRRR..._OOOOOOOOOOVVVVOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||||......_RRIIIIIIIIRRRRRRRIIIIIIIIRRRRRRIIIIIIIIRRRRRRRIIIIIIIIRRRRRRIRRR
.P.PPPPPPPPPPP.___|PPPPPPPPPPPPPPPPPPRRRRRRRRRRRRRRRRRRRRRRRRRR_________________
>>>>>>>>>>>>>>>_@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
..............._mm|mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm
..............._jj|jjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj
..............._..|
..............._..|
..............._..|
..............._..|
..............._..|
..............._..|
..............._..|
..............._..|
..............._..|
..............._..|
..............._..|
..L.LLLLLLLL.LL_oo|ooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo
..............._kk|kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.22222.333...2222.333333333...2222.3333333333333333...22222.3...22222222.33
77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
