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


def events():
    """Returns samples of two events: 12 of 1 ms of task-clock, 9 of spin() and
    3 of load(), and behind each of load() one of 7 page faults in load()."""
    text, now = [], 100.0
    for i in range(12):
        name = 'load' if i % 4 == 3 else 'spin'
        address = 0x5500 if name == 'load' else 0x5510
        line = SAMPLE % (now, address, name)
        text.append(line.replace('cpu-clock', 'task-clock'))
        if name == 'load':
            text.append((SAMPLE % (now + 0.0005, address, name)).replace(
                '1000000 cpu-clock', '7 page-faults'))
        now += 0.001
    return ''.join(text)


def uncounted():
    """Returns these samples without what each stands for: a sample a line."""
    return events().replace(' 1000000 ', ' ').replace(' 7 page', ' page')
