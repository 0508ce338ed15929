# A process has a main thread, a row of thread also if the file says nothing
# else of it; a slice that begins and ends by an id has no thread's time.
--- input
[{"name":"a","ph":"X","ts":1,"dur":2,"tts":1,"tdur":1,"pid":5,"tid":7},{"name":"m","ph":"X","ts":1,"dur":2,"pid":8,"tid":8},
{"name":"b","ph":"b","ts":1,"tts":1,"id":1,"cat":"c","pid":5,"tid":7},{"name":"b","ph":"e","ts":9,"tts":5,"id":1,"cat":"c","pid":5,"tid":7}]
--- file q.sql
SELECT tid, upid, is_main_thread AS main, is_idle AS idle, pid AS name, NULL AS tts, NULL AS tdur FROM thread JOIN process USING (upid)
UNION ALL SELECT tid, NULL, NULL, NULL, 'of ' || upid, NULL, NULL FROM thread WHERE upid = 1
UNION ALL SELECT NULL, NULL, NULL, NULL, name, thread_ts, thread_dur FROM slice WHERE name <> 'm' ORDER BY 1, 2, 5;
--- run query --ndjson -f q.sql input.json
--- want
{"tid":null,"upid":null,"main":null,"idle":null,"name":"a","tts":1000,"tdur":1000}
{"tid":null,"upid":null,"main":null,"idle":null,"name":"b","tts":null,"tdur":null}
{"tid":0,"upid":0,"main":1,"idle":1,"name":0,"tts":null,"tdur":null}
{"tid":5,"upid":null,"main":null,"idle":null,"name":"of 1","tts":null,"tdur":null}
{"tid":5,"upid":1,"main":1,"idle":0,"name":5,"tts":null,"tdur":null}
{"tid":7,"upid":null,"main":null,"idle":null,"name":"of 1","tts":null,"tdur":null}
{"tid":7,"upid":1,"main":0,"idle":0,"name":5,"tts":null,"tdur":null}
{"tid":8,"upid":2,"main":1,"idle":0,"name":8,"tts":null,"tdur":null}
