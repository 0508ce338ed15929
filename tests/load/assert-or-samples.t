# assert: "or" of functions of samples and of a thread, each sample counted once.
--- input
perf 100/100 1.000000: 1000000 cycles: 
	 1 busy (a)
	 2 run (a)

perf 100/100 1.001000: 1000000 cycles: 
	 2 run (a)

io 100/101 1.002000: 1000000 cycles: 
	 1 busy (a)
	 3 serve (a)

io 100/101 1.003000: 1000000 cycles: 
	 3 serve (a)

--- file b.rules
count(samples of busy or run) == 3
count(samples of run or thread == io) == 3
count(samples of busy and thread == io or run) == 2
count(stacks of serve or run and thread == io) == 2
--- run assert --rules-file=b.rules input.json
--- want
ok    count(samples of busy or run) == 3: 3 against 3
ok    count(samples of run or thread == io) == 3: 3 against 3
ok    count(samples of busy and thread == io or run) == 2: 2 against 2
ok    count(stacks of serve or run and thread == io) == 2: 2 against 2
