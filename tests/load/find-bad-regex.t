# An expression that is none.
--- input
[]
--- run find /(/ input.json
--- want
--- stderr
ttv: bad expression: Unmatched ( or \(
--- status 2
