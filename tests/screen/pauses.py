"""What `perf script` writes of a program that works and sleeps in turns."""

SAMPLE = '''app  7 %.6f:    1000000 cpu-clock: 
	    %x %s+0x10 (/usr/bin/app)
	    5600 main+0x10 (/usr/bin/app)

'''


def pauses(pause, spins=3):
    """Returns samples of 1 ms: spins of spin(), then one of load(), after which
    nothing is sampled for that many seconds; 8 times over."""
    text, now = [], 100.0
    for _ in range(8):
        for i in range(spins + 1):
            name = 'load' if i == spins else 'spin'
            text.append(SAMPLE % (now, 0x5500 if i == spins else 0x5510, name))
            now += 0.001
        now += pause
    return ''.join(text)
