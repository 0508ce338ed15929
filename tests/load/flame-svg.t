# flame: a picture; names are escaped.
--- input
[{"name":"thread_name","ph":"M","pid":1,"tid":1,"args":{"name":"main"}},
{"name":"thread_name","ph":"M","pid":1,"tid":2,"args":{"name":"io"}},
{"name":"a","ph":"X","ts":0,"dur":100,"tdur":40,"tts":0,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":10,"dur":30,"tdur":30,"tts":0,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":50,"dur":20,"pid":1,"tid":1},
{"name":"a","ph":"X","ts":200,"dur":50,"pid":1,"tid":2},
{"name":"open","ph":"B","ts":300,"pid":1,"tid":2},
{"name":"x<y>&\"z\u001b","ph":"X","ts":310,"dur":5,"pid":1,"tid":2}]
--- run flame --format svg input.json
--- want
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="1200" height="121" viewBox="0 0 1200 121" font-family="monospace" font-size="12">
<rect width="100%" height="100%" fill="#fffdf5"/>
<text x="10" y="24" font-size="16">input.json, by wall</text>
<g><title>all
155 µs, 100.00 %</title><rect x="10.00" y="40" width="1180.00" height="16" fill="#ed7047"/><text x="13.00" y="52">all</text></g>
<g><title>a
150 µs, 96.77 %; self 100 µs; 2 of these</title><rect x="10.00" y="57" width="1141.94" height="16" fill="#dfa437"/><text x="13.00" y="69">a</text></g>
<g><title>open
5 µs, 3.23 %; self 0; 1 of these</title><rect x="1151.94" y="57" width="38.06" height="16" fill="#cd755b"/><text x="1154.94" y="69">open</text></g>
<g><title>b
50 µs, 32.26 %; self 50 µs; 2 of these</title><rect x="10.00" y="74" width="380.65" height="16" fill="#ea6b4f"/><text x="13.00" y="86">b</text></g>
<g><title>x&lt;y&gt;&amp;&quot;z�
5 µs, 3.23 %; self 5 µs; 1 of these</title><rect x="1151.94" y="74" width="38.06" height="16" fill="#d0b134"/><text x="1154.94" y="86">x&lt;..</text></g>
<text x="10" y="109" fill="#777"></text>
</svg>
--- stderr
ttv: 1 slice without an end, weighed by what is inside
