# diff: who takes too few runs for a failure says so.
--- input
[]
--- file o0.json
[{"name":"a","ph":"X","ts":0,"dur":5000,"pid":1,"tid":1}]
--- file o1.json
[{"name":"a","ph":"X","ts":0,"dur":5010,"pid":1,"tid":1}]
--- file n0.json
[{"name":"a","ph":"X","ts":0,"dur":8000,"pid":1,"tid":1}]
--- file n1.json
[{"name":"a","ph":"X","ts":0,"dur":8010,"pid":1,"tid":1}]
--- run diff --ndjson --table=slices --undecided=fail o0.json o1.json -- n0.json n1.json
--- want
{"type":"diff","old":["o0.json","o1.json"],"new":["n0.json","n1.json"],"by":"name","metric":"self","threshold_percent":5,"min_ns":1000000,"level":0.05,"correction":"holm","drift":"remove"}
{"type":"slices","key":"a","verdict":"unsure","old_runs":2,"new_runs":2,"old_self":5005000,"new_self":8005000,"delta_self":3000000,"percent_self":59.94005994005994,"low_self":null,"high_self":null,"old_count":1,"new_count":1,"old_mean":5005000,"new_mean":8005000,"old_p95":5005000,"new_p95":8005000,"old_wall":5005000,"new_wall":8005000,"delta_wall":3000000,"percent_wall":59.94005994005994,"old_p50":5005000,"new_p50":8005000,"delta_p50":3000000,"percent_p50":59.94005994005994,"old_max":5005000,"new_max":8005000,"delta_max":3000000,"percent_max":59.94005994005994,"old_open":0,"old_longest":0,"new_open":0,"new_longest":0,"p":0.3333333333333333,"p_corrected":0.3333333333333333,"exact":true}
{"type":"result","verdict":"undecided","differ":0,"unsure":1,"runs_needed":4}
--- status 1
