# stat: cpu times, of a slice that the range cuts the share that is in it.
--- input
[{"name":"a","ph":"X","ts":0,"dur":100,"tts":5,"tdur":60,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":110,"dur":40,"pid":1,"tid":1}]
--- run stat --cpu --from 50us --format=ndjson input.json
--- want
{"name":"a","count":1,"wall":50000,"self":50000,"self_share":55.55555555555556,"max":50000,"area_share":50,"avg":50000,"cpu":30000,"p50":50000,"p95":50000,"p99":50000,"min":50000,"gaps":0,"gap_max":0,"open":0,"open_wall":null}
{"name":"b","count":1,"wall":40000,"self":40000,"self_share":44.44444444444444,"max":40000,"area_share":40,"avg":40000,"cpu":null,"p50":40000,"p95":40000,"p99":40000,"min":40000,"gaps":0,"gap_max":0,"open":0,"open_wall":null}
