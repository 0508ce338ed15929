"""Rows of said.py: keys, and the lines of panes and tables that stand there
then.  The traces are those of said.py, which says how a row is read.
"""
# Two threads, async slices on two lanes, an object, two counters, samples, flows
# in steps, an open slice and an end without a begin.
MIXED = '''\
{"traceEvents":[
{"ph":"M","name":"process_name","pid":7,"args":{"name":"web"}},
{"ph":"M","name":"process_labels","pid":7,"args":{"labels":"tab"}},
{"ph":"M","name":"thread_name","pid":7,"tid":8,"args":{"name":"io"}},
{"ph":"M","name":"thread_name","pid":7,"tid":9,"args":{"name":"gpu"}},
{"ph":"X","name":"task","cat":"top,net","ts":100,"dur":400,"tts":10,"tdur":250,"pid":7,"tid":8,"args":{"url":"a.js","size":1536,"list":[1,2.5,"x"],"in":{"ok":true,"none":null}}},
{"ph":"X","name":"parse","cat":"net","ts":200,"dur":100,"pid":7,"tid":8,"args":{"frame":{"id_ref":"0x2"}}},
{"ph":"B","name":"wait","ts":600,"pid":7,"tid":8},
{"ph":"b","name":"load","cat":"net","id":"0x1","ts":50,"pid":7,"tid":8,"args":{"url":"b.js"}},
{"ph":"b","name":"dns","cat":"net","id":"0x1","ts":80,"pid":7,"tid":8},
{"ph":"e","name":"dns","cat":"net","id":"0x1","ts":180,"pid":7,"tid":8},
{"ph":"e","name":"load","cat":"net","id":"0x1","ts":450,"pid":7,"tid":8},
{"ph":"b","name":"load","cat":"net","id":"0x3","ts":300,"pid":7,"tid":9},
{"ph":"e","name":"load","cat":"net","id":"0x3","ts":500,"pid":7,"tid":9},
{"ph":"N","name":"Doc","id":"0x2","ts":100,"pid":7,"tid":8},
{"ph":"O","name":"Doc","id":"0x2","ts":150,"pid":7,"tid":8,"args":{"snapshot":{"nodes":3}}},
{"ph":"O","name":"Doc","id":"0x2","ts":250,"pid":7,"tid":8,"args":{"snapshot":{"nodes":9,"size":"big"}}},
{"ph":"D","name":"Doc","id":"0x2","ts":550,"pid":7,"tid":8},
{"ph":"C","name":"heap","ts":100,"pid":7,"args":{"used":5,"free":3}},
{"ph":"C","name":"heap","ts":300,"pid":7,"args":{"used":8,"free":0}},
{"ph":"i","name":"paint","ts":350,"pid":7,"tid":8,"s":"p","args":{"n":1}},
{"ph":"i","name":"vsync","ts":400,"s":"g","pid":7,"tid":9},
{"ph":"s","name":"post","cat":"ipc","id":5,"ts":210,"pid":7,"tid":8},
{"ph":"t","name":"post","cat":"ipc","id":5,"ts":320,"pid":7,"tid":9},
{"ph":"f","name":"post","cat":"ipc","id":5,"ts":620,"pid":7,"tid":8,"bp":"e"},
{"ph":"X","name":"draw","ts":310,"dur":60,"pid":7,"tid":9},
{"ph":"X","name":"draw","ts":410,"dur":60,"pid":7,"tid":9},
{"ph":"E","ts":900,"pid":7,"tid":9}],
"samples":[
{"cpu":0,"tid":9,"ts":320,"name":"cycles","sf":2,"weight":3},
{"cpu":0,"tid":9,"ts":330,"name":"cycles","sf":1,"weight":2},
{"cpu":0,"tid":9,"ts":430,"name":"cycles","sf":2,"weight":1}],
"stackFrames":{"1":{"name":"main","category":"app"},"2":{"name":"fill","category":"lib","parent":1}},
"metadata":{"os":"Linux","cpus":4}}
'''

