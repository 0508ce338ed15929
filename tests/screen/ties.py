"""Traces in which most things happen at the same few times, in ns: what is
compared with < or <=, and what is off by one, is seen in what is printed.
"""
import json
import random

NAMES = ['a', 'b', 'c', 'run', 'wait']


def below(rng, end, depth, at=0):
    """Yields (name, begin, end) of slices in [at, end), nested and touching."""
    while at < end and rng.random() < 0.97:
        begin = at + rng.choice([0, 0, 1, 2])
        stop = min(end, begin + rng.choice([0, 1, 1, 2, 3, 6]))
        if begin > end:
            return
        yield rng.choice(NAMES), begin, stop
        if depth < 4:
            yield from below(rng, stop, depth + 1, begin)
        at = stop


def us(ns):
    """Returns a time as microseconds, exactly."""
    return ns / 1000


def ties(seed, end=24):
    """Returns a trace, as JSON: threads of two processes, and all else."""
    rng = random.Random(seed)
    out = [{'ph': 'M', 'pid': pid, 'name': 'process_name',
            'args': {'name': 'p%d' % pid}} for pid in (1, 2)]
    for pid, tid in (1, 1), (1, 2), (2, 3), (2, 4):
        at = {'pid': pid, 'tid': tid}
        for name, begin, stop in below(rng, end, 0):
            out.append({'ph': 'X', 'name': name, 'cat': rng.choice('xyz'),
                        'ts': us(begin), 'dur': us(stop - begin), **at,
                        **({'tts': us(begin), 'tdur': us((stop - begin) // 2)}
                           if rng.random() < 0.5 else {}),
                        'args': {'n': rng.randrange(3),
                                 's': rng.choice(['', 'u', 'v w'])}})
        for n in range(4):
            out.append({'ph': 'i', 'name': rng.choice(NAMES),
                        'ts': us(rng.randrange(end + 1)), **at,
                        's': rng.choice('tpg')})
            one, two = sorted((rng.randrange(end), rng.randrange(end)))
            for ph, ts in ('b', one), ('e', two):
                out.append({'ph': ph, 'cat': 'q', 'id': rng.randrange(3) * 10 +
                            n, 'name': rng.choice(NAMES), 'ts': us(ts), **at})
        out.append({'ph': 'B', 'name': 'open', 'ts': us(end), **at})
    slices = [event for event in out if event['ph'] == 'X']
    for n in range(14):
        ends = sorted(rng.sample(slices, 2), key=lambda event: event['ts'])
        for ph, event in zip('sf', ends):
            out.append({'ph': ph, 'bp': 'e', 'id': n, 'cat': 'f', 'name': 'go',
                        'ts': event['ts'] + us(rng.randrange(2)),
                        'pid': event['pid'], 'tid': event['tid']})
    for n in range(10):
        out.append({'ph': 'C', 'name': 'm', 'pid': 1 + n % 2,
                    'ts': us(rng.randrange(end)),
                    'args': {'v': rng.randrange(4), 'w': rng.randrange(2)}})
    frames = {str(n): {'name': NAMES[n % 5], **({'parent': str(n // 2)} if n
                                                else {})} for n in range(9)}
    return json.dumps({
        'traceEvents': out, 'displayTimeUnit': 'ns', 'stackFrames': frames,
        'samples': [{'cpu': 0, 'tid': 1 + n % 4, 'name': 'cycles', 'weight': n %
                     3, 'ts': us(rng.randrange(end)),
                     'sf': str(rng.randrange(9))} for n in range(20)]})


def switches(seed, end=40):
    """Returns kernel text: three threads on two CPUs, times in us."""
    rng = random.Random(seed)
    runs, deep = [0, 0], {7: 0, 8: 0, 9: 0}
    out = ['# tracer: nop', '#']
    for at in range(end):
        for cpu in 0, 1:
            if rng.random() < 0.4:
                continue
            was, free = runs[cpu], [0] + [tid for tid in (7, 8, 9)
                                          if tid not in runs]
            head = ' %s-%d (%s) [00%d] d..2. 1.%06d: ' % (
                'swapper/%d' % cpu if was == 0 else 't%d' % was, was,
                '-----' if was == 0 else '   7', cpu, at)
            if rng.random() < 0.5 and len(free) > 1:
                tid = rng.choice(free[1:])
                out.append(head + 'sched_waking: comm=t%d pid=%d prio=120 '
                           'target_cpu=00%d' % (tid, tid, cpu))
            now = rng.choice(free)
            if now != was:
                name = ['swapper/%d' % cpu if tid == 0 else 't%d' % tid
                        for tid in (was, now)]
                out.append(head + 'sched_switch: prev_comm=%s prev_pid=%d '
                           'prev_prio=120 prev_state=%s ==> next_comm=%s '
                           'next_pid=%d next_prio=120' % (
                               name[0], was, rng.choice('RSD'), name[1], now))
                runs[cpu] = now
            if now == 0:
                continue
            step = rng.choice([-1, 0, 1, 1]) if deep[now] else 1
            deep[now] += step
            out.append(' t%d-%d (   7) [00%d] ..... 1.%06d: '
                       'tracing_mark_write: %s' % (now, now, cpu, at, [
                           'C|7|depth|%d' % rng.randrange(3),
                           'B|7|' + rng.choice(NAMES), 'E|7'][step]))
    return '\n'.join(out) + '\n'
