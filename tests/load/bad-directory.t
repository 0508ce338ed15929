# A directory is no trace.
--- input
[]
--- run info .
--- want
--- stderr
ttv: .: is a directory
--- status 2
