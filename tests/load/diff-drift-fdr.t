# diff: the false discovery rate asks less of a p than Holm does.
--- input
[]
--- file o0.json
[{"name":"keya","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1},
{"name":"keyb","ph":"X","ts":100000,"dur":6029,"pid":1,"tid":1},
{"name":"keyc","ph":"X","ts":200000,"dur":7070,"pid":1,"tid":1},
{"name":"keyd","ph":"X","ts":300000,"dur":8032,"pid":1,"tid":1},
{"name":"keye","ph":"X","ts":400000,"dur":9080,"pid":1,"tid":1},
{"name":"keyf","ph":"X","ts":500000,"dur":10029,"pid":1,"tid":1},
{"name":"keyg","ph":"X","ts":600000,"dur":11088,"pid":1,"tid":1},
{"name":"keyh","ph":"X","ts":700000,"dur":12024,"pid":1,"tid":1},
{"name":"keyi","ph":"X","ts":800000,"dur":13090,"pid":1,"tid":1},
{"name":"keyj","ph":"X","ts":900000,"dur":14013,"pid":1,"tid":1},
{"name":"keyk","ph":"X","ts":1000000,"dur":15090,"pid":1,"tid":1},
{"name":"keyl","ph":"X","ts":1100000,"dur":16000,"pid":1,"tid":1}]
--- file o1.json
[{"name":"keya","ph":"X","ts":0,"dur":5285,"pid":1,"tid":1},
{"name":"keyb","ph":"X","ts":100000,"dur":6306,"pid":1,"tid":1},
{"name":"keyc","ph":"X","ts":200000,"dur":7392,"pid":1,"tid":1},
{"name":"keyd","ph":"X","ts":300000,"dur":8400,"pid":1,"tid":1},
{"name":"keye","ph":"X","ts":400000,"dur":9495,"pid":1,"tid":1},
{"name":"keyf","ph":"X","ts":500000,"dur":10600,"pid":1,"tid":1},
{"name":"keyg","ph":"X","ts":600000,"dur":11594,"pid":1,"tid":1},
{"name":"keyh","ph":"X","ts":700000,"dur":12708,"pid":1,"tid":1},
{"name":"keyi","ph":"X","ts":800000,"dur":13689,"pid":1,"tid":1},
{"name":"keyj","ph":"X","ts":900000,"dur":14812,"pid":1,"tid":1},
{"name":"keyk","ph":"X","ts":1000000,"dur":15780,"pid":1,"tid":1},
{"name":"keyl","ph":"X","ts":1100000,"dur":16912,"pid":1,"tid":1}]
--- file o2.json
[{"name":"keya","ph":"X","ts":0,"dur":5515,"pid":1,"tid":1},
{"name":"keyb","ph":"X","ts":100000,"dur":6648,"pid":1,"tid":1},
{"name":"keyc","ph":"X","ts":200000,"dur":7714,"pid":1,"tid":1},
{"name":"keyd","ph":"X","ts":300000,"dur":8856,"pid":1,"tid":1},
{"name":"keye","ph":"X","ts":400000,"dur":9909,"pid":1,"tid":1},
{"name":"keyf","ph":"X","ts":500000,"dur":11060,"pid":1,"tid":1},
{"name":"keyg","ph":"X","ts":600000,"dur":12100,"pid":1,"tid":1},
{"name":"keyh","ph":"X","ts":700000,"dur":13260,"pid":1,"tid":1},
{"name":"keyi","ph":"X","ts":800000,"dur":14430,"pid":1,"tid":1},
{"name":"keyj","ph":"X","ts":900000,"dur":15456,"pid":1,"tid":1},
{"name":"keyk","ph":"X","ts":1000000,"dur":16635,"pid":1,"tid":1},
{"name":"keyl","ph":"X","ts":1100000,"dur":17648,"pid":1,"tid":1}]
--- file o3.json
[{"name":"keya","ph":"X","ts":0,"dur":5800,"pid":1,"tid":1},
{"name":"keyb","ph":"X","ts":100000,"dur":6923,"pid":1,"tid":1},
{"name":"keyc","ph":"X","ts":200000,"dur":8112,"pid":1,"tid":1},
{"name":"keyd","ph":"X","ts":300000,"dur":9223,"pid":1,"tid":1},
{"name":"keye","ph":"X","ts":400000,"dur":10422,"pid":1,"tid":1},
{"name":"keyf","ph":"X","ts":500000,"dur":11520,"pid":1,"tid":1},
{"name":"keyg","ph":"X","ts":600000,"dur":12726,"pid":1,"tid":1},
{"name":"keyh","ph":"X","ts":700000,"dur":13811,"pid":1,"tid":1},
{"name":"keyi","ph":"X","ts":800000,"dur":15027,"pid":1,"tid":1},
{"name":"keyj","ph":"X","ts":900000,"dur":16099,"pid":1,"tid":1},
{"name":"keyk","ph":"X","ts":1000000,"dur":17324,"pid":1,"tid":1},
{"name":"keyl","ph":"X","ts":1100000,"dur":18560,"pid":1,"tid":1}]
--- file o4.json
[{"name":"keya","ph":"X","ts":0,"dur":6030,"pid":1,"tid":1},
{"name":"keyb","ph":"X","ts":100000,"dur":7200,"pid":1,"tid":1},
{"name":"keyc","ph":"X","ts":200000,"dur":8434,"pid":1,"tid":1},
{"name":"keyd","ph":"X","ts":300000,"dur":9680,"pid":1,"tid":1},
{"name":"keye","ph":"X","ts":400000,"dur":10836,"pid":1,"tid":1},
{"name":"keyf","ph":"X","ts":500000,"dur":12089,"pid":1,"tid":1},
{"name":"keyg","ph":"X","ts":600000,"dur":13232,"pid":1,"tid":1},
{"name":"keyh","ph":"X","ts":700000,"dur":14496,"pid":1,"tid":1},
{"name":"keyi","ph":"X","ts":800000,"dur":15626,"pid":1,"tid":1},
{"name":"keyj","ph":"X","ts":900000,"dur":16897,"pid":1,"tid":1},
{"name":"keyk","ph":"X","ts":1000000,"dur":18014,"pid":1,"tid":1},
{"name":"keyl","ph":"X","ts":1100000,"dur":19296,"pid":1,"tid":1}]
--- file n0.json
[{"name":"keya","ph":"X","ts":0,"dur":5100,"pid":1,"tid":1},
{"name":"keyb","ph":"X","ts":100000,"dur":6161,"pid":1,"tid":1},
{"name":"keyc","ph":"X","ts":200000,"dur":7160,"pid":1,"tid":1},
{"name":"keyd","ph":"X","ts":300000,"dur":8240,"pid":1,"tid":1},
{"name":"keye","ph":"X","ts":400000,"dur":10157,"pid":1,"tid":1},
{"name":"keyf","ph":"X","ts":500000,"dur":10220,"pid":1,"tid":1},
{"name":"keyg","ph":"X","ts":600000,"dur":11318,"pid":1,"tid":1},
{"name":"keyh","ph":"X","ts":700000,"dur":13530,"pid":1,"tid":1},
{"name":"keyi","ph":"X","ts":800000,"dur":13272,"pid":1,"tid":1},
{"name":"keyj","ph":"X","ts":900000,"dur":15831,"pid":1,"tid":1},
{"name":"keyk","ph":"X","ts":1000000,"dur":15360,"pid":1,"tid":1},
{"name":"keyl","ph":"X","ts":1100000,"dur":16320,"pid":1,"tid":1}]
--- file n1.json
[{"name":"keya","ph":"X","ts":0,"dur":5365,"pid":1,"tid":1},
{"name":"keyb","ph":"X","ts":100000,"dur":6480,"pid":1,"tid":1},
{"name":"keyc","ph":"X","ts":200000,"dur":7532,"pid":1,"tid":1},
{"name":"keyd","ph":"X","ts":300000,"dur":8576,"pid":1,"tid":1},
{"name":"keye","ph":"X","ts":400000,"dur":10682,"pid":1,"tid":1},
{"name":"keyf","ph":"X","ts":500000,"dur":10750,"pid":1,"tid":1},
{"name":"keyg","ph":"X","ts":600000,"dur":11781,"pid":1,"tid":1},
{"name":"keyh","ph":"X","ts":700000,"dur":14229,"pid":1,"tid":1},
{"name":"keyi","ph":"X","ts":800000,"dur":13962,"pid":1,"tid":1},
{"name":"keyj","ph":"X","ts":900000,"dur":16478,"pid":1,"tid":1},
{"name":"keyk","ph":"X","ts":1000000,"dur":16155,"pid":1,"tid":1},
{"name":"keyl","ph":"X","ts":1100000,"dur":17168,"pid":1,"tid":1}]
--- file n2.json
[{"name":"keya","ph":"X","ts":0,"dur":5630,"pid":1,"tid":1},
{"name":"keyb","ph":"X","ts":100000,"dur":6732,"pid":1,"tid":1},
{"name":"keyc","ph":"X","ts":200000,"dur":7903,"pid":1,"tid":1},
{"name":"keyd","ph":"X","ts":300000,"dur":9000,"pid":1,"tid":1},
{"name":"keye","ph":"X","ts":400000,"dur":11097,"pid":1,"tid":1},
{"name":"keyf","ph":"X","ts":500000,"dur":11280,"pid":1,"tid":1},
{"name":"keyg","ph":"X","ts":600000,"dur":12364,"pid":1,"tid":1},
{"name":"keyh","ph":"X","ts":700000,"dur":14784,"pid":1,"tid":1},
{"name":"keyi","ph":"X","ts":800000,"dur":14651,"pid":1,"tid":1},
{"name":"keyj","ph":"X","ts":900000,"dur":17294,"pid":1,"tid":1},
{"name":"keyk","ph":"X","ts":1000000,"dur":16950,"pid":1,"tid":1},
{"name":"keyl","ph":"X","ts":1100000,"dur":18016,"pid":1,"tid":1}]
--- file n3.json
[{"name":"keya","ph":"X","ts":0,"dur":5894,"pid":1,"tid":1},
{"name":"keyb","ph":"X","ts":100000,"dur":7049,"pid":1,"tid":1},
{"name":"keyc","ph":"X","ts":200000,"dur":8196,"pid":1,"tid":1},
{"name":"keyd","ph":"X","ts":300000,"dur":9424,"pid":1,"tid":1},
{"name":"keye","ph":"X","ts":400000,"dur":11622,"pid":1,"tid":1},
{"name":"keyf","ph":"X","ts":500000,"dur":11700,"pid":1,"tid":1},
{"name":"keyg","ph":"X","ts":600000,"dur":12946,"pid":1,"tid":1},
{"name":"keyh","ph":"X","ts":700000,"dur":15483,"pid":1,"tid":1},
{"name":"keyi","ph":"X","ts":800000,"dur":15340,"pid":1,"tid":1},
{"name":"keyj","ph":"X","ts":900000,"dur":18110,"pid":1,"tid":1},
{"name":"keyk","ph":"X","ts":1000000,"dur":17580,"pid":1,"tid":1},
{"name":"keyl","ph":"X","ts":1100000,"dur":18863,"pid":1,"tid":1}]
--- file n4.json
[{"name":"keya","ph":"X","ts":0,"dur":6104,"pid":1,"tid":1},
{"name":"keyb","ph":"X","ts":100000,"dur":7368,"pid":1,"tid":1},
{"name":"keyc","ph":"X","ts":200000,"dur":8568,"pid":1,"tid":1},
{"name":"keyd","ph":"X","ts":300000,"dur":9760,"pid":1,"tid":1},
{"name":"keye","ph":"X","ts":400000,"dur":12147,"pid":1,"tid":1},
{"name":"keyf","ph":"X","ts":500000,"dur":12229,"pid":1,"tid":1},
{"name":"keyg","ph":"X","ts":600000,"dur":13530,"pid":1,"tid":1},
{"name":"keyh","ph":"X","ts":700000,"dur":16183,"pid":1,"tid":1},
{"name":"keyi","ph":"X","ts":800000,"dur":15886,"pid":1,"tid":1},
{"name":"keyj","ph":"X","ts":900000,"dur":18926,"pid":1,"tid":1},
{"name":"keyk","ph":"X","ts":1000000,"dur":18374,"pid":1,"tid":1},
{"name":"keyl","ph":"X","ts":1100000,"dur":19535,"pid":1,"tid":1}]
--- run diff --table=slices --correct=fdr o0.json o1.json o2.json o3.json o4.json -- n0.json n1.json n2.json n3.json n4.json
--- want
old  o0.json and 4 more; medians of the runs
new  n0.json and 4 more; medians of the runs
paired by name; names match by what remains after the rules (--rules); no times are aligned
a change counts from 5 % (--threshold) and 1 ms (--min) of self (--metric), and if p of the rank test, corrected by Benjamini and Hochberg, is below 0.05

  OLD SELF  NEW SELF    Δ SELF  Δ% SELF  95% FROM        TO      P  OLD COUNT  NEW COUNT  OLD MEAN  NEW MEAN  OLD P95  NEW P95  slices
+  15.6 ms   17.1 ms  +1.53 ms    +9.8%  +1.42 ms  +1.65 ms  0.034          1          1   15.6 ms   17.1 ms  15.6 ms  17.1 ms  keyj
+  13.4 ms   14.7 ms  +1.29 ms    +9.6%  +1.19 ms  +1.39 ms  0.034          1          1   13.4 ms   14.7 ms  13.4 ms  14.7 ms  keyh
    141 ms    144 ms  +2.95 ms    +2.1%  -16.3 ms    +22 ms   0.75          -          -         -         -        -        -  (all keys)

slices: 2 more, 0 less, 0 only in new, 0 only in old, 10 within the limits
the drift of the runs, 0.898 to 1.096 by 12 keys, is taken out of all keys (--drift)

2 differences beyond these limits
--- status 1
