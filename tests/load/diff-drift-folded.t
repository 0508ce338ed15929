# diff: the drift is no path.
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
{"name":"keye","ph":"X","ts":400000,"dur":9234,"pid":1,"tid":1},
{"name":"keyf","ph":"X","ts":500000,"dur":10220,"pid":1,"tid":1},
{"name":"keyg","ph":"X","ts":600000,"dur":11318,"pid":1,"tid":1},
{"name":"keyh","ph":"X","ts":700000,"dur":12299,"pid":1,"tid":1},
{"name":"keyi","ph":"X","ts":800000,"dur":13272,"pid":1,"tid":1},
{"name":"keyj","ph":"X","ts":900000,"dur":15831,"pid":1,"tid":1},
{"name":"keyk","ph":"X","ts":1000000,"dur":15360,"pid":1,"tid":1},
{"name":"keyl","ph":"X","ts":1100000,"dur":16320,"pid":1,"tid":1}]
--- file n1.json
[{"name":"keya","ph":"X","ts":0,"dur":5365,"pid":1,"tid":1},
{"name":"keyb","ph":"X","ts":100000,"dur":6480,"pid":1,"tid":1},
{"name":"keyc","ph":"X","ts":200000,"dur":7532,"pid":1,"tid":1},
{"name":"keyd","ph":"X","ts":300000,"dur":8576,"pid":1,"tid":1},
{"name":"keye","ph":"X","ts":400000,"dur":9711,"pid":1,"tid":1},
{"name":"keyf","ph":"X","ts":500000,"dur":10750,"pid":1,"tid":1},
{"name":"keyg","ph":"X","ts":600000,"dur":11781,"pid":1,"tid":1},
{"name":"keyh","ph":"X","ts":700000,"dur":12936,"pid":1,"tid":1},
{"name":"keyi","ph":"X","ts":800000,"dur":13962,"pid":1,"tid":1},
{"name":"keyj","ph":"X","ts":900000,"dur":16478,"pid":1,"tid":1},
{"name":"keyk","ph":"X","ts":1000000,"dur":16155,"pid":1,"tid":1},
{"name":"keyl","ph":"X","ts":1100000,"dur":17168,"pid":1,"tid":1}]
--- file n2.json
[{"name":"keya","ph":"X","ts":0,"dur":5630,"pid":1,"tid":1},
{"name":"keyb","ph":"X","ts":100000,"dur":6732,"pid":1,"tid":1},
{"name":"keyc","ph":"X","ts":200000,"dur":7903,"pid":1,"tid":1},
{"name":"keyd","ph":"X","ts":300000,"dur":9000,"pid":1,"tid":1},
{"name":"keye","ph":"X","ts":400000,"dur":10089,"pid":1,"tid":1},
{"name":"keyf","ph":"X","ts":500000,"dur":11280,"pid":1,"tid":1},
{"name":"keyg","ph":"X","ts":600000,"dur":12364,"pid":1,"tid":1},
{"name":"keyh","ph":"X","ts":700000,"dur":13440,"pid":1,"tid":1},
{"name":"keyi","ph":"X","ts":800000,"dur":14651,"pid":1,"tid":1},
{"name":"keyj","ph":"X","ts":900000,"dur":17294,"pid":1,"tid":1},
{"name":"keyk","ph":"X","ts":1000000,"dur":16950,"pid":1,"tid":1},
{"name":"keyl","ph":"X","ts":1100000,"dur":18016,"pid":1,"tid":1}]
--- file n3.json
[{"name":"keya","ph":"X","ts":0,"dur":5894,"pid":1,"tid":1},
{"name":"keyb","ph":"X","ts":100000,"dur":7049,"pid":1,"tid":1},
{"name":"keyc","ph":"X","ts":200000,"dur":8196,"pid":1,"tid":1},
{"name":"keyd","ph":"X","ts":300000,"dur":9424,"pid":1,"tid":1},
{"name":"keye","ph":"X","ts":400000,"dur":10566,"pid":1,"tid":1},
{"name":"keyf","ph":"X","ts":500000,"dur":11700,"pid":1,"tid":1},
{"name":"keyg","ph":"X","ts":600000,"dur":12946,"pid":1,"tid":1},
{"name":"keyh","ph":"X","ts":700000,"dur":14075,"pid":1,"tid":1},
{"name":"keyi","ph":"X","ts":800000,"dur":15340,"pid":1,"tid":1},
{"name":"keyj","ph":"X","ts":900000,"dur":18110,"pid":1,"tid":1},
{"name":"keyk","ph":"X","ts":1000000,"dur":17580,"pid":1,"tid":1},
{"name":"keyl","ph":"X","ts":1100000,"dur":18863,"pid":1,"tid":1}]
--- file n4.json
[{"name":"keya","ph":"X","ts":0,"dur":6104,"pid":1,"tid":1},
{"name":"keyb","ph":"X","ts":100000,"dur":7368,"pid":1,"tid":1},
{"name":"keyc","ph":"X","ts":200000,"dur":8568,"pid":1,"tid":1},
{"name":"keyd","ph":"X","ts":300000,"dur":9760,"pid":1,"tid":1},
{"name":"keye","ph":"X","ts":400000,"dur":11042,"pid":1,"tid":1},
{"name":"keyf","ph":"X","ts":500000,"dur":12229,"pid":1,"tid":1},
{"name":"keyg","ph":"X","ts":600000,"dur":13530,"pid":1,"tid":1},
{"name":"keyh","ph":"X","ts":700000,"dur":14712,"pid":1,"tid":1},
{"name":"keyi","ph":"X","ts":800000,"dur":15886,"pid":1,"tid":1},
{"name":"keyj","ph":"X","ts":900000,"dur":18926,"pid":1,"tid":1},
{"name":"keyk","ph":"X","ts":1000000,"dur":18374,"pid":1,"tid":1},
{"name":"keyl","ph":"X","ts":1100000,"dur":19535,"pid":1,"tid":1}]
--- run diff --folded o0.json o1.json o2.json -- n0.json n1.json n2.json
--- want
keyj 14923518 16352432
keyi 13865737 13828870
keyl 17040000 17004300
keyf 10678966 10647497
keyh 12803173 12801192
keyk 15984261 16000959
keyg 11706700 11690845
keyd 8507991 8509997
keya 5325000 5313844
keyc 7463854 7460181
keyb 6386289 6412566
keye 9587297 9611042
--- status 6
