# Args of a job are searched as any others: outputs, hash, keys.
--- input
# ninja log v5
0	10	1	a.o	a1f00d
10	20	1	b.o	b1
--- run find f00d input.json
--- want
               0 s     10 ms  a.o  build 1 [1] / Worker [1]
