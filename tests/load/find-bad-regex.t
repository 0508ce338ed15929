# An expression that is none.
--- input
[]
--- run find /(/ input.json
--- want
--- stderr
ttv: input.json: there is no event in it
ttv: bad expression: missing closing parenthesis
--- status 2
