# Weights are the axis: the last sample holds as long as it weighs, too.
--- input
a;b 3
a;c 7
--- run flame --weight=sampled input.json
--- want
     TOTAL     %       SELF     COUNT  NAME
        10 100.0          0         0  all
        10 100.0          0         0    a
         7  70.0          7         1      c
         3  30.0          3         1      b
