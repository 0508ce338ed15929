# export -f sqlite: a file without an event is status 3, though a query may ask it.
--- input
[]
--- run export -f sqlite -o out.db input.json
--- want
--- stderr
ttv: input.json: there is no event in it
--- status 3
