# What viztracer writes: unknown members of the root and text in file_info.
--- input
{"traceEvents":[{"ph":"M","pid":9,"tid":9,"name":"process_name","args":{"name":"MainProcess"}},
{"pid":9,"tid":9,"ts":4.2,"ph":"X","dur":1.1,"name":"f (a.py:1)","cat":"FEE"}],
"viztracer_metadata":{"version":"1.0","overflow":false},"file_info":{"files":{"a.py":["def f():\n",1]},"functions":{}}}
--- want process slice metadata warning
{"type":"process","upid":0,"pid":9,"name":"MainProcess"}
{"type":"slice","id":0,"track":1,"lane":0,"depth":0,"ts":4200,"dur":1100,"name":"f (a.py:1)","cat":"FEE"}
{"type":"metadata","name":"viztracer_metadata","value":{"version":"1.0","overflow":false}}
{"type":"metadata","name":"file_info","value":{"files":{"a.py":["def f():\n",1]},"functions":{}}}
