# assert: JUnit's XML.
--- input
[]
--- file r0.json
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main <ui>"}},
{"name":"task","ph":"X","ts":1000,"dur":3000,"pid":1,"tid":1,"args":{"bytes":6000,"file":"a.c","at":{"line":4}}},
{"name":"step","ph":"X","ts":1001,"dur":1500,"pid":1,"tid":1},
{"name":"task","ph":"X","ts":4100,"dur":5000,"pid":1,"tid":1,"args":{"bytes":10000,"file":"a.c","at":{"line":2}}},
{"name":"step","ph":"X","ts":4101,"dur":2500,"pid":1,"tid":1}]
--- file r1.json
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main <ui>"}},
{"name":"task","ph":"X","ts":1000,"dur":3000,"pid":1,"tid":1,"args":{"bytes":6000,"file":"a.c","at":{"line":4}}},
{"name":"step","ph":"X","ts":1001,"dur":1500,"pid":1,"tid":1},
{"name":"task","ph":"X","ts":4100,"dur":8001,"pid":1,"tid":1,"args":{"bytes":16002,"file":"b.c","at":{"line":0}}},
{"name":"step","ph":"X","ts":4101,"dur":4000,"pid":1,"tid":1}]
--- file b.rules
R&D, first: max(dur of task) < 6ms
50% of it: max(self of task) > 1ms
median(max(dur of "task")) < 6ms
--- run assert --format=junit --rules-file=b.rules r0.json r1.json
--- want
<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
<testsuite name="ttv assert" tests="3" failures="2" errors="0">
<testcase classname="all runs" name="R&amp;D, first">
<failure message="in 1 of 2 runs, 2 asked; r1.json: 8.001 ms against 6 ms, slice 2 at 3.1 ms on main &lt;ui&gt; [1]">max(dur of task) &lt; 6ms</failure>
</testcase>
<testcase classname="all runs" name="50% of it"/>
<testcase classname="all runs" name="median(max(dur of &quot;task&quot;)) &lt; 6ms">
<failure message="6.500 5 ms against 6 ms">median(max(dur of &quot;task&quot;)) &lt; 6ms</failure>
</testcase>
</testsuite>
</testsuites>
--- status 1
