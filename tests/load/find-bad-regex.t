# An expression that is none.
--- input
[]
--- run find /(/ input.json
--- want
--- stderr
ttv: bad expression: missing closing parenthesis
--- status 2
