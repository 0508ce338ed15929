What threads without a process have on tracks below counts: the one with most
samples is first, and what has one sample each below it.
size: 80x14
--- trace
sh 11 1.000000: 1000000 cycles: 
	    1000 open (/bin/x)
	    1010 main (/bin/x)

sh 12 1.001000: 1000000 cycles: 
	    1000 open (/bin/x)
	    1010 main (/bin/x)

sh 13 1.002000: 1000000 cycles: 
	    1000 open (/bin/x)
	    1010 main (/bin/x)

sh 14 1.003000: 1000000 cycles: 
	    1000 open (/bin/x)
	    1010 main (/bin/x)

sh 15 1.004000: 1000000 cycles: 
	    1000 open (/bin/x)
	    1010 main (/bin/x)

sh 16 1.005000: 1000000 cycles: 
	    1000 open (/bin/x)
	    1010 main (/bin/x)

sh 17 1.006000: 1000000 cycles: 
	    1000 open (/bin/x)
	    1010 main (/bin/x)

worker 20 1.010000: 1000000 cycles: 
	    1000 hash (/bin/x)
	    1010 run (/bin/x)
	    1020 main (/bin/x)

worker 20 1.011000: 1000000 cycles: 
	    1000 hash (/bin/x)
	    1010 run (/bin/x)
	    1020 main (/bin/x)

worker 20 1.012000: 1000000 cycles: 
	    1000 hash (/bin/x)
	    1010 run (/bin/x)
	    1020 main (/bin/x)

worker 20 1.013000: 1000000 cycles: 
	    1000 hash (/bin/x)
	    1010 run (/bin/x)
	    1020 main (/bin/x)

worker 20 1.014000: 1000000 cycles: 
	    1000 hash (/bin/x)
	    1010 run (/bin/x)
	    1020 main (/bin/x)

worker 20 1.015000: 1000000 cycles: 
	    1000 hash (/bin/x)
	    1010 run (/bin/x)
	    1020 main (/bin/x)
--- text
 ttv  trace.json   13 events    view -0.2 ms .. 15.0 ms   15.2 ms   238 µs/col
│10.0 ms       ┤┬0 ms────────────────┬5 ms────────────────┬10 ms───────────────┬
   worker [20] │                                 6 events ▁    ▁   ▁   ▁   ▁   ▁
> ▼ samples    │                                          ▌    ▌   ▌   ▌   ▌   ▌
               │                                          │▶main────────────────
               │                                          │▶run─────────────────
               │                                          │▶hash────────────────
 profile   13 samples in 6 ms   most in hash         Tab, then Enter goes there
 sampled      6 ms  100.0 %  hash



 worker [20] / samples                                                line 2/12
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT----------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT-
||||||||......._IIIIIRRRRRRRRRRRRRRRRIIIIIRRRRRRRRRRRRRRRRIIIIIIRRRRRRRRRRRRRRRI
...LLLLLLLLLLL._.................................RRRRRRRR.|....%...%...%...%...%
>>>>>>>>>>>>>>>_..........................................@....S...S...S...S...S
..............._..........................................|@@@@aaaaaaaaaaaaaaaaa
..............._..........................................|@@@@qqqqqqqqqqqqqqqqq
..............._..........................................|@@@@aaaaaaaaaaaaaaaaa
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222......3333..2222222..3333



77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
