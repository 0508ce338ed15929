The same in the flame graph: what leads there is what the first screen says.
size: 80x20
keys: F<Tab><Tab>
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
 VIEW 4.02 s   Flame  Tree [Names]   by samples                      24 samples

      TOTAL       %      SELF▾       %      COUNT NAME
         18  75.0 %         18  75.0 %         18 spin  /usr/bin/app
          6  25.0 %          6  25.0 %          6 load  /usr/bin/app
         24 100.0 %          0   0.0 %          0 main  /usr/bin/app












 app [7] / samples                                                     line 2/4
 hjkl move  Enter/u in/out  g to the longest  / find  Tab flame/tree/names  …
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT----------T

......22222.......2......22222.......2......22222.2222
.444444444444444444444444444444444444444444444444444444444444444444444444444444
..........3..333333..........3..333333..........3.3333..RRRRRRRRRRRR
.........33.3333333..........3...33333..........3.3333..RRRRRRRRRRRR












77777777777777777777777777777777777777777777777777777777777777777777777777777777
.666655555..66666665555555..6555555555555555..655555..66655555555555555555..5
