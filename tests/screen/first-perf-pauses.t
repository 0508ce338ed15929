Samples of perf of a program that sleeps twice: they are counted, as a second of
sleep is not what the last function before it took.
size: 80x20
--- trace
app  7 100.000000:    1000000 cpu-clock: 
	    5500 load+0x10 (/usr/bin/app)
	    5600 main+0x10 (/usr/bin/app)

app  7 100.001000:    1000000 cpu-clock: 
	    5510 spin+0x10 (/usr/bin/app)
	    5600 main+0x10 (/usr/bin/app)

app  7 100.002000:    1000000 cpu-clock: 
	    5520 spin+0x10 (/usr/bin/app)
	    5600 main+0x10 (/usr/bin/app)

app  7 100.003000:    1000000 cpu-clock: 
	    5530 spin+0x10 (/usr/bin/app)
	    5600 main+0x10 (/usr/bin/app)

app  7 100.004000:    1000000 cpu-clock: 
	    5500 load+0x10 (/usr/bin/app)
	    5600 main+0x10 (/usr/bin/app)

app  7 100.005000:    1000000 cpu-clock: 
	    5510 spin+0x10 (/usr/bin/app)
	    5600 main+0x10 (/usr/bin/app)

app  7 100.006000:    1000000 cpu-clock: 
	    5520 spin+0x10 (/usr/bin/app)
	    5600 main+0x10 (/usr/bin/app)

app  7 100.007000:    1000000 cpu-clock: 
	    5530 spin+0x10 (/usr/bin/app)
	    5600 main+0x10 (/usr/bin/app)

app  7 102.008000:    1000000 cpu-clock: 
	    5500 load+0x10 (/usr/bin/app)
	    5600 main+0x10 (/usr/bin/app)

app  7 102.009000:    1000000 cpu-clock: 
	    5510 spin+0x10 (/usr/bin/app)
	    5600 main+0x10 (/usr/bin/app)

app  7 102.010000:    1000000 cpu-clock: 
	    5520 spin+0x10 (/usr/bin/app)
	    5600 main+0x10 (/usr/bin/app)

app  7 102.011000:    1000000 cpu-clock: 
	    5530 spin+0x10 (/usr/bin/app)
	    5600 main+0x10 (/usr/bin/app)

app  7 102.012000:    1000000 cpu-clock: 
	    5500 load+0x10 (/usr/bin/app)
	    5600 main+0x10 (/usr/bin/app)

app  7 102.013000:    1000000 cpu-clock: 
	    5510 spin+0x10 (/usr/bin/app)
	    5600 main+0x10 (/usr/bin/app)

app  7 102.014000:    1000000 cpu-clock: 
	    5520 spin+0x10 (/usr/bin/app)
	    5600 main+0x10 (/usr/bin/app)

app  7 102.015000:    1000000 cpu-clock: 
	    5530 spin+0x10 (/usr/bin/app)
	    5600 main+0x10 (/usr/bin/app)

app  7 104.016000:    1000000 cpu-clock: 
	    5500 load+0x10 (/usr/bin/app)
	    5600 main+0x10 (/usr/bin/app)

app  7 104.017000:    1000000 cpu-clock: 
	    5510 spin+0x10 (/usr/bin/app)
	    5600 main+0x10 (/usr/bin/app)

app  7 104.018000:    1000000 cpu-clock: 
	    5520 spin+0x10 (/usr/bin/app)
	    5600 main+0x10 (/usr/bin/app)

app  7 104.019000:    1000000 cpu-clock: 
	    5530 spin+0x10 (/usr/bin/app)
	    5600 main+0x10 (/usr/bin/app)

app  7 104.020000:    1000000 cpu-clock: 
	    5500 load+0x10 (/usr/bin/app)
	    5600 main+0x10 (/usr/bin/app)

app  7 104.021000:    1000000 cpu-clock: 
	    5510 spin+0x10 (/usr/bin/app)
	    5600 main+0x10 (/usr/bin/app)

app  7 104.022000:    1000000 cpu-clock: 
	    5520 spin+0x10 (/usr/bin/app)
	    5600 main+0x10 (/usr/bin/app)

app  7 104.023000:    1000000 cpu-clock: 
	    5530 spin+0x10 (/usr/bin/app)
	    5600 main+0x10 (/usr/bin/app)

--- text
 ttv  trace.json   24 events      view -0.06 s .. 4.02 s   4.09 s   63.9 ms/col
 all 4.02 s    │█                              ██                              █
│0.01 s        ┤┬0 s────────────┬1 s────────────┬2 s───────────┬3 s────────────┬
   app [7]     │▁▁                              ▁                    24 events ▁
> ▼ samples    │▌◈                              ◈                              ◈
               │ ▶main██████████████████████████────────────────────────────────
               │ ▶spin██████████████████████████▅▏spin─────────────────────────▅
 profile   24 samples   most in spin                 Tab, then Enter goes there
 sampled        18   75.0 %  spin
                 6   25.0 %  load
 next      F flame graph   / look for a function







 app [7] / samples                                                     line 2/4
 w/s zoom  a/d pan  hjkl cursor  Enter details  / find  ? help  q quit  …
--- style
------TTTTTTTTTT------------------TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
.RRR.RRRRRR...._OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO
|||||||........_IIIIRRRRRRRRRRRRIIIIRRRRRRRRRRRRIIIIRRRRRRRRRRRIIIIRRRRRRRRRRRRI
...LLLLLLL....._%|..............................%....................RRRRRRRRR.%
>>>>>>>>>>>>>>>_S@..............................S..............................S
..............._.@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
..............._.@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq
11111111111111111111111111111111111111111111111111111111111111111111111111111111
.2222222........33...222222..3333
.................3...222222..3333
.2222......6.33333333333...6.3333333333333333333







77777777777777777777777777777777777777777777777777777777777777777777777777777777
.66655555..6665555..66665555555..6666655555555..655555..655555..655555..5
