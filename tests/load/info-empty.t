# Of an empty trace.
--- input
[]
--- run info input.json
--- want
input.json
  format   chrome-json
  size     2 B
  events   0
  span     0, from 0 s to 0 s
  memory   0 B

what there is

nothing was repaired
