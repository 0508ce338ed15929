# Samples that do not weigh the same, for the first one weighs nothing: no number of theirs is divided.
--- input
{"$schema":"https://www.speedscope.app/file-format-schema.json","shared":{"frames":[{"name":"a"},{"name":"b"}]},"profiles":[{"type":"sampled","name":"p","unit":"none","startValue":0,"endValue":9,"samples":[[0],[0,1],[1]],"weights":[0,3,3]}]}
--- run flame input.json
--- want
     TOTAL     %       SELF     COUNT  NAME
         6 100.0          0         0  all
         3  50.0          3         1    b
         3  50.0          0         1    a
         3  50.0          3         1      b
