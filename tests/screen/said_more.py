"""Rows of said.py: keys, and the lines of panes and tables that stand there
then.  The traces are those of said.py, which says how a row is read.
"""
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
    ],
}
