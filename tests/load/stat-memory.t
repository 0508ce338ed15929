# stat: memory dumps as a table: the first and the last value of each process's
# totals and outermost allocators, the growth first; eighths of the peak.  The
# two events of a dump are one; a part that is in one dump has not changed.
--- input
{"traceEvents":[
{"ph":"M","name":"process_name","pid":1,"tid":1,"args":{"name":"app"}},
{"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"main"}},
{"ph":"X","name":"Frame","pid":1,"tid":1,"ts":0,"dur":1000},
{"ph":"v","name":"periodic_interval","id":"0xa","pid":1,"tid":1,"ts":100,"args":{"dumps":{"level_of_detail":"detailed","process_totals":{"resident_set_bytes":"6400000","private_footprint_bytes":"3200000","is_peak_rss_resetable":true},"process_mmaps":{"vm_regions":[{"sa":"400000","sz":"200000","pf":5,"mf":"/usr/bin/app","bs":{"pss":"100000","pd":"8000"}},{"sa":"600000","sz":"80000","pf":6,"mf":"/usr/bin/app","bs":{"pss":"40000","pd":"40000"}},{"sa":"7f0000000000","sz":"1000000","pf":6,"bs":{"pd":"900000","pc":"1000"}}]}}}},
{"ph":"v","name":"periodic_interval","id":"0xa","pid":1,"tid":1,"ts":100,"args":{"dumps":{"allocators":{"malloc":{"guid":"1","attrs":{"size":{"type":"scalar","units":"bytes","value":"2000000"},"effective_size":{"type":"scalar","units":"bytes","value":"1c00000"},"objects":{"type":"scalar","units":"objects","value":"4e20"}}},"malloc/allocated_objects":{"guid":"2","attrs":{"size":{"type":"scalar","units":"bytes","value":"1800000"},"object_count":{"type":"scalar","units":"objects","value":"3039"}}},"malloc/metadata":{"guid":"3","attrs":{"size":{"type":"scalar","units":"bytes","value":"400000"}}},"v8/main/heap":{"guid":"4","attrs":{"size":{"type":"scalar","units":"bytes","value":"900000"},"url":{"type":"string","units":"","value":"https://example.org/"}}},"gpu/texture_1":{"guid":"5","attrs":{"size":{"type":"scalar","units":"bytes","value":"100000"}}}},"allocators_graph":[{"source":"5","target":"3","importance":2,"type":"ownership"}]}}},
{"ph":"v","name":"periodic_interval","id":"0xb","pid":1,"tid":1,"ts":600,"args":{"dumps":{"level_of_detail":"light","process_totals":{"resident_set_bytes":"c800000","private_footprint_bytes":"4b00000"},"allocators":{"malloc":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"6000000"}}},"v8":{"attrs":{"size":{"type":"scalar","units":"bytes","value":"600000"}}}}}}},
{"ph":"V","name":"periodic_interval","id":"0xa","ts":90,"args":{"dumps":{"system":{"ram":"400000000"}}}}
]}
--- run stat --table memory --format csv input.json
--- want
process,memory,change,first,last,peak,over_time,count
app 1,resident,104857600,104857600,209715200,209715200,48,2
app 1,malloc,71303168,29360128,100663296,100663296,28,2
app 1,private footprint,26214400,52428800,78643200,78643200,58,2
app 1,gpu,0,1048576,1048576,1048576,8,1
app 1,v8,-3145728,9437184,6291456,9437184,85,2
