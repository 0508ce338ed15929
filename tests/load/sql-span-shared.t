# span: two halves of a call that have one id: the client's is the parent of the server's, a child is of the half of its own service.
--- input
[{"traceId":"0a","id":"01","name":"call","kind":"CLIENT","timestamp":1000,"duration":100,"localEndpoint":{"serviceName":"web"}},
{"traceId":"0a","id":"01","name":"serve","kind":"SERVER","shared":true,"timestamp":1010,"duration":80,"localEndpoint":{"serviceName":"db"}},
{"traceId":"0a","id":"02","parentId":"01","name":"disk","timestamp":1020,"duration":30,"localEndpoint":{"serviceName":"db"}}]
--- file q.sql
INCLUDE PERFETTO MODULE spans.traces;
SELECT span_id, service, name, parent_slice_id, dur, self_dur FROM span
--- run query --csv -f q.sql input.json
--- want
span_id,service,name,parent_slice_id,dur,self_dur
0000000000000001,web,call,,100000,20000
0000000000000001,db,serve,0,80000,50000
0000000000000002,db,disk,1,30000,30000
