# flame: weights that are fractions stay so: 0.1 ten times is 1.
--- input
a;b 0.1
a;b 0.1
a;b 0.1
a;b 0.1
a;b 0.1
a;b 0.1
a;b 0.1
a;b 0.1
a;b 0.1
a;b 0.1
a;c 1234.000001
a 1.5
--- run flame input.json
--- want
     TOTAL     %       SELF     COUNT  NAME
1,236.500 001 100.0          0         0  all
1,236.500 001 100.0        1.5         1    a
1,234.000 001  99.8 1,234.000 001         1      c
         1   0.1          1        10      b
