# A file that is not there.
--- input
[]
--- run info no-such-file
--- want
--- stderr
ttv: no-such-file: No such file or directory
--- status 2
