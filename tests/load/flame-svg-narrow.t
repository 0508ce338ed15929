# flame: boxes that are narrower than a tenth of a pixel are counted, not drawn.
--- input
[{"name":"a","ph":"X","ts":0,"dur":1000000,"pid":1,"tid":1},
{"name":"b","ph":"X","ts":10,"dur":50,"pid":1,"tid":1},
{"name":"c","ph":"X","ts":100,"dur":1000,"pid":1,"tid":1},
{"name":"d","ph":"X","ts":110,"dur":20,"pid":1,"tid":1}]
--- run flame --format svg input.json
--- want
<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="1200" height="121" viewBox="0 0 1200 121" font-family="monospace" font-size="12">
<rect width="100%" height="100%" fill="#fffdf5"/>
<text x="10" y="24" font-size="16">input.json, by wall</text>
<g><title>all
1 s, 100.00 %</title><rect x="10.00" y="40" width="1180.00" height="16" fill="#ed7047"/><text x="13.00" y="52">all</text></g>
<g><title>a
1 s, 100.00 %; self 999 ms; 1 of these</title><rect x="10.00" y="57" width="1180.00" height="16" fill="#dfa437"/><text x="13.00" y="69">a</text></g>
<g><title>c
1 ms, 0.10 %; self 980 µs; 1 of these</title><rect x="10.00" y="74" width="1.18" height="16" fill="#dd9f47"/></g>
<text x="10" y="109" fill="#777">2 of 5 boxes are too narrow to be drawn</text>
</svg>
