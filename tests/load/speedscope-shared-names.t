# Slices of frames that share a name and stand at different places have the place in their names, so a merged tree is the one that was written.
--- input
{"$schema":"https://www.speedscope.app/file-format-schema.json","shared":{"frames":[{"name":"f","file":"/x/a.js","line":1,"col":2},{"name":"f","file":"/x/a.js","line":7},{"name":"f"},{"name":"g","file":"/x/a.js","line":9},{"name":"g","file":"/x/a.js","line":9}]},"profiles":[{"type":"evented","name":"e","unit":"nanoseconds","startValue":0,"endValue":50,"events":[
{"type":"O","frame":0,"at":0},
{"type":"O","frame":1,"at":0},
{"type":"C","frame":1,"at":10},
{"type":"O","frame":2,"at":10},
{"type":"C","frame":2,"at":14},
{"type":"O","frame":3,"at":14},
{"type":"C","frame":3,"at":16},
{"type":"O","frame":4,"at":16},
{"type":"C","frame":4,"at":20},
{"type":"C","frame":0,"at":50}]}]}
--- run flame --format folded input.json
--- want
f a.js:1:2 30
f a.js:1:2;f a.js:7 10
f a.js:1:2;g 6
f a.js:1:2;f 4
