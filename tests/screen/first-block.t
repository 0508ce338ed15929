Requests to a block device: what they took, how much of it in the queue, who
waited; a flush that never ends counts nothing.
size: 80x24
--- trace
# tracer: nop
#
#           TASK-PID     CPU#  |||||  TIMESTAMP  FUNCTION
#              | |         |   |||||     |         |
              dd-41      [000] .....     1.000000: block_io_start: 8,0 WS 4096 () 100 + 8 none,0,0 [dd]
              dd-41      [000] .....     1.000100: block_io_start: 8,0 R 4096 () 200 + 8 none,0,0 [dd]
              dd-41      [000] .....     1.000800: block_rq_issue: 8,0 WS 4096 () 100 + 8 none,0,0 [dd]
              dd-41      [000] .....     1.000900: block_rq_issue: 8,0 R 4096 () 200 + 8 none,0,0 [dd]
          <idle>-0       [000] d.h..     1.001000: block_rq_complete: 8,0 WS () 100 + 8 none,0,0 [0]
          <idle>-0       [000] d.h..     1.001000: block_io_done: 8,0 WS 0 () 100 + 0 none,0,0 [idle]
          <idle>-0       [000] d.h..     1.001100: block_rq_complete: 8,0 R () 200 + 8 none,0,0 [0]
          <idle>-0       [000] d.h..     1.001100: block_io_done: 8,0 R 0 () 200 + 0 none,0,0 [idle]
              dd-41      [000] .....     1.002000: block_io_start: 8,0 R 4096 () 300 + 8 none,0,0 [dd]
              dd-41      [000] .....     1.002000: block_rq_issue: 8,0 R 4096 () 300 + 8 none,0,0 [dd]
          <idle>-0       [000] d.h..     1.002500: block_rq_complete: 8,0 R () 300 + 8 none,0,0 [0]
          <idle>-0       [000] d.h..     1.002500: block_io_done: 8,0 R 0 () 300 + 0 none,0,0 [idle]
              dd-41      [000] .....     1.002600: block_io_start: 8,0 FWS 0 () 0 + 0 none,0,0 [dd]
--- text
 ttv  trace.json   13 events  view -0.02 ms .. 2.61 ms   2.64 ms   41.3 µs/col
 all 2.6 ms    │▂▂▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▆▆▆███▄▄▃                     ▄▄▄▄▄▄▄▄▄▄▄▄▄ ▁
│0.10 ms       ┤┬0.0 ms─────┬0.5 ms─────┬1.0 ms──────┬1.5 ms─────┬2.0 ms─────┬──
   block 8,0 R │   │                  ▏blo…                      ▏block 8,0 R
   block 8,0 WS│   │                ▏blo…
   …io 8,0 FWS │   │                                                           ·
>  …io 8,0 R   │   ▶block io 8,0 R██1 ms███                      ▏block io 8…
   …io 8,0 WS  │ ▏block io 8,0 WS──1 ms──
                   │
                   │
 block requests   3 requests   833 µs on average, longest 1 ms
 request    750 µs  read 8,0: average of 2, longest 1 ms
              1 ms  write, sync 8,0
 device     350 µs  read 8,0: average of 2, longest 500 µs
            200 µs  write, sync 8,0
 next      g2 all, by length   g3 by name






 block io 8,0 R   depth 0   2 slices                                   line 4/5
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT--------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
||||||||......._IIIIIIIRRRRRIIIIIIIRRRRRIIIIIIIRRRRRRIIIIIIIRRRRRIIIIIIIRRRRRIRR
...LLLLLLLLLLL._...|..................sssss......................ssssssssssss
...LLLLLLLLLLLL_...|................fffff
...LLLLLLLLLLL._...|...........................................................,
>>>>>>>>>>>>>>>_...@@@@@@@@@@@@@@@@@@@@@@@@......................hhhhhhhhhhhh
...LLLLLLLLLL.._.nn|nnnnnnnnnnnnnnnnnnnnn
...................|
...................|
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222....333333..333333333333333333333333333333333333
..............3333..333333333333333
.222222.....333333..33333333333333333333333333333333333333
............333333..333333333333333
.2222......66.33333333333333...66.3333333






77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
