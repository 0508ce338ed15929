# Of several files each label begins with the number of the file.
--- input
[{"name":"n","ph":"C","ts":0,"pid":1,"args":{"v":1}},{"name":"hit","ph":"P","ts":1,"pid":1,"tid":1,"args":{"q":"mauve"}}]
--- file b.json
[{"name":"n","ph":"C","ts":0,"pid":1,"args":{"v":1}},{"name":"hit","ph":"P","ts":1,"pid":1,"tid":1,"args":{"q":"mauve"}}]
--- run find mauve input.json b.json
--- want
       0.000 001 s            hit  1: process 1 / thread 1 / samples
       0.000 001 s            hit  2: process 1 / thread 1 / samples
