# What the daemon takes: a line that says the version before each segment; seconds with an exponent; links.
--- input
{"format":"json","version":1}
{"id":"70de5b6f19ff9a0a","name":"api","trace_id":"1-581cf771-a006649127e371903a2de979","start_time":1.478293361271E9,"end_time":1478293361.449,"error":true,"annotations":{"k":1},"links":[{"trace_id":"1-581cf771-a006649127e371903a2de979","id":"80de5b6f19ff9a0a"}]}
{"format":"json","version":1}
{"id":"80de5b6f19ff9a0a","name":"worker","trace_id":"1-581cf771-a006649127e371903a2de979","start_time":1478293361.3,"end_time":1478293361.4,"precursor_ids":["70de5b6f19ff9a0a"]}
--- want process slice flow warning
{"type":"process","upid":0,"pid":"api","name":"api","sort_index":0}
{"type":"process","upid":1,"pid":"worker","name":"worker","sort_index":1}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":1478293361271000000,"dur":178000000,"name":"api","cat":"server","args":{"trace_id":"581cf771a006649127e371903a2de979","span_id":"70de5b6f19ff9a0a","error":true,"annotations":{"k":1},"links":[{"trace_id":"1-581cf771-a006649127e371903a2de979","id":"80de5b6f19ff9a0a"}]}}
{"type":"slice","id":1,"track":3,"lane":0,"depth":0,"ts":1478293361300000000,"dur":100000000,"name":"worker","cat":"server","args":{"trace_id":"581cf771a006649127e371903a2de979","span_id":"80de5b6f19ff9a0a","precursor_ids":["70de5b6f19ff9a0a"]}}
{"type":"flow","from":1,"to":0,"from_ts":1478293361300000000,"to_ts":1478293361271000000,"name":"link","cat":"link"}
{"type":"flow","from":0,"to":1,"from_ts":1478293361300000000,"to_ts":1478293361300000000,"name":"link","cat":"link"}
