# diff: traces without slices.
--- input
[]
--- run diff input.json input.json
--- want
--- stderr
ttv: input.json: there is no event in it
--- status 2