MORE = {
    'small': [
        ('%b',
         'AREA 130 µs [Slices] Counters Instants Flows 5 slices',
         'by category clipped (*) to the area in TOTAL nested slices count '
         'once',
         'CATEGORY COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN '
         'GAPS MAX GAP OPEN',
         'k 1 100 µs 30 µs 23.1 100 µs 76.9 100 µs 100 µs 100 µs 100 µs 100 '
         'µs 0 0 0',
         '(no category) 4 100 µs 100 µs 76.9 40 µs 76.9 26.3 µs 30 µs 40 µs '
         '40 µs 5 µs 10 µs 10 µs 0',
         'TOTAL 2 5 130 µs 130 µs 100.0 100 µs 100.0 41 µs 30 µs 100 µs 100 '
         'µs 5 µs 10 µs 10 µs 0',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%bb',
         'AREA 130 µs [Slices] Counters Instants Flows 5 slices',
         'by thread clipped (*) to the area in TOTAL nested slices count '
         'once',
         'THREAD COUNT WALL SELF▾ SELF% MAX AREA% AVG P50 P95 P99 MIN GAPS '
         'MAX GAP OPEN',
         'main [1] 4 100 µs 100 µs 76.9 100 µs 76.9 43.8 µs 30 µs 100 µs '
         '100 µs 5 µs 0 0 0',
         'work [2] 1 30 µs 30 µs 23.1 30 µs 23.1 30 µs 30 µs 30 µs 30 µs 30 '
         'µs 0 0 0',
         'TOTAL 2 5 130 µs 130 µs 100.0 100 µs 100.0 41 µs 30 µs 100 µs 100 '
         'µs 5 µs 0 0 0',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%bbb',
         'AREA 130 µs [Slices] Counters Instants Flows 5 slices',
         'by process clipped (*) to the area in TOTAL nested slices count '
         'once',
         'PROCESS COUNT WALL SELF▾ SELF% MAX AREA% AVG P50 P95 P99 MIN GAPS '
         'MAX GAP OPEN',
         'app [1] 5 100 µs 130 µs 100.0 100 µs 76.9 41 µs 30 µs 100 µs 100 '
         'µs 5 µs 0 0 0',
         'TOTAL 1 5 130 µs 130 µs 100.0 100 µs 100.0 41 µs 30 µs 100 µs 100 '
         'µs 5 µs 0 0 0',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%x',
         'AREA 130 µs [Slices] Counters Instants Flows 5 slices',
         'by name,thread clipped (*) to the area in TOTAL nested slices '
         'count once',
         'NAME THREAD COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN '
         'GAPS MAX GAP',
         'run main [1] 1 100 µs 30 µs 23.1 100 µs 76.9 100 µs 100 µs 100 µs '
         '100 µs 100 µs 0 0',
         'read main [1] 2 70 µs 65 µs 50.0 40 µs 53.8 35 µs 30 µs 40 µs 40 '
         'µs 30 µs 10 µs 10 µs',
         'job work [2] 1 30 µs 30 µs 23.1 30 µs 23.1 30 µs 30 µs 30 µs 30 '
         'µs 30 µs 0 0',
         'wait main [1] 1 5 µs 5 µs 3.8 5 µs 3.8 5 µs 5 µs 5 µs 5 µs 5 µs 0 '
         '0',
         'TOTAL 4 5 130 µs 130 µs 100.0 100 µs 100.0 41 µs 30 µs 100 µs 100 '
         'µs 5 µs 10 µs 10 µs',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%L',
         'AREA 130 µs [Slices] Counters Instants Flows 5 slices',
         'by name,label clipped (*) to the area in TOTAL nested slices '
         'count once',
         'NAME LABEL COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN '
         'GAPS MAX GAP',
         'run (none) 1 100 µs 30 µs 23.1 100 µs 76.9 100 µs 100 µs 100 µs '
         '100 µs 100 µs 0 0',
         'read (none) 2 70 µs 65 µs 50.0 40 µs 53.8 35 µs 30 µs 40 µs 40 µs '
         '30 µs 10 µs 10 µs',
         'job (none) 1 30 µs 30 µs 23.1 30 µs 23.1 30 µs 30 µs 30 µs 30 µs '
         '30 µs 0 0',
         'wait (none) 1 5 µs 5 µs 3.8 5 µs 3.8 5 µs 5 µs 5 µs 5 µs 5 µs 0 0',
         'TOTAL 4 5 130 µs 130 µs 100.0 100 µs 100.0 41 µs 30 µs 100 µs 100 '
         'µs 5 µs 10 µs 10 µs',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%LL',
         'AREA 130 µs [Slices] Counters Instants Flows 5 slices',
         'by name clipped (*) to the area in TOTAL nested slices count once',
         'NAME COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN GAPS '
         'MAX GAP OPEN',
         'run 1 100 µs 30 µs 23.1 100 µs 76.9 100 µs 100 µs 100 µs 100 µs '
         '100 µs 0 0 0',
         'read 2 70 µs 65 µs 50.0 40 µs 53.8 35 µs 30 µs 40 µs 40 µs 30 µs '
         '10 µs 10 µs 0',
         'job 1 30 µs 30 µs 23.1 30 µs 23.1 30 µs 30 µs 30 µs 30 µs 30 µs 0 '
         '0 0',
         'wait 1 5 µs 5 µs 3.8 5 µs 3.8 5 µs 5 µs 5 µs 5 µs 5 µs 0 0 0',
         'TOTAL 4 5 130 µs 130 µs 100.0 100 µs 100.0 41 µs 30 µs 100 µs 100 '
         'µs 5 µs 10 µs 10 µs 0',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%c',
         'AREA 130 µs [Slices] Counters Instants Flows 5 slices',
         'by name whole slices in TOTAL nested slices count once',
         'NAME COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN GAPS '
         'MAX GAP OPEN',
         'run 1 100 µs 30 µs 23.1 100 µs 76.9 100 µs 100 µs 100 µs 100 µs '
         '100 µs 0 0 0',
         'read 2 70 µs 65 µs 50.0 40 µs 53.8 35 µs 30 µs 40 µs 40 µs 30 µs '
         '10 µs 10 µs 0',
         'job 1 30 µs 30 µs 23.1 30 µs 23.1 30 µs 30 µs 30 µs 30 µs 30 µs 0 '
         '0 0',
         'wait 1 5 µs 5 µs 3.8 5 µs 3.8 5 µs 5 µs 5 µs 5 µs 5 µs 0 0 0',
         'TOTAL 4 5 130 µs 130 µs 100.0 100 µs 100.0 41 µs 30 µs 100 µs 100 '
         'µs 5 µs 10 µs 10 µs 0',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%C',
         'AREA 130 µs [Slices] Counters Instants Flows 5 slices',
         'by name clipped (*) to the area in TOTAL nested slices count once',
         'NAME COUNT WALL▾ SELF SELF% MAX AREA% AVG CPU P50 P95 P99 MIN '
         'GAPS MAX GAP',
         'run 1 100 µs 30 µs 23.1 100 µs 76.9 100 µs 100 µs 100 µs 100 µs '
         '100 µs 0 0',
         'read 2 70 µs 65 µs 50.0 40 µs 53.8 35 µs 30 µs 40 µs 40 µs 30 µs '
         '10 µs 10 µs',
         'job 1 30 µs 30 µs 23.1 30 µs 23.1 30 µs 30 µs 30 µs 30 µs 30 µs 0 '
         '0',
         'wait 1 5 µs 5 µs 3.8 5 µs 3.8 5 µs 5 µs 5 µs 5 µs 5 µs 0 0',
         'TOTAL 4 5 130 µs 130 µs 100.0 100 µs 100.0 41 µs 30 µs 100 µs 100 '
         'µs 5 µs 10 µs 10 µs',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%>',
         'AREA 130 µs [Slices] Counters Instants Flows 5 slices',
         'by name clipped (*) to the area in TOTAL nested slices count once',
         'NAME COUNT WALL SELF▾ SELF% MAX AREA% AVG P50 P95 P99 MIN GAPS '
         'MAX GAP OPEN',
         'read 2 70 µs 65 µs 50.0 40 µs 53.8 35 µs 30 µs 40 µs 40 µs 30 µs '
         '10 µs 10 µs 0',
         'run 1 100 µs 30 µs 23.1 100 µs 76.9 100 µs 100 µs 100 µs 100 µs '
         '100 µs 0 0 0',
         'job 1 30 µs 30 µs 23.1 30 µs 23.1 30 µs 30 µs 30 µs 30 µs 30 µs 0 '
         '0 0',
         'wait 1 5 µs 5 µs 3.8 5 µs 3.8 5 µs 5 µs 5 µs 5 µs 5 µs 0 0 0',
         'TOTAL 4 5 130 µs 130 µs 100.0 100 µs 100.0 41 µs 30 µs 100 µs 100 '
         'µs 5 µs 10 µs 10 µs 0',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%<lt>',
         'AREA 130 µs [Slices] Counters Instants Flows 5 slices',
         'by name clipped (*) to the area in TOTAL nested slices count once',
         'NAME COUNT▾ WALL SELF SELF% MAX AREA% AVG P50 P95 P99 MIN GAPS '
         'MAX GAP OPEN',
         'read 2 70 µs 65 µs 50.0 40 µs 53.8 35 µs 30 µs 40 µs 40 µs 30 µs '
         '10 µs 10 µs 0',
         'run 1 100 µs 30 µs 23.1 100 µs 76.9 100 µs 100 µs 100 µs 100 µs '
         '100 µs 0 0 0',
         'wait 1 5 µs 5 µs 3.8 5 µs 3.8 5 µs 5 µs 5 µs 5 µs 5 µs 0 0 0',
         'job 1 30 µs 30 µs 23.1 30 µs 23.1 30 µs 30 µs 30 µs 30 µs 30 µs 0 '
         '0 0',
         'TOTAL 4 5 130 µs 130 µs 100.0 100 µs 100.0 41 µs 30 µs 100 µs 100 '
         'µs 5 µs 10 µs 10 µs 0',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%I',
         'AREA 130 µs [Slices] Counters Instants Flows 5 slices',
         'by name clipped (*) to the area in TOTAL nested slices count once',
         'NAME COUNT WALL▴ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN GAPS '
         'MAX GAP OPEN',
         'wait 1 5 µs 5 µs 3.8 5 µs 3.8 5 µs 5 µs 5 µs 5 µs 5 µs 0 0 0',
         'job 1 30 µs 30 µs 23.1 30 µs 23.1 30 µs 30 µs 30 µs 30 µs 30 µs 0 '
         '0 0',
         'read 2 70 µs 65 µs 50.0 40 µs 53.8 35 µs 30 µs 40 µs 40 µs 30 µs '
         '10 µs 10 µs 0',
         'run 1 100 µs 30 µs 23.1 100 µs 76.9 100 µs 100 µs 100 µs 100 µs '
         '100 µs 0 0 0',
         'TOTAL 4 5 130 µs 130 µs 100.0 100 µs 100.0 41 µs 30 µs 100 µs 100 '
         'µs 5 µs 10 µs 10 µs 0',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%j<Enter>',
         'AREA 130 µs [Slices] Counters Instants Flows 2 slices',
         'slices of read clipped (*) to the area',
         'NAME START WALL▾ SELF DEPTH THREAD',
         'read 0.000 050 s 40 µs 40 µs 1 main [1]',
         'read 0.000 010 s 30 µs 25 µs 1 main [1]',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%]]',
         'AREA 130 µs Slices Counters [Instants] Flows 2 instants',
         'by name',
         'NAME COUNT▾ RATE/S FIRST LAST',
         'within 1 7,692 0.000 060 s 0.000 060 s',
         'late 1 7,692 0.000 120 s 0.000 120 s',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%/read<Enter>',
         'AREA 130 µs [Slices] Counters Instants Flows 5 slices',
         'by name clipped (*) to the area in TOTAL nested slices count once '
         'rows with "read": 1 of 4',
         'NAME COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN GAPS '
         'MAX GAP OPEN',
         'read 2 70 µs 65 µs 50.0 40 µs 53.8 35 µs 30 µs 40 µs 40 µs 30 µs '
         '10 µs 10 µs 0',
         'TOTAL 1 2 70 µs 65 µs 50.0 40 µs 53.8 35 µs 30 µs 10 µs 10 µs 0',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%/zz<Enter>',
         'AREA 130 µs [Slices] Counters Instants Flows 5 slices',
         'by name clipped (*) to the area in TOTAL nested slices count once',
         'NAME COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN GAPS '
         'MAX GAP OPEN',
         'run 1 100 µs 30 µs 23.1 100 µs 76.9 100 µs 100 µs 100 µs 100 µs '
         '100 µs 0 0 0',
         'read 2 70 µs 65 µs 50.0 40 µs 53.8 35 µs 30 µs 40 µs 40 µs 30 µs '
         '10 µs 10 µs 0',
         'job 1 30 µs 30 µs 23.1 30 µs 23.1 30 µs 30 µs 30 µs 30 µs 30 µs 0 '
         '0 0',
         'wait 1 5 µs 5 µs 3.8 5 µs 3.8 5 µs 5 µs 5 µs 5 µs 5 µs 0 0 0',
         'TOTAL 4 5 130 µs 130 µs 100.0 100 µs 100.0 41 µs 30 µs 100 µs 100 '
         'µs 5 µs 10 µs 10 µs 0',
         'no line has "zz"; all are shown'),
        ('vhv',
         'AREA 40 µs [Slices] Counters Instants Flows 1 track 3 slices',
         'by name clipped (*) to the area in TOTAL nested slices count once',
         'NAME COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN GAPS '
         'MAX GAP OPEN',
         'run 1 40 µs* 10 µs 25.0 40 µs 100.0 40 µs 40 µs 40 µs 40 µs 40 µs '
         '0 0 0',
         'read 1 30 µs 25 µs 62.5 30 µs 75.0 30 µs 30 µs 30 µs 30 µs 30 µs '
         '0 0 0',
         'wait 1 5 µs 5 µs 12.5 5 µs 12.5 5 µs 5 µs 5 µs 5 µs 5 µs 0 0 0',
         'TOTAL 3 3 40 µs 40 µs 100.0 40 µs 100.0 25 µs 30 µs 40 µs 40 µs 5 '
         'µs 0 0 0',
         '40 µs, from 10 µs on; f fills the view with it, Esc forgets it'),
        ('vlv',
         'AREA 40 µs [Slices] Counters Instants Flows 1 track 2 slices',
         'by name clipped (*) to the area in TOTAL nested slices count once',
         'NAME COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN GAPS '
         'MAX GAP OPEN',
         'run 1 40 µs* 0 0.0 40 µs 100.0 40 µs 40 µs 40 µs 40 µs 40 µs 0 0 0',
         'read 1 40 µs 40 µs 100.0 40 µs 100.0 40 µs 40 µs 40 µs 40 µs 40 '
         'µs 0 0 0',
         'TOTAL 2 2 40 µs 40 µs 100.0 40 µs 100.0 40 µs 40 µs 40 µs 40 µs '
         '40 µs 0 0 0',
         '40 µs, from 50 µs on; f fills the view with it, Esc forgets it'),
        ('vho',
         'AREA 40 µs [Slices] Counters Instants Flows 1 track 3 slices',
         'by name clipped (*) to the area in TOTAL nested slices count once',
         'NAME COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN GAPS '
         'MAX GAP OPEN',
         'run 1 40 µs* 10 µs 25.0 40 µs 100.0 40 µs 40 µs 40 µs 40 µs 40 µs '
         '0 0 0',
         'read 1 30 µs 25 µs 62.5 30 µs 75.0 30 µs 30 µs 30 µs 30 µs 30 µs '
         '0 0 0',
         'wait 1 5 µs 5 µs 12.5 5 µs 12.5 5 µs 5 µs 5 µs 5 µs 5 µs 0 0 0',
         'TOTAL 3 3 40 µs 40 µs 100.0 40 µs 100.0 25 µs 30 µs 40 µs 40 µs 5 '
         'µs 0 0 0',
         '40 µs, from 10 µs on'),
        ('VhV',
         'AREA 40 µs [Slices] Counters Instants Flows 1 track 3 slices',
         'by name clipped (*) to the area in TOTAL nested slices count once',
         'NAME COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN GAPS '
         'MAX GAP OPEN',
         'run 1 40 µs* 10 µs 25.0 40 µs 100.0 40 µs 40 µs 40 µs 40 µs 40 µs '
         '0 0 0',
         'read 1 30 µs 25 µs 62.5 30 µs 75.0 30 µs 30 µs 30 µs 30 µs 30 µs '
         '0 0 0',
         'wait 1 5 µs 5 µs 12.5 5 µs 12.5 5 µs 5 µs 5 µs 5 µs 5 µs 0 0 0',
         'TOTAL 3 3 40 µs 40 µs 100.0 40 µs 100.0 25 µs 30 µs 40 µs 40 µs 5 '
         'µs 0 0 0',
         '40 µs, from 10 µs on'),
        ('vJv',
         'AREA 30 µs [Slices] Counters Instants Flows 2 tracks 4 slices',
         'by name clipped (*) to the area in TOTAL nested slices count once',
         'NAME COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN GAPS '
         'MAX GAP OPEN',
         'run 1 30 µs* 10 µs 16.7 30 µs 100.0 30 µs 30 µs 30 µs 30 µs 30 µs '
         '0 0 0',
         'job 1 30 µs 30 µs 50.0 30 µs 100.0 30 µs 30 µs 30 µs 30 µs 30 µs '
         '0 0 0',
         'read 2 20 µs* 20 µs 33.3 10 µs 66.7 10 µs 10 µs 10 µs 10 µs 10 µs '
         '10 µs 10 µs 0',
         'TOTAL 3 4 60 µs 60 µs 100.0 30 µs 200.0 20 µs 10 µs 30 µs 30 µs '
         '10 µs 10 µs 10 µs 0',
         '30 µs, from 30 µs on; f fills the view with it, Esc forgets it'),
        ('vhv<Esc>',
         'read',
         'start 0.000 010 s wall 30 µs self 25 µs 83.3 % of parent 30.0 % '
         'depth 1 children 1',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%]>',
         'AREA 130 µs Slices [Counters] Instants Flows 3 values',
         'a value holds until the next; the mean is weighted by time',
         'COUNTER COUNT▾ FIRST LAST DELTA MIN MIN AT MAX MAX AT MEAN RATE/S',
         'mem.kb 3 5 7 2 5 0 s 9 0.000 060 s 7.154 15,385',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%]<lt>',
         'AREA 130 µs Slices [Counters] Instants Flows 3 values',
         'a value holds until the next; the mean is weighted by time',
         'COUNTER COUNT FIRST LAST DELTA MIN MIN AT MAX MAX AT MEAN RATE/S▾',
         'mem.kb 3 5 7 2 5 0 s 9 0.000 060 s 7.154 15,385',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%]I',
         'AREA 130 µs Slices [Counters] Instants Flows 3 values',
         'a value holds until the next; the mean is weighted by time',
         'COUNTER▾ COUNT FIRST LAST DELTA MIN MIN AT MAX MAX AT MEAN RATE/S',
         'mem.kb 3 5 7 2 5 0 s 9 0.000 060 s 7.154 15,385',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%]]]',
         'AREA 130 µs Slices Counters Instants [Flows] 1 flow',
         'flows from thread to thread, and how long they took',
         'FROM TO COUNT▾ AVG MAX MIN TOTAL',
         'main [1] work [2] 1 14 µs 14 µs 14 µs 14 µs',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%]]]]',
         'AREA 130 µs [Slices] Counters Instants Flows 5 slices',
         'by name clipped (*) to the area in TOTAL nested slices count once',
         'NAME COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN GAPS '
         'MAX GAP OPEN',
         'run 1 100 µs 30 µs 23.1 100 µs 76.9 100 µs 100 µs 100 µs 100 µs '
         '100 µs 0 0 0',
         'read 2 70 µs 65 µs 50.0 40 µs 53.8 35 µs 30 µs 40 µs 40 µs 30 µs '
         '10 µs 10 µs 0',
         'job 1 30 µs 30 µs 23.1 30 µs 23.1 30 µs 30 µs 30 µs 30 µs 30 µs 0 '
         '0 0',
         'wait 1 5 µs 5 µs 3.8 5 µs 3.8 5 µs 5 µs 5 µs 5 µs 5 µs 0 0 0',
         'TOTAL 4 5 130 µs 130 µs 100.0 100 µs 100.0 41 µs 30 µs 100 µs 100 '
         'µs 5 µs 10 µs 10 µs 0',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%Bthread,name<Enter>',
         'AREA 130 µs [Slices] Counters Instants Flows 5 slices',
         'by thread,name clipped (*) to the area in TOTAL nested slices '
         'count once',
         'THREAD NAME COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN '
         'GAPS MAX GAP',
         'main [1] run 1 100 µs 30 µs 23.1 100 µs 76.9 100 µs 100 µs 100 µs '
         '100 µs 100 µs 0 0',
         'main [1] read 2 70 µs 65 µs 50.0 40 µs 53.8 35 µs 30 µs 40 µs 40 '
         'µs 30 µs 10 µs 10 µs',
         'work [2] job 1 30 µs 30 µs 23.1 30 µs 23.1 30 µs 30 µs 30 µs 30 '
         'µs 30 µs 0 0',
         'main [1] wait 1 5 µs 5 µs 3.8 5 µs 3.8 5 µs 5 µs 5 µs 5 µs 5 µs 0 '
         '0',
         'TOTAL 4 5 130 µs 130 µs 100.0 100 µs 100.0 41 µs 30 µs 100 µs 100 '
         'µs 5 µs 10 µs 10 µs',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%Bargs.file<Enter>',
         'AREA 130 µs [Slices] Counters Instants Flows 5 slices',
         'by args.file clipped (*) to the area in TOTAL nested slices count '
         'once',
         'args.file COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN '
         'GAPS MAX GAP OPEN',
         '(none) 4 130 µs 105 µs 80.8 100 µs 100.0 43.8 µs 30 µs 100 µs 100 '
         'µs 5 µs 0 0 0',
         'x.c 1 30 µs 25 µs 19.2 30 µs 23.1 30 µs 30 µs 30 µs 30 µs 30 µs 0 '
         '0 0',
         'TOTAL 2 5 130 µs 130 µs 100.0 100 µs 100.0 41 µs 30 µs 100 µs 100 '
         'µs 5 µs 0 0 0',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%Bdepth<Enter>',
         'AREA 130 µs [Slices] Counters Instants Flows 5 slices',
         'by depth clipped (*) to the area in TOTAL nested slices count once',
         'DEPTH COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN GAPS '
         'MAX GAP OPEN',
         '0 2 130 µs 60 µs 46.2 100 µs 100.0 65 µs 30 µs 100 µs 100 µs 30 '
         'µs 0 0 0',
         '1 2 70 µs 65 µs 50.0 40 µs 53.8 35 µs 30 µs 40 µs 40 µs 30 µs 10 '
         'µs 10 µs 0',
         '2 1 5 µs 5 µs 3.8 5 µs 3.8 5 µs 5 µs 5 µs 5 µs 5 µs 0 0 0',
         'TOTAL 3 5 130 µs 130 µs 100.0 100 µs 100.0 41 µs 30 µs 100 µs 100 '
         'µs 5 µs 10 µs 10 µs 0',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%Bparent<Enter>',
         'AREA 130 µs [Slices] Counters Instants Flows 5 slices',
         'by parent clipped (*) to the area in TOTAL nested slices count '
         'once',
         'PARENT COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN GAPS '
         'MAX GAP OPEN',
         '(top) 2 130 µs 60 µs 46.2 100 µs 100.0 65 µs 30 µs 100 µs 100 µs '
         '30 µs 0 0 0',
         'run 2 70 µs 65 µs 50.0 40 µs 53.8 35 µs 30 µs 40 µs 40 µs 30 µs '
         '10 µs 10 µs 0',
         'read 1 5 µs 5 µs 3.8 5 µs 3.8 5 µs 5 µs 5 µs 5 µs 5 µs 0 0 0',
         'TOTAL 3 5 130 µs 130 µs 100.0 100 µs 100.0 41 µs 30 µs 100 µs 100 '
         'µs 5 µs 10 µs 10 µs 0',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%Bfile<Enter>',
         'AREA 130 µs [Slices] Counters Instants Flows 5 slices',
         'by file clipped (*) to the area in TOTAL nested slices count once',
         'FILE COUNT WALL SELF▾ SELF% MAX AREA% AVG P50 P95 P99 MIN GAPS '
         'MAX GAP OPEN',
         'small 5 100 µs 130 µs 100.0 100 µs 76.9 41 µs 30 µs 100 µs 100 µs '
         '5 µs 0 0 0',
         'TOTAL 1 5 130 µs 130 µs 100.0 100 µs 100.0 41 µs 30 µs 100 µs 100 '
         'µs 5 µs 0 0 0',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%Btrack,depth<Enter>',
         'AREA 130 µs [Slices] Counters Instants Flows 5 slices',
         'by track,depth clipped (*) to the area in TOTAL nested slices '
         'count once',
         'TRACK DEPTH COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN '
         'GAPS MAX GAP',
         'main [1] 0 1 100 µs 30 µs 23.1 100 µs 76.9 100 µs 100 µs 100 µs '
         '100 µs 100 µs 0 0',
         'main [1] 1 2 70 µs 65 µs 50.0 40 µs 53.8 35 µs 30 µs 40 µs 40 µs '
         '30 µs 10 µs 10 µs',
         'work [2] 0 1 30 µs 30 µs 23.1 30 µs 23.1 30 µs 30 µs 30 µs 30 µs '
         '30 µs 0 0',
         'main [1] 2 1 5 µs 5 µs 3.8 5 µs 3.8 5 µs 5 µs 5 µs 5 µs 5 µs 0 0',
         'TOTAL 4 5 130 µs 130 µs 100.0 100 µs 100.0 41 µs 30 µs 100 µs 100 '
         'µs 5 µs 10 µs 10 µs',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%bbx',
         'AREA 130 µs [Slices] Counters Instants Flows 5 slices',
         'by thread,process clipped (*) to the area in TOTAL nested slices '
         'count once',
         'THREAD PROCESS COUNT WALL SELF▾ SELF% MAX AREA% AVG P50 P95 P99 '
         'MIN GAPS MAX GAP',
         'main [1] app [1] 4 100 µs 100 µs 76.9 100 µs 76.9 43.8 µs 30 µs '
         '100 µs 100 µs 5 µs 0 0',
         'work [2] app [1] 1 30 µs 30 µs 23.1 30 µs 23.1 30 µs 30 µs 30 µs '
         '30 µs 30 µs 0 0',
         'TOTAL 2 5 130 µs 130 µs 100.0 100 µs 100.0 41 µs 30 µs 100 µs 100 '
         'µs 5 µs 0 0',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%j<Enter>>',
         'AREA 130 µs [Slices] Counters Instants Flows 2 slices',
         'slices of read clipped (*) to the area',
         'NAME START WALL SELF▾ DEPTH THREAD',
         'read 0.000 050 s 40 µs 40 µs 1 main [1]',
         'read 0.000 010 s 30 µs 25 µs 1 main [1]',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%j<Enter>I',
         'AREA 130 µs [Slices] Counters Instants Flows 2 slices',
         'slices of read clipped (*) to the area',
         'NAME START WALL▴ SELF DEPTH THREAD',
         'read 0.000 010 s 30 µs 25 µs 1 main [1]',
         'read 0.000 050 s 40 µs 40 µs 1 main [1]',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%j<Enter><Esc>',
         'AREA 130 µs [Slices] Counters Instants Flows 5 slices',
         'by name clipped (*) to the area in TOTAL nested slices count once',
         'NAME COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN GAPS '
         'MAX GAP OPEN',
         'run 1 100 µs 30 µs 23.1 100 µs 76.9 100 µs 100 µs 100 µs 100 µs '
         '100 µs 0 0 0',
         'read 2 70 µs 65 µs 50.0 40 µs 53.8 35 µs 30 µs 40 µs 40 µs 30 µs '
         '10 µs 10 µs 0',
         'job 1 30 µs 30 µs 23.1 30 µs 23.1 30 µs 30 µs 30 µs 30 µs 30 µs 0 '
         '0 0',
         'wait 1 5 µs 5 µs 3.8 5 µs 3.8 5 µs 5 µs 5 µs 5 µs 5 µs 0 0 0',
         'TOTAL 4 5 130 µs 130 µs 100.0 100 µs 100.0 41 µs 30 µs 100 µs 100 '
         'µs 5 µs 10 µs 10 µs 0',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%]]<Enter>',
         'AREA 130 µs Slices Counters [Instants] Flows 2 instants',
         'by name',
         'NAME COUNT▾ RATE/S FIRST LAST',
         'within 1 7,692 0.000 060 s 0.000 060 s',
         'late 1 7,692 0.000 120 s 0.000 120 s',
         'app [1] / main [1] line 5/7'),
        ('%]<Enter>',
         'AREA 130 µs Slices [Counters] Instants Flows 3 values',
         'a value holds until the next; the mean is weighted by time',
         'COUNTER▴ COUNT FIRST LAST DELTA MIN MIN AT MAX MAX AT MEAN RATE/S',
         'mem.kb 3 5 7 2 5 0 s 9 0.000 060 s 7.154 15,385',
         'the highest value here; i shows what ran then, o goes there'),
        ('%]]]<Enter>',
         'AREA 130 µs Slices Counters Instants [Flows] 1 flow',
         'flows from thread to thread, and how long they took',
         'FROM TO COUNT▾ AVG MAX MIN TOTAL',
         'main [1] work [2] 1 14 µs 14 µs 14 µs 14 µs',
         'app [1] / main [1] depth 2 1 slice line 4/7'),
        ('%<Tab>j',
         'AREA 130 µs [Slices] Counters Instants Flows 5 slices',
         'by name clipped (*) to the area in TOTAL nested slices count once',
         'NAME COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN GAPS '
         'MAX GAP OPEN',
         'run 1 100 µs 30 µs 23.1 100 µs 76.9 100 µs 100 µs 100 µs 100 µs '
         '100 µs 0 0 0',
         'read 2 70 µs 65 µs 50.0 40 µs 53.8 35 µs 30 µs 40 µs 40 µs 30 µs '
         '10 µs 10 µs 0',
         'job 1 30 µs 30 µs 23.1 30 µs 23.1 30 µs 30 µs 30 µs 30 µs 30 µs 0 '
         '0 0',
         'wait 1 5 µs 5 µs 3.8 5 µs 3.8 5 µs 5 µs 5 µs 5 µs 5 µs 0 0 0',
         'TOTAL 4 5 130 µs 130 µs 100.0 100 µs 100.0 41 µs 30 µs 100 µs 100 '
         'µs 5 µs 10 µs 10 µs 0',
         'app [1] / main [1] depth 2 1 slice line 4/7'),
        ('%G<Enter>',
         'AREA 130 µs [Slices] Counters Instants Flows 1 slice',
         'slices of wait clipped (*) to the area',
         'NAME START WALL▾ SELF DEPTH THREAD',
         'wait 0.000 015 s 5 µs 5 µs 2 main [1]',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('%:area-track<Enter>',
         'AREA 130 µs [Slices] Counters Instants Flows 1 track 4 slices',
         'by name clipped (*) to the area in TOTAL nested slices count once',
         'NAME COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN GAPS '
         'MAX GAP OPEN',
         'run 1 100 µs 30 µs 30.0 100 µs 76.9 100 µs 100 µs 100 µs 100 µs '
         '100 µs 0 0 0',
         'read 2 70 µs 65 µs 65.0 40 µs 53.8 35 µs 30 µs 40 µs 40 µs 30 µs '
         '10 µs 10 µs 0',
         'wait 1 5 µs 5 µs 5.0 5 µs 3.8 5 µs 5 µs 5 µs 5 µs 5 µs 0 0 0',
         'TOTAL 3 4 100 µs 100 µs 100.0 100 µs 76.9 43.8 µs 30 µs 100 µs '
         '100 µs 5 µs 10 µs 10 µs 0',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('Gr',
         'AREA 0 Slices [Counters] Instants Flows 1 track 1 value',
         'a value holds until the next; the mean is weighted by time',
         'COUNTER▴ COUNT FIRST LAST DELTA MIN MIN AT MAX MAX AT MEAN RATE/S',
         'mem.kb 1 5 5 0 5 0 s 5 0 s 5',
         'a range of time begins at 0'),
        ('%]]Gr',
         'AREA 40 µs Slices Counters [Instants] Flows 1 track 1 instant',
         'by name',
         'NAME COUNT▾ RATE/S FIRST LAST',
         'within 1 25,000 0.000 060 s 0.000 060 s',
         '40 µs, from 50 µs on; f fills the view with it, Esc forgets it'),
        ('V',
         'AREA 0 [Slices] Counters Instants Flows 2 slices',
         'by name clipped (*) to the area in TOTAL nested slices count once',
         'NAME COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN GAPS '
         'MAX GAP OPEN',
         'run 1 0* 0 0 0 0 0 0 0 0 0 0',
         'job 1 0* 0 0 0 0 0 0 0 0 0 0',
         'TOTAL 2 2 0 0 0 0 0 0 0 0 0 0 0',
         'a range of time begins at 50 µs'),
        ('ggv',
         'instants ■ │ ◆ within ◆ late',
         'AREA 0 [Slices] Counters Instants Flows 4 tracks 2 slices',
         'by name clipped (*) to the area in TOTAL nested slices count once',
         'NAME COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN GAPS '
         'MAX GAP OPEN',
         'run 1 0* 0 0 0 0 0 0 0 0 0 0',
         'job 1 0* 0 0 0 0 0 0 0 0 0 0',
         'TOTAL 2 2 0 0 0 0 0 0 0 0 0 0 0',
         'a range of time begins at 50 µs'),
        (':area-label<Enter>',
         'read',
         'start 0.000 050 s wall 40 µs self 40 µs 100.0 % of parent 40.0 % '
         'depth 1',
         'there is no area: v, V, % or r makes one'),
        (':area-other-end<Enter>',
         'read',
         'start 0.000 050 s wall 40 µs self 40 µs 100.0 % of parent 40.0 % '
         'depth 1',
         'there is no area: v, V, % or r makes one'),
        (':area-show<Enter>',
         'read',
         'start 0.000 050 s wall 40 µs self 40 µs 100.0 % of parent 40.0 % '
         'depth 1',
         'there is no area: v, V, % or r makes one'),
        (':area-track<Enter>',
         'read',
         'start 0.000 050 s wall 40 µs self 40 µs 100.0 % of parent 40.0 % '
         'depth 1',
         'there is no area: v, V, % or r makes one'),
        (':area-next-table<Enter>',
         'read',
         'start 0.000 050 s wall 40 µs self 40 µs 100.0 % of parent 40.0 % '
         'depth 1',
         'there is no area: v, V, % or r makes one'),
        (':area-invert<Enter>',
         'read',
         'start 0.000 050 s wall 40 µs self 40 µs 100.0 % of parent 40.0 % '
         'depth 1',
         'there is no area: v, V, % or r makes one'),
        (':area-sort-right<Enter>',
         'read',
         'start 0.000 050 s wall 40 µs self 40 µs 100.0 % of parent 40.0 % '
         'depth 1',
         'there is no area: v, V, % or r makes one'),
        ('F',
         'VIEW 130 µs [Flame] Tree Names by wall time 5 slices',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('Fj',
         'VIEW 130 µs [Flame] Tree Names by wall time 5 slices',
         'run 100 µs 76.9 % self 30 µs 1 time longest 100 µs',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('Fjj',
         'VIEW 130 µs [Flame] Tree Names by wall time 5 slices',
         'read 70 µs 53.8 % (70.0 % of what is above) self 65 µs 2 times '
         'longest 40 µs',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('Fj<Enter>u',
         'VIEW 130 µs [Flame] Tree Names by wall time 5 slices',
         'run 100 µs 76.9 % self 30 µs 1 time longest 100 µs',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('Fj<Enter>0',
         'VIEW 130 µs [Flame] Tree Names by wall time 5 slices',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('F<Tab>',
         'VIEW 130 µs Flame [Tree] Names by wall time 5 slices',
         'TOTAL▾ % SELF % COUNT NAME',
         '130 µs 100.0 % 0 0.0 % 0 ▼ all',
         '100 µs 76.9 % 30 µs 23.1 % 1 ▼ run',
         '70 µs 53.8 % 65 µs 50.0 % 2 ▼ read',
         '5 µs 3.8 % 5 µs 3.8 % 1 wait',
         '30 µs 23.1 % 30 µs 23.1 % 1 job',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('F<Tab>j',
         'VIEW 130 µs Flame [Tree] Names by wall time 5 slices',
         'run 100 µs 76.9 % self 30 µs 1 time longest 100 µs',
         'TOTAL▾ % SELF % COUNT NAME',
         '130 µs 100.0 % 0 0.0 % 0 ▼ all',
         '100 µs 76.9 % 30 µs 23.1 % 1 ▼ run',
         '70 µs 53.8 % 65 µs 50.0 % 2 ▼ read',
         '5 µs 3.8 % 5 µs 3.8 % 1 wait',
         '30 µs 23.1 % 30 µs 23.1 % 1 job',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('F<Tab>jj<Space>',
         'VIEW 130 µs Flame [Tree] Names by wall time 5 slices',
         'read 70 µs 53.8 % (70.0 % of what is above) self 65 µs 2 times '
         'longest 40 µs',
         'TOTAL▾ % SELF % COUNT NAME',
         '130 µs 100.0 % 0 0.0 % 0 ▼ all',
         '100 µs 76.9 % 30 µs 23.1 % 1 ▼ run',
         '70 µs 53.8 % 65 µs 50.0 % 2 ▶ read',
         '30 µs 23.1 % 30 µs 23.1 % 1 job',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('F<Tab><Tab>',
         'VIEW 130 µs Flame Tree [Names] by wall time 5 slices',
         'TOTAL % SELF▾ % COUNT NAME',
         '70 µs 53.8 % 65 µs 50.0 % 2 read',
         '100 µs 76.9 % 30 µs 23.1 % 1 run',
         '30 µs 23.1 % 30 µs 23.1 % 1 job',
         '5 µs 3.8 % 5 µs 3.8 % 1 wait',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('F<Tab><Tab>/read<Enter>',
         'VIEW 130 µs Flame Tree [Names] by wall time 5 slices',
         '"read": 1 box, 70 µs, 53.8 %, self 65 µs',
         'TOTAL % SELF▾ % COUNT NAME',
         '70 µs 53.8 % 65 µs 50.0 % 2 read',
         '100 µs 76.9 % 30 µs 23.1 % 1 run',
         '30 µs 23.1 % 30 µs 23.1 % 1 job',
         '5 µs 3.8 % 5 µs 3.8 % 1 wait',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('F<Tab><Tab>/a<Enter>n',
         'VIEW 130 µs Flame Tree [Names] by wall time 5 slices',
         '"a": 2 boxes, 70 µs, 53.8 %, self 70 µs',
         'TOTAL % SELF▾ % COUNT NAME',
         '70 µs 53.8 % 65 µs 50.0 % 2 read',
         '100 µs 76.9 % 30 µs 23.1 % 1 run',
         '30 µs 23.1 % 30 µs 23.1 % 1 job',
         '5 µs 3.8 % 5 µs 3.8 % 1 wait',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('F<Tab>/a<Enter>',
         'VIEW 130 µs Flame [Tree] Names by wall time 5 slices',
         '"a": 2 boxes, 70 µs, 53.8 %, self 70 µs read 70 µs 53.8 % (70.0 % '
         'of what is above) self 65 µs 2 times longest 40 µs',
         'TOTAL▾ % SELF % COUNT NAME',
         '130 µs 100.0 % 0 0.0 % 0 ▼ all',
         '100 µs 76.9 % 30 µs 23.1 % 1 ▼ run',
         '70 µs 53.8 % 65 µs 50.0 % 2 ▼ read',
         '5 µs 3.8 % 5 µs 3.8 % 1 wait',
         '30 µs 23.1 % 30 µs 23.1 % 1 job',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('F<Tab>/a<Enter>n',
         'VIEW 130 µs Flame [Tree] Names by wall time 5 slices',
         '"a": 2 boxes, 70 µs, 53.8 %, self 70 µs wait 5 µs 3.8 % (7.1 % of '
         'what is above) self 5 µs 1 time longest 5 µs',
         'TOTAL▾ % SELF % COUNT NAME',
         '130 µs 100.0 % 0 0.0 % 0 ▼ all',
         '100 µs 76.9 % 30 µs 23.1 % 1 ▼ run',
         '70 µs 53.8 % 65 µs 50.0 % 2 ▼ read',
         '5 µs 3.8 % 5 µs 3.8 % 1 wait',
         '30 µs 23.1 % 30 µs 23.1 % 1 job',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('F/a<Enter>nn',
         'VIEW 130 µs [Flame] Tree Names by wall time 5 slices',
         '"a": 2 boxes, 70 µs, 53.8 %, self 70 µs read 70 µs 53.8 % (70.0 % '
         'of what is above) self 65 µs 2 times longest 40 µs',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('F/a<Enter>N',
         'VIEW 130 µs [Flame] Tree Names by wall time 5 slices',
         '"a": 2 boxes, 70 µs, 53.8 %, self 70 µs wait 5 µs 3.8 % (7.1 % of '
         'what is above) self 5 µs 1 time longest 5 µs',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('Fw',
         'VIEW 130 µs [Flame] Tree Names by self time 5 slices',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('Fww',
         'VIEW 130 µs [Flame] Tree Names by cpu time 5 slices',
         'no slice here has a cpu time; w and s weigh otherwise',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('Fs',
         'VIEW 130 µs [Flame] Tree Names by count 5 slices',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('Fi',
         'VIEW 130 µs [Flame] Tree Names by wall time, callers below 5 '
         'slices',
         '▏run──',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('Fij',
         'VIEW 130 µs [Flame] Tree Names by wall time, callers below 5 '
         'slices',
         'run 100 µs 48.8 % self 30 µs 1 time longest 100 µs',
         '▏run──',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('Fm',
         'VIEW 130 µs [Flame] Tree Names by wall time, by thread 5 slices',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('Fmj',
         'VIEW 130 µs [Flame] Tree Names by wall time, by thread 5 slices',
         'main [1] 100 µs 76.9 %',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('Fj*',
         'VIEW 130 µs [Flame] Tree Names by wall time 5 slices',
         '"run": 1 box, 100 µs, 76.9 %, self 30 µs run 100 µs 76.9 % self '
         '30 µs 1 time longest 100 µs',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('Fj*n',
         'VIEW 130 µs [Flame] Tree Names by wall time 5 slices',
         '"run": 1 box, 100 µs, 76.9 %, self 30 µs run 100 µs 76.9 % self '
         '30 µs 1 time longest 100 µs',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('Fjg',
         'run',
         'start 0 s wall 100 µs self 30 µs 30.0 % category k depth 0 '
         'children 2',
         'the longest of them, on main [1]; gF shows the flame graph'),
        ('F<Tab>jg',
         'run',
         'start 0 s wall 100 µs self 30 µs 30.0 % category k depth 0 '
         'children 2',
         'the longest of them, on main [1]; gF shows the flame graph'),
        ('%F',
         'AREA 130 µs [Flame] Tree Names by wall time 5 slices',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('vhvF',
         'AREA 40 µs [Flame] Tree Names by wall time 3 slices',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('FF',
         'read',
         'start 0.000 050 s wall 40 µs self 40 µs 100.0 % of parent 40.0 % '
         'depth 1',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('FqgF',
         'VIEW 130 µs [Flame] Tree Names by wall time 5 slices',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('F&read<Enter>',
         'VIEW 130 µs [Flame] Tree Names by wall time 5 slices',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('F:flame-weight count<Enter>',
         'VIEW 130 µs [Flame] Tree Names by count 5 slices',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
        ('ho]gp',
         'what led here 1 of 2',
         'WHEN WHY LENGTH THREAD NAME',
         '> 30 µs work [2] job',
         '-14 µs flow from 5 µs main [1] wait',
         'app [1] / work [2] depth 0 1 slice line 6/7'),
        ('ho]gpj',
         'what led here 2 of 2',
         'WHEN WHY LENGTH THREAD NAME',
         '30 µs work [2] job',
         '> -14 µs flow from 5 µs main [1] wait',
         'flow from main [1]'),
        ('ho]gpj<Enter>',
         'wait',
         'start 0.000 015 s wall 5 µs self 5 µs 100.0 % of parent 16.7 % '
         'depth 2 flows 0 in, 1 out',
         'flow from main [1]'),
        ('hogP',
         'what this led to 1 of 2',
         'WHEN WHY LENGTH THREAD NAME',
         '> 5 µs main [1] wait',
         '+15 µs flow to 30 µs work [2] job',
         'app [1] / main [1] depth 2 1 slice line 4/7'),
        ('hogPj<Enter>',
         'job',
         'start 0.000 030 s wall 30 µs self 30 µs 100.0 % depth 0 flows 1 '
         'in, 0 out',
         'flow to work [2]'),
        ('JgC',
         'critical path of 30 µs: 30 µs of work in 1 step, 0 of waiting 1 '
         'of 1',
         'WAIT WHY WORK THREAD NAME',
         '> 30 µs work [2] job',
         'app [1] / work [2] depth 0 1 slice line 6/7'),
        ('gC',
         'critical path of 40 µs: 40 µs of work in 1 step, 0 of waiting 1 '
         'of 1',
         'WAIT WHY WORK THREAD NAME',
         '> 40 µs main [1] read',
         'app [1] / main [1] depth 1 2 slices line 3/7'),
    ],
    'mixed': [
        ('k',
         'sample fill',
         'time 0.000 270 s name cycles weight 3 depth 1 of 1',
         'web [7] / gpu [9] / samples line 8/16'),
        ('j',
         'parse',
         'start 0.000 150 s wall 100 µs self 100 µs 100.0 % of parent 25.0 '
         '% category net depth 1 flows 0 in, 1 out',
         'web [7] / io [8] depth 1 1 slice line 10/16'),
        ('jj',
         'load',
         'start 0 s wall 400 µs self 300 µs 75.0 % category net depth 0 '
         'children 1',
         'web [7] / load depth 0 1 slice line 11/16'),
        ('l',
         'wait',
         'start 0.000 550 s wall 0 or more self 0 depth 0 flows 1 in, 0 out',
         'web [7] / io [8] depth 0 2 slices line 9/16'),
        ('ll',
         'wait',
         'start 0.000 550 s wall 0 or more self 0 depth 0 flows 1 in, 0 out',
         'nothing after this on the row'),
        ('jjj',
         'dns',
         'start 0.000 030 s wall 100 µs self 100 µs 100.0 % of parent 25.0 '
         '% category net depth 1',
         'web [7] / load depth 1 1 slice line 12/16'),
        ('jjjo',
         'dns',
         'start 0.000 030 s wall 100 µs self 100 µs 100.0 % of parent 25.0 '
         '% category net depth 1',
         'nothing is inside this slice'),
        ('G',
         'object Doc',
         'id 0x2 lifetime 450 µs snapshots 2',
         'web [7] / Doc line 16/16'),
        ('Gl',
         'snapshot of Doc',
         'time 0.000 100 s snapshot 1 of 2 id 0x2 lifetime 450 µs snapshots '
         '2',
         'web [7] / Doc line 16/16'),
        ('Gll',
         'snapshot of Doc',
         'time 0.000 200 s snapshot 2 of 2 id 0x2 lifetime 450 µs snapshots '
         '2',
         'web [7] / Doc line 16/16'),
        ('Glll',
         'snapshot of Doc',
         'time 0.000 200 s snapshot 2 of 2 id 0x2 lifetime 450 µs snapshots '
         '2',
         'nothing after this on the row'),
        ('gg',
         'global',
         'instants 1 span 0',
         'global 1 event line 1/16'),
        ('ggj',
         'instant vsync',
         'time 0.000 350 s scope global',
         'global line 2/16'),
        ('ggjj',
         'web [7]',
         'busy 520 µs 94.5 % threads 2 slices 8 instants 1 values 4 samples '
         '3 other 1 longest 400 µs task span 550 µs',
         'web [7] 2 threads, 4 tracks, 8 slices line 3/16'),
        ('ggjjj',
         'instant paint',
         'time 0.000 300 s scope process',
         'web [7] line 4/16'),
        ('4ggl',
         'instant paint',
         'time 0.000 300 s scope process',
         'nothing after this on the row'),
        ('5gg',
         'draw',
         'start 0.000 260 s wall 60 µs self 60 µs 100.0 % depth 0 flows 1 '
         'in, 1 out',
         'web [7] / gpu [9] depth 0 2 slices line 5/16'),
        ('5ggl',
         'draw',
         'start 0.000 360 s wall 60 µs self 60 µs 100.0 % depth 0',
         'web [7] / gpu [9] depth 0 2 slices line 5/16'),
        ('5ggll',
         'draw',
         'start 0.000 360 s wall 60 µs self 60 µs 100.0 % depth 0',
         'nothing after this on the row'),
        ('6gg',
         'sample fill',
         'time 0.000 270 s name cycles weight 3 depth 1 of 1',
         'web [7] / gpu [9] / samples line 6/16'),
        ('7gg',
         'sample main',
         'time 0.000 270 s name cycles weight 3 depth 0 of 1',
         'web [7] / gpu [9] / samples line 7/16'),
        ('7ggl',
         'sample main',
         'time 0.000 270 s name cycles weight 3 depth 0 of 1',
         'nothing after this on the row'),
        ('14gg',
         'counter heap.used',
         'value 5 time 0.000 050 s ran then task (io [8]) held for 200 µs '
         'range 5 to 8',
         'web [7] / heap.used 5 min 5 max 8 line 14/16'),
        ('14ggl',
         'counter heap.used',
         'value 8 change +3 time 0.000 250 s ran then task (io [8]) range 5 '
         'to 8',
         'web [7] / heap.used 8 min 5 max 8 line 14/16'),
        ('15ggl',
         'counter heap.free',
         'value 0 change -3 time 0.000 250 s ran then task (io [8]) range 0 '
         'to 3',
         'web [7] / heap.free 0 min 0 max 3 line 15/16'),
        ('g3',
         'AREA 550 µs [Slices] Async Counters Instants Flows Objects 5 '
         'slices, 3 samples',
         'by name clipped (*) to the area in TOTAL nested slices count once '
         '1 without an end: apart',
         'NAME COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN GAPS '
         'MAX GAP OPEN',
         'task 1 400 µs 300 µs 57.7 400 µs 72.7 400 µs 400 µs 400 µs 400 µs '
         '400 µs 0 0 0',
         'draw 2 120 µs 120 µs 23.1 60 µs 21.8 60 µs 60 µs 60 µs 60 µs 60 '
         'µs 40 µs 40 µs 0',
         'parse 1 100 µs 100 µs 19.2 100 µs 18.2 100 µs 100 µs 100 µs 100 '
         'µs 100 µs 0 0 0',
         'wait 0 0 0 0.0 0.0 1',
         'TOTAL 4 4 520 µs 520 µs 100.0 400 µs 94.5 155 µs 60 µs 400 µs 400 '
         'µs 60 µs 40 µs 40 µs 1',
         '550 µs, from 0 on; f fills the view with it, Esc forgets it'),
        ('g4',
         'AREA 550 µs [Slices] Async Counters Instants Flows Objects 5 '
         'slices, 3 samples',
         'by thread clipped (*) to the area in TOTAL nested slices count '
         'once 1 without an end: apart',
         'THREAD COUNT WALL SELF▾ SELF% MAX AREA% AVG P50 P95 P99 MIN GAPS '
         'MAX GAP OPEN',
         'io [8] 2 400 µs 400 µs 76.9 400 µs 72.7 250 µs 100 µs 400 µs 400 '
         'µs 100 µs 0 0 1',
         'gpu [9] 2 120 µs 120 µs 23.1 60 µs 21.8 60 µs 60 µs 60 µs 60 µs '
         '60 µs 40 µs 40 µs 0',
         'TOTAL 2 4 520 µs 520 µs 100.0 400 µs 94.5 155 µs 60 µs 400 µs 400 '
         'µs 60 µs 40 µs 40 µs 1',
         '550 µs, from 0 on; f fills the view with it, Esc forgets it'),
        ('g5',
         'AREA 550 µs Slices Async [Counters] Instants Flows Objects 4 '
         'values',
         'a value holds until the next; the mean is weighted by time',
         'COUNTER▴ COUNT FIRST LAST DELTA MIN MIN AT MAX MAX AT MEAN RATE/S',
         'heap.free 2 3 0 -3 0 0.000 250 s 3 0.000 050 s 1.2 -5,455',
         'heap.used 2 5 8 3 5 0.000 050 s 8 0.000 250 s 6.8 5,455',
         '550 µs, from 0 on; f fills the view with it, Esc forgets it'),
        ('g2',
         'START LENGTH▾ SELF DEPTH TRACK CATEGORY NAME',
         '> 0.000 050 s 400 µs 300 µs 0 io [8] top,net task',
         '0 s 400 µs 300 µs 0 load net load',
         '0.000 250 s 200 µs 200 µs 0 load net load',
         '0.000 150 s 100 µs 100 µs 1 io [8] net parse',
         '0.000 030 s 100 µs 100 µs 1 load net dns',
         '0.000 260 s 60 µs 60 µs 0 gpu [9] draw',
         '0.000 360 s 60 µs 60 µs 0 gpu [9] draw',
         '0.000 550 s no end 0 io [8] wait',
         'web [7] / io [8] depth 0 2 slices line 7/14'),
        ('gs',
         'what is slow in this view Enter goes there',
         'slowest 400 µs task io [8] │ self 100 µs 19.2 % parse',
         '60 µs draw gpu [9] │ odd 1 an end that no open begin matches',
         'self 300 µs 57.7 % task │',
         '120 µs 23.1 % draw │',
         'web [7] / io [8] depth 0 2 slices line 7/14'),
        ('%]',
         'AREA 550 µs Slices [Async] Counters Instants Flows Objects 3 '
         'slices',
         'by name clipped (*) to the area in TOTAL nested slices count once',
         'NAME COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN GAPS '
         'MAX GAP OPEN',
         'load 2 600 µs 500 µs 83.3 400 µs 109.1 300 µs 200 µs 400 µs 400 '
         'µs 200 µs 0 0 0',
         'dns 1 100 µs 100 µs 16.7 100 µs 18.2 100 µs 100 µs 100 µs 100 µs '
         '100 µs 0 0 0',
         'TOTAL 2 3 600 µs 600 µs 100.0 400 µs 109.1 233 µs 200 µs 400 µs '
         '400 µs 100 µs 0 0 0',
         'web [7] / io [8] depth 0 2 slices line 7/14'),
        ('%]]]',
         'AREA 550 µs Slices Async Counters [Instants] Flows Objects 2 '
         'instants',
         'by name',
         'NAME COUNT▾ RATE/S FIRST LAST',
         'vsync 1 1,818 0.000 350 s 0.000 350 s',
         'paint 1 1,818 0.000 300 s 0.000 300 s',
         'web [7] / io [8] depth 0 2 slices line 7/14'),
        ('%]]]]',
         'AREA 550 µs Slices Async Counters Instants [Flows] Objects 2 flows',
         'flows from thread to thread, and how long they took',
         'FROM TO COUNT▾ AVG MAX MIN TOTAL',
         'io [8] gpu [9] 1 110 µs 110 µs 110 µs 110 µs',
         'gpu [9] io [8] 1 300 µs 300 µs 300 µs 300 µs',
         'web [7] / io [8] depth 0 2 slices line 7/14'),
        ('%]]]]]',
         'AREA 550 µs Slices Async Counters Instants Flows [Objects] 1 '
         'object',
         'alive in the area, by type and process clipped (*) to the area',
         'NAME PROCESS COUNT▾ WALL BEGUN ENDED MAX AVG FIRST LAST',
         'Doc web [7] 1 450 µs 1 1 450 µs 450 µs 0.000 050 s 0.000 050 s',
         'TOTAL 1 1 450 µs 1 1 450 µs 450 µs 0.000 050 s 0.000 050 s',
         'web [7] / io [8] depth 0 2 slices line 7/14'),
        ('gp',
         'task',
         'start 0.000 050 s wall 400 µs self 300 µs 75.0 % cpu 250 µs 62.5 '
         '% category top,net depth 0 children 1',
         'no flow, wakeup or span leads here'),
        ('j]',
         'draw',
         'start 0.000 260 s wall 60 µs self 60 µs 100.0 % depth 0 flows 1 '
         'in, 1 out',
         'flow to gpu [9]'),
        ('j]gp',
         'what led here 1 of 2',
         'WHEN WHY LENGTH THREAD NAME',
         '> 60 µs gpu [9] draw',
         '-100 µs flow from 100 µs io [8] parse',
         'web [7] / gpu [9] depth 0 2 slices line 3/14'),
        ('j]]',
         'wait',
         'start 0.000 550 s wall 0 or more self 0 depth 0 flows 1 in, 0 out',
         'flow to io [8]'),
        ('G<Enter>',
         'object Doc 1 of 13',
         'web [7] / Doc line 14/14'),
        ('<Enter>',
         'task 1 of 22',
         'web [7] / io [8] depth 0 2 slices line 7/14'),
        ('j<Enter>',
         'parse 1 of 19',
         'web [7] / io [8] depth 1 1 slice line 8/14'),
        ('g7',
         'warnings 1 of 4',
         '> stray-end, once: an end that no open begin matches: ignored',
         'byte 2025, line 28',
         'unfinished, once: a begin without an end, or an X without dur: '
         'shown as open-ended',
         'byte 577, line 8',
         'web [7] / io [8] depth 0 2 slices line 7/14'),
        ('g7j<Enter>',
         'sample fill',
         'time 0.000 270 s name cycles weight 3 depth 1 of 1',
         'the nearest event that was read, 50 bytes away'),
        ('/a.js<Enter>',
         'task',
         'start 0.000 050 s wall 400 µs self 300 µs 75.0 % cpu 250 µs 62.5 '
         '% category top,net depth 0 children 1',
         'web [7] / io [8] depth 0 2 slices /a.js match 1 of 1 line 9/16'),
        ('/load<Enter>',
         'load',
         'start 0.000 250 s wall 200 µs self 200 µs 100.0 % category net '
         'depth 0 in lane 2',
         'web [7] / load depth 0 lane 2 1 slice /load match 2 of 2 line '
         '13/16'),
        ('/load<Enter>g8',
         'hits of the search, by start 2 of 2',
         'START▴ LENGTH SELF DEPTH TRACK CATEGORY NAME',
         '0 s 400 µs 300 µs 0 load net load',
         '> 0.000 250 s 200 µs 200 µs 0 load net load',
         'web [7] / load depth 0 lane 2 1 slice /load match 2 of 2 line '
         '13/16'),
        ('5ggF<Tab>',
         'VIEW 550 µs Flame [Tree] Names by wall time 5 slices',
         'TOTAL▾ % SELF % COUNT NAME',
         '520 µs 100.0 % 0 0.0 % 0 ▼ all',
         '400 µs 76.9 % 300 µs 57.7 % 1 ▼ task',
         '100 µs 19.2 % 100 µs 19.2 % 1 parse',
         '120 µs 23.1 % 120 µs 23.1 % 2 draw',
         '0 0.0 % 0 0.0 % 1 wait',
         'web [7] / gpu [9] depth 0 2 slices line 5/16'),
        ('5ggF<Tab><Tab>',
         'VIEW 550 µs Flame Tree [Names] by wall time 5 slices',
         'TOTAL % SELF▾ % COUNT NAME',
         '400 µs 76.9 % 300 µs 57.7 % 1 task',
         '120 µs 23.1 % 120 µs 23.1 % 2 draw',
         '100 µs 19.2 % 100 µs 19.2 % 1 parse',
         '0 0.0 % 0 0.0 % 1 wait',
         'web [7] / gpu [9] depth 0 2 slices line 5/16'),
        ('&cat:net<Enter>',
         'task',
         'start 0.000 050 s wall 400 µs self 300 µs 75.0 % cpu 250 µs 62.5 '
         '% category top,net depth 0 children 1',
         'web [7] / io [8] depth 0 2 slices filter: cat:net 5 slices tracks '
         '3/8 line 2/6'),
        ('&dur>=100us<Enter>',
         'task',
         'start 0.000 050 s wall 400 µs self 300 µs 75.0 % cpu 250 µs 62.5 '
         '% category top,net depth 0 children 1',
         'web [7] / io [8] depth 0 2 slices filter: dur>=100us 5 slices '
         'tracks 3/8 line 2/6'),
        ('&size=1536<Enter>',
         'task',
         'start 0.000 050 s wall 400 µs self 300 µs 75.0 % cpu 250 µs 62.5 '
         '% category top,net depth 0 children 1',
         'web [7] / io [8] depth 0 2 slices filter: size=1536 1 slice '
         'tracks 2/8 line 2/2'),
        ('&url=a.js<Enter>',
         'task',
         'start 0.000 050 s wall 400 µs self 300 µs 75.0 % cpu 250 µs 62.5 '
         '% category top,net depth 0 children 1',
         'web [7] / io [8] depth 0 2 slices filter: url=a.js 1 slice tracks '
         '2/8 line 2/2'),
        ('&ok=true<Enter>',
         'task',
         'start 0.000 050 s wall 400 µs self 300 µs 75.0 % cpu 250 µs 62.5 '
         '% category top,net depth 0 children 1',
         'web [7] / io [8] depth 0 2 slices filter: ok=true 1 slice tracks '
         '2/8 line 2/2'),
        ('&!cat:net<Enter>',
         'web [7]',
         'busy 520 µs 94.5 % threads 2 slices 8 instants 1 values 4 samples '
         '3 other 1 longest 400 µs task span 550 µs',
         'web [7] 2 threads, 4 tracks, 3 of 8 slices filter: !cat:net 3 '
         'slices tracks 7/8 line 3/12'),
        ('&track:gpu<Enter>',
         'web [7]',
         'busy 520 µs 94.5 % threads 2 slices 8 instants 1 values 4 samples '
         '3 other 1 longest 400 µs task span 550 µs',
         'web [7] 2 threads, 4 tracks, 2 of 8 slices filter: track:gpu 2 '
         'slices tracks 3/8 line 1/5'),
        ('&process:web<Enter>',
         'task',
         'start 0.000 050 s wall 400 µs self 300 µs 75.0 % cpu 250 µs 62.5 '
         '% category top,net depth 0 children 1',
         'web [7] / io [8] depth 0 2 slices filter: process:web 8 slices '
         'tracks 7/8 line 7/14'),
        ('&/^dra/<Enter>',
         'web [7]',
         'busy 520 µs 94.5 % threads 2 slices 8 instants 1 values 4 samples '
         '3 other 1 longest 400 µs task span 550 µs',
         'web [7] 2 threads, 4 tracks, 2 of 8 slices filter: /^dra/ 2 '
         'slices tracks 2/8 line 1/2'),
        ('g2>>',
         'START LENGTH SELF DEPTH▾ TRACK CATEGORY NAME',
         '> 0.000 150 s 100 µs 100 µs 1 io [8] net parse',
         '0.000 030 s 100 µs 100 µs 1 load net dns',
         '0.000 260 s 60 µs 60 µs 0 gpu [9] draw',
         '0.000 360 s 60 µs 60 µs 0 gpu [9] draw',
         '0.000 050 s 400 µs 300 µs 0 io [8] top,net task',
         '0.000 550 s no end 0 io [8] wait',
         '0 s 400 µs 300 µs 0 load net load',
         '0.000 250 s 200 µs 200 µs 0 load net load',
         'web [7] / io [8] depth 0 2 slices line 7/14'),
        ('g2<lt>',
         'START▴ LENGTH SELF DEPTH TRACK CATEGORY NAME',
         '> 0 s 400 µs 300 µs 0 load net load',
         '0.000 030 s 100 µs 100 µs 1 load net dns',
         '0.000 050 s 400 µs 300 µs 0 io [8] top,net task',
         '0.000 150 s 100 µs 100 µs 1 io [8] net parse',
         '0.000 250 s 200 µs 200 µs 0 load net load',
         '0.000 260 s 60 µs 60 µs 0 gpu [9] draw',
         '0.000 360 s 60 µs 60 µs 0 gpu [9] draw',
         '0.000 550 s no end 0 io [8] wait',
         'web [7] / io [8] depth 0 2 slices line 7/14'),
        ('yy',
         'task',
         'start 0.000 050 s wall 400 µs self 300 µs 75.0 % cpu 250 µs 62.5 '
         '% category top,net depth 0 children 1',
         'the selection as JSON: copied, 195 bytes'),
        ('jjjyy',
         'dns',
         'start 0.000 030 s wall 100 µs self 100 µs 100.0 % of parent 25.0 '
         '% category net depth 1',
         'the selection as JSON: copied, 105 bytes'),
        ('Gyy',
         'object Doc',
         'id 0x2 lifetime 450 µs snapshots 2',
         'the selection as JSON: copied, 76 bytes'),
        ('yt',
         'task',
         'start 0.000 050 s wall 400 µs self 300 µs 75.0 % cpu 250 µs 62.5 '
         '% category top,net depth 0 children 1',
         '0.05 ms: copied, 7 bytes'),
        ('T',
         'task',
         'start 0.000 050 s wall 400 µs self 300 µs 75.0 % cpu 250 µs 62.5 '
         '% category top,net depth 0 children 1',
         'times from the left edge of the view'),
        ('TT',
         'task',
         'start 0.000 050 s wall 400 µs self 300 µs 75.0 % cpu 250 µs 62.5 '
         '% category top,net depth 0 children 1',
         "times as the trace's clock has them"),
        ('kl',
         'sample fill',
         'time 0.000 380 s name cycles weight 1 depth 1 of 1',
         'web [7] / gpu [9] / samples line 8/16'),
        ('kll',
         'sample fill',
         'time 0.000 380 s name cycles weight 1 depth 1 of 1',
         'nothing after this on the row'),
        ('kh',
         'sample fill',
         'time 0.000 270 s name cycles weight 3 depth 1 of 1',
         'nothing before this on the row'),
        ('gn',
         'task',
         'start 0.000 050 s wall 400 µs self 300 µs 75.0 % cpu 250 µs 62.5 '
         '% category top,net depth 0 children 1',
         'web [7] / io [8] depth 0 2 slices line 9/16'),
        ('6ggF<Tab>',
         'VIEW 550 µs Flame [Tree] Names by sampled time 3 samples',
         'TOTAL▾ % SELF % COUNT NAME',
         '210 µs 100.0 % 0 0.0 % 0 ▼ all',
         '210 µs 100.0 % 100 µs 47.6 % 1 ▼ main app',
         '110 µs 52.4 % 110 µs 52.4 % 2 fill lib',
         'web [7] / gpu [9] / samples line 6/16'),
        ('6ggF<Tab><Tab>',
         'VIEW 550 µs Flame Tree [Names] by sampled time 3 samples',
         'TOTAL % SELF▾ % COUNT NAME',
         '110 µs 52.4 % 110 µs 52.4 % 2 fill lib',
         '210 µs 100.0 % 100 µs 47.6 % 1 main app',
         'web [7] / gpu [9] / samples line 6/16'),
        ('6ggr',
         'AREA 0 [Slices] Async Counters Instants Flows Objects 1 track 0 '
         'slices, 1 sample',
         'by name clipped (*) to the area in TOTAL nested slices count once',
         'NAME COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN GAPS '
         'MAX GAP OPEN',
         'no slices, but samples: F has them by function',
         'TOTAL 0 0 0 0 0',
         'a range of time begins at 270 µs'),
        ('Gr',
         'AREA 450 µs Slices Async Counters Instants Flows [Objects] 1 '
         'track 1 object',
         'alive in the area, by type and process clipped (*) to the area',
         'NAME PROCESS COUNT▾ WALL BEGUN ENDED MAX AVG FIRST LAST',
         'Doc web [7] 1 450 µs 1 1 450 µs 450 µs 0.000 050 s 0.000 050 s',
         'TOTAL 1 1 450 µs 1 1 450 µs 450 µs 0.000 050 s 0.000 050 s',
         '450 µs, from 50 µs on; f fills the view with it, Esc forgets it'),
        ('14ggr',
         'AREA 0 Slices Async [Counters] Instants Flows Objects 1 track 2 '
         'values',
         'a value holds until the next; the mean is weighted by time',
         'COUNTER▴ COUNT FIRST LAST DELTA MIN MIN AT MAX MAX AT MEAN RATE/S',
         'heap.free 1 3 3 0 3 0.000 050 s 3 0.000 050 s 3',
         'heap.used 1 5 5 0 5 0.000 050 s 5 0.000 050 s 5',
         'a range of time begins at 50 µs'),
        ('jjr',
         'AREA 400 µs Slices [Async] Counters Instants Flows Objects 1 '
         'track 3 slices',
         'by name clipped (*) to the area in TOTAL nested slices count once',
         'NAME COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN GAPS '
         'MAX GAP OPEN',
         'load 2 550 µs* 450 µs 81.8 400 µs 137.5 275 µs 150 µs 400 µs 400 '
         'µs 150 µs 0 0 0',
         'dns 1 100 µs 100 µs 18.2 100 µs 25.0 100 µs 100 µs 100 µs 100 µs '
         '100 µs 0 0 0',
         'TOTAL 2 3 550 µs 550 µs 100.0 400 µs 137.5 217 µs 150 µs 400 µs '
         '400 µs 100 µs 0 0 0',
         '400 µs, from 0 on; f fills the view with it, Esc forgets it'),
        ('5ggp',
         'draw',
         'start 0.000 260 s wall 60 µs self 60 µs 100.0 % depth 0 flows 1 '
         'in, 1 out',
         'gpu [9] is pinned; p unpins it, P all'),
        ('jx',
         'load',
         'start 0 s wall 400 µs self 300 µs 75.0 % category net depth 0 '
         'children 1',
         'io [8] is hidden; U undoes that, X shows all'),
        ('zM',
         'web [7]',
         'busy 520 µs 94.5 % threads 2 slices 8 instants 1 values 4 samples '
         '3 other 1 longest 400 µs task span 550 µs',
         'web [7] 2 threads, 4 tracks, 8 slices line 3/3'),
        ('zMj',
         'web [7]',
         'busy 520 µs 94.5 % threads 2 slices 8 instants 1 values 4 samples '
         '3 other 1 longest 400 µs task span 550 µs',
         'web [7] 2 threads, 4 tracks, 8 slices line 3/3'),
        ('3gg<Space>',
         'web [7]',
         'busy 520 µs 94.5 % threads 2 slices 8 instants 1 values 4 samples '
         '3 other 1 longest 400 µs task span 550 µs',
         'web [7] 2 threads, 4 tracks, 8 slices line 3/3'),
        ('c',
         'task',
         'start 0.000 050 s wall 400 µs self 300 µs 75.0 % cpu 250 µs 62.5 '
         '% category top,net depth 0 children 1',
         'colour=category'),
        ('cc',
         'task',
         'start 0.000 050 s wall 400 µs self 300 µs 75.0 % cpu 250 µs 62.5 '
         '% category top,net depth 0 children 1',
         'colour=process'),
        ('2ggr',
         '> instants ■ │ ◆ vsync',
         'AREA 0 Slices Async Counters [Instants] Flows Objects 1 track 1 '
         'instant',
         'by name',
         'NAME COUNT▾ RATE/S FIRST LAST',
         'vsync 1 0.000 350 s 0.000 350 s',
         'a range of time begins at 350 µs'),
        ('4ggr',
         '> instants ■ │ ◆ paint',
         'AREA 0 Slices Async Counters [Instants] Flows Objects 1 track 1 '
         'instant',
         'by name',
         'NAME COUNT▾ RATE/S FIRST LAST',
         'paint 1 0.000 300 s 0.000 300 s',
         'a range of time begins at 300 µs'),
        ('%b',
         'AREA 550 µs [Slices] Async Counters Instants Flows Objects 5 '
         'slices, 3 samples',
         'by category clipped (*) to the area in TOTAL nested slices count '
         'once 1 without an end: apart',
         'CATEGORY COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN '
         'GAPS MAX GAP OPEN',
         'top,net 1 400 µs 300 µs 57.7 400 µs 72.7 400 µs 400 µs 400 µs 400 '
         'µs 400 µs 0 0 0',
         '(no category) 2 120 µs 120 µs 23.1 60 µs 21.8 60 µs 60 µs 60 µs '
         '60 µs 60 µs 40 µs 40 µs 1',
         'net 1 100 µs 100 µs 19.2 100 µs 18.2 100 µs 100 µs 100 µs 100 µs '
         '100 µs 0 0 0',
         'TOTAL 3 4 520 µs 520 µs 100.0 400 µs 94.5 155 µs 60 µs 400 µs 400 '
         'µs 60 µs 40 µs 40 µs 1',
         'web [7] / io [8] depth 0 2 slices line 7/14'),
        ('%Bargs.url<Enter>',
         'AREA 550 µs [Slices] Async Counters Instants Flows Objects 5 '
         'slices, 3 samples',
         'by args.url clipped (*) to the area in TOTAL nested slices count '
         'once 1 without an end: apart',
         'args.url COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN '
         'GAPS MAX GAP OPEN',
         'a.js 1 400 µs 300 µs 57.7 400 µs 72.7 400 µs 400 µs 400 µs 400 µs '
         '400 µs 0 0 0',
         '(none) 3 220 µs 220 µs 42.3 100 µs 40.0 73.3 µs 60 µs 100 µs 100 '
         'µs 60 µs 40 µs 40 µs 1',
         'TOTAL 2 4 520 µs 520 µs 100.0 400 µs 94.5 155 µs 60 µs 400 µs 400 '
         'µs 60 µs 40 µs 40 µs 1',
         'web [7] / io [8] depth 0 2 slices line 7/14'),
        ('%x',
         'AREA 550 µs [Slices] Async Counters Instants Flows Objects 5 '
         'slices, 3 samples',
         'by name,thread clipped (*) to the area in TOTAL nested slices '
         'count once 1 without an end: apart',
         'NAME THREAD COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN '
         'GAPS MAX GAP',
         'task io [8] 1 400 µs 300 µs 57.7 400 µs 72.7 400 µs 400 µs 400 µs '
         '400 µs 400 µs 0 0',
         'draw gpu [9] 2 120 µs 120 µs 23.1 60 µs 21.8 60 µs 60 µs 60 µs 60 '
         'µs 60 µs 40 µs 40 µs',
         'parse io [8] 1 100 µs 100 µs 19.2 100 µs 18.2 100 µs 100 µs 100 '
         'µs 100 µs 100 µs 0 0',
         'wait io [8] 0 0 0 0.0 0.0',
         'TOTAL 4 4 520 µs 520 µs 100.0 400 µs 94.5 155 µs 60 µs 400 µs 400 '
         'µs 60 µs 40 µs 40 µs',
         'web [7] / io [8] depth 0 2 slices line 7/14'),
        ('%Bparent<Enter>',
         'AREA 550 µs [Slices] Async Counters Instants Flows Objects 5 '
         'slices, 3 samples',
         'by parent clipped (*) to the area in TOTAL nested slices count '
         'once 1 without an end: apart',
         'PARENT COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN GAPS '
         'MAX GAP OPEN',
         '(top) 3 520 µs 420 µs 80.8 400 µs 94.5 173 µs 60 µs 400 µs 400 µs '
         '60 µs 40 µs 40 µs 1',
         'task 1 100 µs 100 µs 19.2 100 µs 18.2 100 µs 100 µs 100 µs 100 µs '
         '100 µs 0 0 0',
         'TOTAL 2 4 520 µs 520 µs 100.0 400 µs 94.5 155 µs 60 µs 400 µs 400 '
         'µs 60 µs 40 µs 40 µs 1',
         'web [7] / io [8] depth 0 2 slices line 7/14'),
        ('%]b',
         'AREA 550 µs Slices [Async] Counters Instants Flows Objects 3 '
         'slices',
         'by category clipped (*) to the area in TOTAL nested slices count '
         'once',
         'CATEGORY COUNT WALL▾ SELF SELF% MAX AREA% AVG P50 P95 P99 MIN '
         'GAPS MAX GAP OPEN',
         'net 3 600 µs 600 µs 100.0 400 µs 109.1 233 µs 200 µs 400 µs 400 '
         'µs 100 µs 0 0 0',
         'TOTAL 1 3 600 µs 600 µs 100.0 400 µs 109.1 233 µs 200 µs 400 µs '
         '400 µs 100 µs 0 0 0',
         'web [7] / io [8] depth 0 2 slices line 7/14'),
        ('%]j<Enter>',
         'AREA 550 µs Slices [Async] Counters Instants Flows Objects 1 slice',
         'slices of dns clipped (*) to the area',
         'NAME START WALL▾ SELF DEPTH THREAD',
         'dns 0.000 030 s 100 µs 100 µs 1 load',
         'web [7] / io [8] depth 0 2 slices line 7/14'),
        ('%]]]]m',
         'AREA 550 µs Slices Async Counters Instants [Flows] Objects 2 flows',
         'flows from the thread of the row to that of the column',
         'FROM SUM▾ io 8 gpu 9',
         'io [8] 1 1',
         'gpu [9] 1 1',
         'web [7] / io [8] depth 0 2 slices line 7/14'),
        ('gl',
         'task',
         'start 0.000 050 s wall 400 µs self 300 µs 75.0 % cpu 250 µs 62.5 '
         '% category top,net depth 0 children 1',
         'web [7] / io [8] depth 0 2 slices line 9/16'),
        ('glgl',
         'parse',
         'start 0.000 150 s wall 100 µs self 100 µs 100.0 % of parent 25.0 '
         '% category net depth 1 flows 0 in, 1 out',
         'web [7] / io [8] depth 1 1 slice line 10/16'),
        ('jjgl',
         'load',
         'start 0 s wall 400 µs self 300 µs 75.0 % category net depth 0 '
         'children 1',
         'web [7] / load depth 0 1 slice line 11/16'),
        ('jjglgl',
         'load',
         'start 0.000 250 s wall 200 µs self 200 µs 100.0 % category net '
         'depth 0 in lane 2',
         'web [7] / load depth 0 lane 2 1 slice line 13/16'),
        ('u',
         'task',
         'start 0.000 050 s wall 400 µs self 300 µs 75.0 % cpu 250 µs 62.5 '
         '% category top,net depth 0 children 1',
         'nothing is around this slice'),
        ('5ggo',
         'draw',
         'start 0.000 260 s wall 60 µs self 60 µs 100.0 % depth 0 flows 1 '
         'in, 1 out',
         'nothing is inside this slice'),
        ('^',
         'task',
         'start 0.000 050 s wall 400 µs self 300 µs 75.0 % cpu 250 µs 62.5 '
         '% category top,net depth 0 children 1',
         'web [7] / io [8] depth 0 2 slices line 9/16'),
        ('$',
         'wait',
         'start 0.000 550 s wall 0 or more self 0 depth 0 flows 1 in, 0 out',
         'web [7] / io [8] depth 0 2 slices line 9/16'),
        ('$gp',
         'wait',
         'start 0.000 550 s wall 0 or more self 0 depth 0 flows 1 in, 0 out',
         'no flow, wakeup or span leads here'),
        ('$gO',
         'wait',
         'start 0.000 550 s wall 0 or more self 0 depth 0 flows 1 in, 0 out',
         'nothing is inside of it'),
        ('gC',
         'critical path of 400 µs: 400 µs of work in 3 steps, 0 of waiting '
         '1 of 3',
         'WAIT WHY WORK THREAD NAME',
         '> 200 µs io [8] task',
         'after 100 µs io [8] parse',
         'after 100 µs io [8] task',
         'web [7] / io [8] depth 0 2 slices line 7/14'),
        ('jgP',
         'what this led to 1 of 3',
         'WHEN WHY LENGTH THREAD NAME',
         '> 100 µs io [8] parse',
         '+120 µs flow to 60 µs gpu [9] draw',
         '+300 µs flow to no end io [8] wait',
         'web [7] / io [8] depth 1 1 slice line 8/14'),
        ('jgPj<Enter>',
         'draw',
         'start 0.000 260 s wall 60 µs self 60 µs 100.0 % depth 0 flows 1 '
         'in, 1 out',
         'flow to gpu [9]'),
        ('s',
         'task',
         'start 0.000 050 s wall 400 µs self 300 µs 75.0 % cpu 250 µs 62.5 '
         '% category top,net depth 0 children 1',
         'web [7] / io [8] depth 0 2 slices line 9/16'),
        ('w',
         'task',
         'start 0.000 050 s wall 400 µs self 300 µs 75.0 % cpu 250 µs 62.5 '
         '% category top,net depth 0 children 1',
         'web [7] / io [8] depth 0 2 slices line 9/16'),
        ('f',
         'task',
         'start 0.000 050 s wall 400 µs self 300 µs 75.0 % cpu 250 µs 62.5 '
         '% category top,net depth 0 children 1',
         'web [7] / io [8] depth 0 2 slices line 9/16'),
        ('jf',
         'parse',
         'start 0.000 150 s wall 100 µs self 100 µs 100.0 % of parent 25.0 '
         '% category net depth 1 flows 0 in, 1 out',
         'web [7] / io [8] depth 1 1 slice line 10/16'),
        ('Gf',
         'object Doc',
         'id 0x2 lifetime 450 µs snapshots 2',
         'web [7] / Doc line 16/16'),
        ('14ggf',
         'counter heap.used',
         'value 5 time 0.000 050 s ran then task (io [8]) held for 200 µs '
         'range 5 to 8',
         'web [7] / heap.used 5 min 5 max 8 line 14/16'),
        ('/draw<Enter>gn',
         'draw',
         'start 0.000 260 s wall 60 µs self 60 µs 100.0 % depth 0 flows 1 '
         'in, 1 out',
         'the longest match: 60 µs'),
        ('/paint<Enter>',
         '> instants │ ◆ paint',
         'instant paint',
         'time 0.000 300 s scope process',
         'web [7] /paint match 1 of 1 line 4/16'),
        ('/vsync<Enter>',
         '> instants │ ◆ vsync',
         'instant vsync',
         'time 0.000 350 s scope global',
         'global /vsync match 1 of 1 line 2/16'),
        ('*',
         'task',
         'start 0.000 050 s wall 400 µs self 300 µs 75.0 % cpu 250 µs 62.5 '
         '% category top,net depth 0 children 1',
         '1 of this name'),
        ('jj*',
         'load',
         'start 0 s wall 400 µs self 300 µs 75.0 % category net depth 0 '
         'children 1',
         '2 of this name'),
        ('*n',
         'task',
         'start 0.000 050 s wall 400 µs self 300 µs 75.0 % cpu 250 µs 62.5 '
         '% category top,net depth 0 children 1',
         'match 1 of 1: the first one again'),
        ('g]',
         'task',
         'start 0.000 050 s wall 400 µs self 300 µs 75.0 % cpu 250 µs 62.5 '
         '% category top,net depth 0 children 1',
         'no span of a distributed trace is here'),
        ('gT',
         'task',
         'start 0.000 050 s wall 400 µs self 300 µs 75.0 % cpu 250 µs 62.5 '
         '% category top,net depth 0 children 1',
         'no span of a distributed trace is here'),
        ('i',
         'task 22 lines',
         'web [7] / io [8] depth 0 2 slices line 7/14'),
        ('ii',
         'web [7] / io [8] depth 0 2 slices line 9/16'),
        ('<Enter>j<Enter>',
         'task 2 of 22',
         'web [7] / io [8] depth 0 2 slices line 7/14'),
        ('<Enter>jj',
         'task 3 of 22',
         'web [7] / io [8] depth 0 2 slices line 7/14'),
        ('<Enter>G',
         'task 22 of 22',
         'web [7] / io [8] depth 0 2 slices line 7/14'),
    ],
}
