Tracks with names in wide characters, chosen with letters of them.
size: 40x10
keys: t漢<Down>
--- trace
[
{"ph":"M","name":"process_name","pid":7,"args":{"name":"漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字"}},
{"ph":"M","name":"thread_name","pid":7,"tid":1,"args":{"name":"主"}},
{"ph":"X","name":"a","pid":7,"tid":1,"ts":0,"dur":10},
{"ph":"X","name":"b","pid":7,"tid":2,"ts":0,"dur":10}
]
--- text
 tracks
  漢字漢字漢字漢…漢字漢字 [7]   process
> 漢字漢字…漢字 [7] / 主 [1]   1 slice
  漢字漢字…漢字 [7] / thread 2   1 slice




track: 漢
 Enter go there  Up/Down choose  …
--- style
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
??!!???????????????????????????????????
44!!444444444444444444444444444444444444
??!!????????????????????????????????????




:::::::::|::::::::::::::::::::::::::::::
.66666555555555..66666665555555..5
