# An option that is not known.
--- input
[]
--- run info --colour input.json
--- want
--- stderr
ttv: info: unknown option --colour; `ttv help info` lists them
--- status 2
