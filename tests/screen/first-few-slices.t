Twenty slices that leave room: they are summed up, at 120 columns as at 80.
size: 120x36
keys:
trace: traces/xray.json
--- text
 ttv  xray.json   40 events   30.734 ms                                 view -0.2 ms .. 30.7 ms   31.1 ms   324 µs/col
 all 30.7 ms           │█████████████████████████████████████████████▃▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂▂
│0.0 ms                ┤┬0 ms───────────┬5 ms──────────┬10 ms──────────┬15 ms─────────┬20 ms──────────┬25 ms─────────┬──
 ▼ process 12122       ┤│╌ 5 threads, 20 slices ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
> ▼ thread 12122       ││▶main██30.7 ms█████████████████████████████████████████████████████████████████████████████████
                       │▁▄ std::thread& std::vector<std::thread, std::allocator<std::thread>>::emplace_back<void (&)(in…
                       │▁▃ void std::vector<std::thread, std::allocator<std::thread>>::_M_realloc_insert<void (&)(int),…
    thread 12123       ││▏work(int)──14.3 ms──────────────────────────
    thread 12124       ││▏work(int)──14.2 ms─────────────────────────▄ work(int)
    thread 12125       ││▄▏work(int)──14.2 ms────────────────────────▃ work(int)
    thread 12126       ││▄▏work(int)──14 ms──────────────────────────
                        │
 program   5 threads   longest 30.7 ms main   thread 12122 100.0 % busy                      Tab, then Enter goes there
 slowest   30.7 ms  main  thread 12122
           14.3 ms  work(int)  thread 12123
           14.2 ms  work(int)  thread 12124
           14.2 ms  work(int)  thread 12125
             14 ms  work(int)  thread 12126
           5.25 µs  std::thread::_State_impl<std::thread::_Invoker<std::tuple<void (*)(int), int>>>::~_State_impl()
           3.25 µs  std::thread::_State_impl<std::thread::_Invoker<std::tuple<void (*)(int), int>>>::_M_run()
            2.5 µs  std::thread::_State_impl<std::thread::_Invoker<std::tuple<void (*)(int), int>>>::_M_run()
           1.25 µs  std::thread::_State_impl<std::thread::_Invoker<std::tuple<void (*)(int), int>>>::_M_run()
            750 ns  std::thread::_State_impl<std::thread::_Invoker<std::tuple<void (*)(int), int>>>::_M_run()
 busy      30.7 ms  100.0 %  thread 12122
           14.3 ms   46.5 %  thread 12123
           14.2 ms   46.3 %  thread 12124
           14.2 ms   46.2 %  thread 12125
 self      56.8 ms   64.9 %  work(int)
           30.6 ms   34.9 %  main
            143 µs    0.2 %  void std::vector<std::thread, std::allocator<std::thread>>::_M_realloc_insert<void (&)(in…
 next      gO why   F flame graph   g3 by name



 process 12122 / thread 12122   depth 0   1 slice                                                              line 2/8
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  u/o out/in  gl longest  f focus  t track  …
--- style
------TTTTTTTTT---------------------------------------------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRRR..........._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||................_IIIIIRRRRRRRRRRRIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRIIIIIIRRRRRRRRRRIIIIIIRRRRRRRRRIRR
.P.PPPPPPPPPPPPP......._|__RRRRRRRRRRRRRRRRRRRR_________________________________________________________________________
>>>>>>>>>>>>>>>>>>>>>>>_|@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
......................._|r.rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr
......................._|p.ppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppp
....LLLLLLLLLLLL......._|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee
....LLLLLLLLLLLL......._|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee.eeeeeeeee
....LLLLLLLLLLLL......._|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee.eeeeeeeee
....LLLLLLLLLLLL......._|eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee
........................|
111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222...3333333..3333..222222222222
...........3333333..333333333..222222222222
...........3333333..333333333..222222222222
...........3333333..333333333..222222222222
.............33333..333333333..222222222222
...........3333333..33333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333
...........3333333..33333333333333333333333333333333333333333333333333333333333333333333333333333333333333333
............333333..33333333333333333333333333333333333333333333333333333333333333333333333333333333333333333
...........3333333..33333333333333333333333333333333333333333333333333333333333333333333333333333333333333333
............333333..33333333333333333333333333333333333333333333333333333333333333333333333333333333333333333
.2222......3333333..2222222..333333333333
...........3333333...222222..333333333333
...........3333333...222222..333333333333
...........3333333...222222..333333333333
.2222......3333333...222222..333333333
...........3333333...222222..3333
............333333....22222..333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333
.2222......66.333...6.33333333333...66.3333333



777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..6665555555..6655555555..6555555..6555555..5
