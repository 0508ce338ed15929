# flame: folded stacks of weights that are fractions.
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
--- run flame --format folded input.json
--- want
a 1.5
a;c 1234.000001
a;b 1
