# flame: where slices have no length samples say where the time went.
--- input
p 1 [000]     0.000001:     100000 cycles: 
	            1507 f (/x)

p 1 [000]     0.000003: raw_syscalls:sys_enter: NR 12 (0, 7fff8463402c, 0, 37f, 0, 0)

p 1 [000]     0.000005:     100000 cycles: 
	            1507 f (/x)

--- run flame input.json
--- want
     TOTAL     %       SELF     COUNT  NAME
      8 µs 100.0          0         0  all
      8 µs 100.0       8 µs         2    f   /x
