# Of an empty trace.
--- input
[]
--- run info input.json
--- want
input.json
  format   chrome-json
  size     2 B
  events   0

nothing was repaired
--- stderr
ttv: input.json: there is no event in it
--- status 3
