#!/usr/bin/env python3
"""Usage: matrix.py

Commands by options: each command with forms has each of the options that
several have, or `ttv help matrix` says why not, and so does the one line of the
error; each is tried in each.

- A form by its word is the form by its shorthand; JSON is one document, NDJSON
  an object a line, CSV and TSV have as many fields in each row.  Forms for
  files have the same fields, and none that `ttv help fields` has not.
- A range of time is the same from the start, on the clock of the trace and of
  the day; the ts of one command is a --from of another.
- --output has what stdout has, and takes the place of no file without --force.
- Each says that stdout is closed or full, by its status too, is ended by a pipe
  that nobody reads without a word, does the same without a stderr, and colours
  nothing.
"""
import csv, io, json, os, re, signal, subprocess, sys, tempfile, zipfile

TTV = os.path.abspath(os.environ.get('TTV') or os.path.join(os.environ.get('top_builddir', 'build'), 'ttv'))
FORMS = 'plain csv tsv json ndjson markdown'.split()
RULE = 'max(dur of work) < 1s'
RULES = 'count(nothing) == 0'
SQL = 'select ts, dur, name, null as absent from slice order by ts'
# what a command is, its words around the trace, its forms
COMMANDS = {
    'find': (['find', '/./', 'TRACE'], FORMS),
    'list': (['list', 'TRACE'], FORMS),
    'stat': (['stat', 'TRACE'], FORMS),
    'why': (['why', '--way=effects', 'TRACE'], FORMS),
    'diff': (['diff', '--all', 'TRACE', 'OTHER'], FORMS + ['folded', 'github']),
    'assert': (['assert', 'TRACE', RULE, RULES], FORMS + ['junit', 'tap', 'github']),
    'query': (['query', 'TRACE', SQL], FORMS),
    'metric': (['metric', 'time_by_name', 'TRACE'], FORMS),
    'check': (['check', 'BROKEN'], FORMS),
    'info': (['info', 'TRACE'], ['plain', 'json']),
    'export': (['export', 'TRACE'], ['ndjson', 'json', 'perfetto']),
    'cache': (['cache', 'list'], FORMS),
    'fleet': (['fleet', 'check', 'FLEET', 'FLEET'], FORMS),
    'flame': (['flame', 'TRACE'], 'text folded speedscope svg'.split()),
}
# the options that several have, each with a word
SHARED = {'csv': '', 'tsv': '', 'ndjson': '', 'markdown': '', 'from': '=1us', 'to': '=1s', 'track': '=main',
          'process': '=app', 'filter': '=work', 'trace': '=aa', 'max': '=1', 'output': '=-', 'force': '', 'each': '',
          'null': '=x', 'guard': ''}
# JSON that is no table of rows
DOCUMENTS = {'info', 'export', 'diff', 'check'}
passed = failed = 0


def ok(name, is_ok, seen=''):
    global passed, failed
    print('%s %s' % ('ok' if is_ok else 'not ok', name))
    if not is_ok:
        print('# %r' % (seen,))
    passed += bool(is_ok)
    failed += not is_ok


def run(*words):
    env = dict(os.environ, TTV_CACHE='INDICES') if words[0] == 'cache' else None
    p = subprocess.run((TTV,) + words, stdin=subprocess.DEVNULL, capture_output=True, env=env)
    return p.returncode, p.stdout


def complaint(*words):
    """The status and the lines of an error, where nothing is printed."""
    p = subprocess.run((TTV,) + words, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return p.returncode, p.stderr.splitlines() if not p.stdout else ['it prints']


def out(command, *options):
    return run(*(COMMANDS[command][0] + list(options)))[1]


def options_of(command):
    text = run('help', command)[1].decode().split('Options of loading')[0]
    return set(re.findall(r'^ {2}(?:-\w, |    )--([\w-]+)', text, re.M))


def ndjson(data):
    return [json.loads(line) for line in data.decode().splitlines()]


def separated(data, tab):
    if tab:
        return [line.split('\t') for line in data.decode().splitlines()]
    return list(csv.reader(io.StringIO(data.decode(), newline='')))


def keys(rows):
    """The keys of objects, in their order; of all of them together."""
    return list(dict.fromkeys(k for row in rows for k in row))


def check_forms(command, forms, has):
    data = {f: out(command, '--format=' + f) for f in forms}
    ok(command + ' has its forms', all(data.values()), data)
    ok(command + ' has no other form', run(*(COMMANDS[command][0] + ['--format=none']))[0] == 2)
    ok(command + ' has a default', out(command) == data[forms[0]])
    for f in forms:
        if f in FORMS[1:]:
            ok('%s --%s is its form' % (command, f), f in has and out(command, '--' + f) == data[f])
    if 'json' in data:
        document = json.loads(data['json'])
    if 'ndjson' not in data or command == 'export':
        return
    lines = ndjson(data['ndjson'])
    ok(command + ' has objects in ndjson', lines and all(type(row) is dict for row in lines))
    if command not in DOCUMENTS:
        ok(command + ' has columns and rows in json', list(document) == ['columns', 'rows'] and
           len(document['rows']) == len(lines) and
           all(len(row) == len(document['columns']) for row in document['rows']), document)
        ok(command + ' has the same values in both', all(
            {k: v for k, v in zip(document['columns'], row) if k in line} == line
            for row, line in zip(document['rows'], lines)))
        ok(command + ' has no member beyond its columns', set(keys(lines)) <= set(document['columns']))
    if command == 'diff':
        ok('diff has the lines of ndjson in json', document == lines)
        return
    for f in 'csv', 'tsv':
        rows = separated(data[f], f == 'tsv')
        ok('%s %s has whole rows' % (command, f), len(rows) == len(lines) + 1 and
           all(len(row) == len(rows[0]) for row in rows), rows[:2])
        ok('%s %s has the columns of json' % (command, f),
           rows[0] == (document['columns'] if command not in DOCUMENTS else keys(lines)) or
           command == 'check' and set(keys(lines)) <= set(rows[0]), rows[0])
    ok(command + ' markdown is a table', data['markdown'].split(b'\n')[0].startswith(b'|'))


# what no call here has: tests/gate finds renamed names, tests/load what else warnings have
RARE = {'diff': {'renamed'}, 'check --json': {'warnings[].names'},
        'info': {'warnings[]', 'files[].inside[].align', 'files[].inside[].shift'}}
MAN = os.path.join(os.path.abspath(os.environ.get('top_srcdir') or os.path.join(os.path.dirname(__file__), '../..')), 'man')
TYPES = {'text': str, 'integer': (int, str), 'ns': (int, float), 'number': (int, float), 'truth': bool, 'object': dict}


def fields_of():
    """Members by command: name to type."""
    found, rows = {}, None
    for line in run('help', 'fields')[1].decode().splitlines():
        if line.startswith('ttv '):
            rows = found.setdefault(line[4:], {})
        m = re.match(r'  (\S+) \((\w+)\)', line)
        if m:
            rows[m[1]] = TYPES[m[2]]
    return found


def members(value, path=''):
    """The paths of all that is in a value, each with what is there."""
    if isinstance(value, dict):
        for k, v in value.items():
            yield from members(v, path + '.' + k if path else k)
    elif isinstance(value, list):
        for v in value:
            yield from members(v, path + '[]')
    else:
        yield path, value


# what stands for METRIC in members of diff, as the help of one of them lists it
METRIC = re.compile('^(old|new|delta|percent|low|high)_(self|wall|count|mean|p50|p95|max|cpu|value_mean|value_max)$')


def all_fields():
    """The members by command; those of --slices are beside the first and the last line of diff."""
    fields = fields_of()
    fields['diff --slices'] = {**fields['diff'], **fields['diff --slices'], 'old[]': str, 'new[]': str}
    return fields


def unlisted(listed, value):
    """What a table of fields does not say, or has another type."""
    for path, v in members(value):
        if path not in listed and METRIC.match(path):
            path = METRIC.match(path)[1] + '_METRIC'
        whole = [p for p in listed if path == p or listed[p] is dict and path.startswith(p + '.')]
        if not whole:
            yield path
        elif listed[whole[0]] is not dict and v is not None and not isinstance(v, listed[whole[0]]):
            yield path, v


def check_fields(traces):
    """The members of what commands print are those of `ttv help fields`, in name and type, and none is missing."""
    own, fields = fields_of(), all_fields()
    seen = {c: set() for c in fields}

    def take(name, words, said):
        command = name if name in fields else name.split()[0]
        data = run(*words)[1]
        values = json.loads(data) if '--json' in words else ndjson(data)
        values = values if isinstance(values, list) else [values]
        for value in values:
            if command == 'stat':       # keys of --by are names of their own
                for key in 'name', 'counter', 'process', 'thread':
                    value.pop(key, None)
                if 'counter' in name:   # its values are numbers, not ns
                    seen[command] |= {'first', 'last', 'min', 'max'}
            if command == 'info':
                value['warnings'] = [{}]
        bad = {str(x) for v in values for x in unlisted(fields[command], v)}
        if bad:
            ok('%s of %s has members that help lists' % (name, said), False, sorted(bad)[:9])
        for path in {p for v in values for p, _ in members(v)}:
            m = METRIC.match(path)
            seen[command] |= {path} | ({m[1] + '_METRIC'} if m else set()) | {
                p for p in own[command] if own[command][p] is dict and path.startswith(p + '.')}
    for trace in ['TRACE', 'BROKEN'] + traces:
        runs = {'info': ['info', '--json', trace], 'check --json': ['check', '--json', '--alerts', trace],
                'check': ['check', '--ndjson', trace], 'list': ['list', '--ndjson', '--max=50', trace],
                'find': ['find', '--ndjson', '--max=50', '/e/', trace],
                'find --count': ['find', '--ndjson', '--count', '/e/', trace],
                'assert': ['assert', '--ndjson', '--rules-file=RULES', trace, '--', 'max(dur of /./) < 1ms',
                           'count(nothing) == 0']}
        for way in 'causes', 'inside', 'path':
            runs['why ' + way] = ['why', '--ndjson', '--way=' + way, trace]
        tables = trace == 'TRACE' or 'systrace' in trace
        for table in tables * ('slices async totals states cpus counters instants flows objects contexts '
                               'memory').split() + ('memory' in trace) * ['memory']:
            runs['stat ' + table] = ['stat', '--cpu', '--ndjson', '--max=3', '--table=' + table, trace]
        for name, words in runs.items():
            take(name, words, os.path.basename(trace))
    many = ['--'] + ['TRACE'] * 8 + ['RUN']
    for name, words in {
            'diff': ['TRACE', 'OTHER'], 'diff of args': ['--by=args.kb', 'TRACE', traces[0]],
            'diff of runs': ['TRACE'] * 9 + many, 'diff of few': ['TRACE'] * 3 + ['--'] + ['RUN'] * 3,
            'diff --slices': ['--slices', 'TRACE', 'RUN']}.items():
        take(name, ['diff', '--json', '--all'] + words, name)
    take('fleet', ['fleet', 'check', '--ndjson', 'FLEET', 'OTHER'], 'a fleet')
    take('cache', ['cache', 'list', '--ndjson'], 'indices')
    take('metric --list', ['metric', '--list', '--json'], 'all')
    for name, command in ('info', 'info'), ('check --json', 'check'):
        take(name, [command, '--json', '--alerts'][:3 if command == 'check' else 2] + ['BROKEN', 'ODD', traces[-1]],
             'several')
        take(name, [command, '--json', '--alerts'][:3 if command == 'check' else 2] + ['SPAN'], 'a span')
        take(name, [command, '--json', 'STACKS'], 'stacks')
        take(name, [command, '--json', 'ARCHIVE'], 'an archive')
    for command in fields:
        missing = set(own[command]) - seen[command] - {'KEY'} - RARE.get(command, set())
        ok('all members of %s are there' % command, not missing, sorted(missing))
    ok('the members are those that help lists', True)
    ok('all others have fields', {c.split()[0] for c in fields} <= set(COMMANDS), fields.keys())
    for command in {c.split()[0] for c in fields}:
        with open(os.path.join(MAN, 'ttv-%s.1.in' % command)) as f:
            ok('the page of %s has its members' % command, '\n@fields:%s@\n' % command in f.read())


def check_lines(traces):
    """The members of the lines of the export are those that ttv-formats(5) has."""
    with open(os.path.join(MAN, 'ttv-formats.5.in')) as f:
        text = re.search(r'\n\.Sh EXPORT\n(.*?)\n\.Sh ', f.read(), re.S)[1]
    listed, types = {}, []
    for line in text.splitlines():
        m = re.match(r'\.It (.*)', line)
        if m:
            types = m[1].replace(',', ' ').split()
        for word in re.findall(r'\.Ql (\S+)', line):
            for t in types:
                listed.setdefault(t, set()).add(word)
    wrong = {}
    for trace in ['TRACE', 'BROKEN'] + traces:
        for line in ndjson(run('export', trace)[1]):
            for key in set(line) - {'type'} - listed.get(line['type'], set()):
                wrong.setdefault(line['type'], set()).add(key)
    ok('the members of the lines of the export are in its manual', not wrong, wrong)


def lacks_of():
    """Options that a command has not, and the reasons, as help says them."""
    found, reason = {}, None
    for line in run('help', 'matrix')[1].decode().split('and why:')[1].splitlines():
        m = re.match(r'  (\w+): (.*)', line)
        if m:
            reason = []
            for option in m[2].replace('csv ...', 'csv, tsv, ndjson, markdown').split(', '):
                found.setdefault(m[1], {})[option] = reason
        elif line.strip():
            reason.append(line.strip())
    return {c: {o: ' '.join(r) for o, r in v.items()} for c, v in found.items()}


def spans_of(command, option='trace'):
    """The words of a command, about distributed traces where the option is of these."""
    words = COMMANDS[command][0]
    return ['SPANS' if w in ('TRACE', 'OTHER') else w for w in words] if option == 'trace' else words


def check_trace(command, has):
    """--trace takes the spans of one distributed trace, by its id or a beginning of that, and no others."""
    if 'trace' not in has or command == 'assert':
        return
    words, seen = spans_of(command) + ['--max=0'] + ['--table=async'] * (command == 'stat'), {}
    words = [w for w in words if w != '--way=effects']
    for said in '--trace=aa', '--trace=' + 'a' * 32, '--filter=trace:aa', '--trace=bb', '--trace=cc':
        seen[said] = run(*words, said)
    mine, same, terms, other, none = seen.values()
    ok('%s --trace takes one trace' % command, b'a-root' in mine[1] and b'b-root' not in mine[1] and
       b'b-root' in other[1] and b'a-root' not in other[1], seen)
    ok('%s --trace is a term of filters' % command, mine == same == terms, seen)
    ok('%s has no trace of another id' % command, none == (2, b''), none)
    ok('%s --trace goes with --filter' % command, b'a-root' not in
       run(*words, '--trace=aa', '--filter=!root')[1])


def check_shared(command, has, lacks):
    """A shared option is there and taken, or lacks for the reason that an error says in a line."""
    for option, word in SHARED.items():
        words = spans_of(command, option) + ['--' + option + word]
        if option in has:
            code, lines = complaint(*words)
            ok('%s takes --%s' % (command, option), (option not in lacks or option in COMMANDS[command][1])
               and (code != 2 or command == 'export' and option == 'each'), lines)
            continue
        want = 'ttv: %s: --%s: %s' % (command, option, lacks.get(option, 'no reason'))
        if option in ('json', 'force'):
            continue
        ok('%s says why it has no --%s' % (command, option), complaint(*words) == (2, [want]), want)


def check_max(command, has):
    """--max has the first rows of all of them, and 0 all."""
    words = COMMANDS[command][0]
    if command in ('info', 'flame'):
        form, all_of = ('--json' if command == 'info' else '--format=text'), ['--max=0']
        def rows(*o):
            data = out(command, form, *o)
            return json.loads(data)['names'] if command == 'info' else [r for r in data.splitlines()[1:]
                                                                        if not r.startswith(b'...')]
    else:
        all_of = []
        def rows(*o):
            return ndjson(out(command, '--ndjson' if 'ndjson' in has else '--format=ndjson', *o))
    whole = rows(*all_of)
    if command in ('diff', 'export'):       # the first of each kind
        first = {}
        kinds = 'slices' if command == 'diff' else 'slice instant counter flow object'
        for r in whole:
            first.setdefault(r['type'], r)
        seen = [r for r in rows('--max=1') if r['type'] in kinds.split()]
        ok(command + ' --max=1 has the first of each kind', seen == [r for t, r in first.items() if t in
           kinds.split()] and seen, seen)
    else:
        ok(command + ' --max=1 has the first row', rows('--max=1') == whole[:1], rows('--max=1'))
        ok(command + ' has more than that', len(whole) > 1 or command == 'check', whole)
    ok(command + ' --max=0 has all', rows('--max=0') == whole)
    plain = [out(command, *o).splitlines() for o in (['--max=0'], ['--max=1'])]
    ok(command + ' --max=1 has fewer lines', len(plain[1]) < len(plain[0]) or len(plain[0]) <= 4 and
       command in ('check', 'why'), plain)


def check_range(command):
    start = 1000000     # ns, of the first event
    for a, b in (10, 60), (0, 20), (45, 999):
        by = {
            'start': ('--from=%dus' % a, '--to=%dus' % b),
            'clock': ('--from=@%d' % (start + a * 1000), '--to=@%dus' % (start // 1000 + b)),
        }
        words = COMMANDS[command][0]
        seen = {k: run(*(words + list(v))) for k, v in by.items()}
        ok('%s %d to %d us is one range on both clocks' % (command, a, b),
           seen['start'] == seen['clock'] and seen['start'][0] in (0, 1), seen)
    ok(command + ' refuses a range that is none', run(*(words + ['--from=2s', '--to=1s']))[0] == 2)
    code = run(*(words + ['--from=@2026-11-23T00:00:00Z']))[0]
    ok(command + ' does not guess the day', code == 2, code)


# what has no row where a name is nowhere
EMPTY = {'find', 'stat', 'list', 'query', 'metric', 'flame'}


def check_chosen(command, has):
    """--track, --process and --filter take part of the rows, and nothing of a name that is not there."""
    form = '--ndjson' if 'ndjson' in has else '--format=folded' if command == 'flame' else '--format=' + \
        COMMANDS[command][1][-1] if command == 'info' else '--format=ndjson'
    for option, some in ('track', 'main'), ('process', 'app'), ('filter', 'work'):
        if command == 'why':        # which begins with work, where nothing is chosen
            some = {'track': 'helper', 'process': 'other', 'filter': 'paint'}[option]
        if option not in has or command == 'assert':
            continue
        all_of, part, none = (out(command, form, *w) for w in ([], ['--%s=%s' % (option, some)],
                                                              ['--%s=nowhere' % option]))
        ok('%s --%s takes a part' % (command, option), part and part != all_of if command in ('info', 'why') else
           part and len(part) < len(all_of), part)
        if command in EMPTY:
            ok('%s --%s of nothing' % (command, option), none == b'', none)


def check_same():
    """Commands agree on what a part of a trace has."""
    for part in (['--from=10us', '--to=45us'], ['--filter=dur>10us'], ['--track=main'], ['--process=other'],
                 ['--from=12us', '--to=14us', '--filter=work', '--track=helper'], ['--filter=!work'],
                 ['--filter=track:heap'], ['--from=999ms']):
        slices = sorted((r['ts'], r['dur'], r['name']) for r in ndjson(run('list', '--ndjson', *part, 'TRACE')[1]))
        sql = ndjson(run('query', '--ndjson', *part, 'TRACE', 'select ts, dur, name from slice where dur > 0 '
                         'order by name')[1])
        ok('query %s has the slices of list' % ' '.join(part), sorted((r['ts'], r['dur'], r['name'])
           for r in sql) == slices, sql)
        by_dur = ndjson(run('query', '--ndjson', *part, 'TRACE', 'select dur from slice where dur > 9000 order by dur '
                            'desc')[1])
        ok('and so it has by length', [r['dur'] for r in by_dur] == sorted((d for _, d, _ in slices if d > 9000),
           reverse=True), by_dur)
        lines = ndjson(run('export', *part, 'TRACE')[1])
        code, data = run('export', '-f', 'json', *part, 'TRACE')
        open('PIECE', 'wb').write(data)
        again = ndjson(run('list', '--ndjson', 'PIECE')[1])
        ok('and export', sorted((r['ts'], r['dur'], r['name']) for r in lines if r['type'] == 'slice') == slices)
        ok('and export as JSON', sorted((r['ts'], r['dur'], r['name']) for r in again) == slices, again)
        info = json.loads(run('info', '--json', *part, 'TRACE')[1])
        kinds = [r['type'] for r in lines]
        ok('and info', info['slices'] == len(slices) and info['instants'] == kinds.count('instant') and
           sum(t['slices'] for t in info['threads']) == len(slices) and
           sum(n['count'] for n in info['names']) == len(slices), info)
        sums = ndjson(run('metric', 'time_by_name', '--ndjson', *part, 'TRACE')[1])
        ok('and metric', sum(r['count'] for r in sums) == len(slices), sums)
        lone = ndjson(run('query', '--ndjson', *part, 'TRACE', 'select sum("count") as n, (select count(*) from '
                          'slice) as all_of, (select count(*) from counter) as counters from slice_by_name')[1])
        ok('and slice_by_name', (lone[0]['n'] or 0) == lone[0]['all_of'], lone)
        if '--from=' not in part[0]:        # a range has the value before it, too
            ok('and counters', lone[0]['counters'] == kinds.count('counter'), lone)
        code, data = run('diff', '--ndjson', '--slices', '--all', '--min=0', *part, 'TRACE', 'TRACE')
        if part == ['--from=999ms']:        # outside of the trace, of which a gate says nothing
            ok('and diff has no answer', code == 2 and not data, data)
            continue
        pairs = ndjson(data)
        ok('and diff --slices', [r for r in pairs if r['type'] == 'pairs'][0]['paired'] == len(slices), pairs)
    for part in (['--from=10ms', '--to=20ms'], ['--filter=dur>1ms'], ['--track=/surfaceflinger/']):
        counts = [len(ndjson(run('list', '--ndjson', '--table=' + w, *part, SYSTRACE)[1])) for w in ('cpus', 'states')]
        sql = ndjson(run('query', '--ndjson', *part, SYSTRACE, 'select (select count(*) from sched where utid > 0) as '
                         'cpus, (select count(*) from thread_state) as states')[1])
        ok('query %s has what ran, and states, of list' % ' '.join(part), list(sql[0].values()) == counts, sql)
    for part, want in (['--filter=paint'], 'paint'), (['--track=helper'], 'work'), (['--process=other'], 'late'), \
            (['--to=9us'], 'early'), ([], 'work'):
        steps = ndjson(run('why', '--ndjson', *part, 'TRACE')[1])
        ok('why %s begins with %s' % (' '.join(part), want), steps and steps[-1]['name'] == want or
           steps and steps[0]['name'] == want, steps)


def check_beyond():
    """A range outside of the trace: no row, though one of its slices is open, and a line that says so."""
    with open('OPEN', 'w') as f:
        json.dump([{'name': 'closed', 'ph': 'X', 'pid': 1, 'tid': 1, 'ts': 5, 'dur': 9},
                   {'name': 'open', 'ph': 'B', 'pid': 1, 'tid': 2, 'ts': 7}], f)
    count = 'select count(*) as n from slice'
    said = 'ttv: OPEN: the range lies outside of the trace, which is 9 µs long\n'
    for words, status, shown in (('list', '--ndjson', 'OPEN'), 0, ''), (('find', '--ndjson', '/o/', 'OPEN'), 1, ''), \
            (('query', '--ndjson', 'OPEN', count), 0, '{"n":0}\n'), (('stat', '--ndjson', 'OPEN'), 0, None), \
            (('export', 'OPEN'), 0, None), (('info', '--json', 'OPEN'), 0, None), (('shot', 'OPEN'), 0, None), \
            (('flame', '--format=folded', 'OPEN'), 0, ''), (('metric', 'time_by_name', '--ndjson', 'OPEN'), 0, ''), \
            (('why', 'OPEN'), 2, ''), (('assert', 'OPEN', '1 < 2'), 2, ''):
        for part in ['--from=1ms', '--to=2ms'], ['--from=@2ms', '--to=@3ms'], ['--from=@1ns', '--to=@2ns']:
            p = subprocess.run([TTV, *words, *part], stdin=subprocess.DEVNULL, capture_output=True, text=True)
            ok('%s %s: nothing, and it says so' % (words[0], ' '.join(part)), p.returncode == status and
               p.stderr == said and shown in (None, p.stdout) and '"open"' not in p.stdout, p)
    got = complaint('shot', '--from=1ms', 'OPEN')
    ok('no frame begins there', got == (2, [said[:-1]]), got)
    kept = ndjson(run('list', '--ndjson', '--from=9us', 'OPEN')[1])
    ok('where the trace ends is within it', [r['name'] for r in kept] == ['open'], kept)


def check_parts():
    """What assert and diff say of a part is what stat says of it."""
    for part in (['--from=10us', '--to=45us'], ['--filter=dur>10us'], ['--track=main'], ['--process=other'],
                 ['--from=12us', '--to=14us', '--filter=work', '--track=helper']):
        rows = ndjson(run('stat', '--ndjson', '--whole', *part, 'TRACE')[1])
        for name in 'work', 'paint':
            stat = [r for r in rows if r['name'] == name]
            rule = 'sum(dur of %s) == %dns' % (name, sum(r['wall'] for r in stat))
            code, data = run('assert', '--ndjson', *part, 'TRACE', rule)
            ok('assert %s: %s' % (' '.join(part), rule), code == 0, data)
        rows = ndjson(run('stat', '--ndjson', *part, 'TRACE')[1])
        lines = ndjson(run('diff', '--ndjson', '--all', '--min=0', *part, 'TRACE', 'TRACE')[1])
        seen = {r['key']: (r['old_self'], r['old_wall'], r['old_count']) for r in lines if r['type'] == 'slices'}
        want = {r['name']: (r['self'], r['wall'], r['count']) for r in rows}
        ok('diff %s has the sums of stat' % ' '.join(part), seen == want and want, (seen, want))


def check_output(command):
    name = 'out-' + command
    words = COMMANDS[command][0]
    code, data = run(*words)
    first = run(*(words + ['-o', name]))
    ok(command + ' -o writes what stdout has', first == (code, b'') and open(name, 'rb').read() == data, first)
    ok(command + ' -o leaves a file alone', run(*(words + ['--output=' + name]))[0] == 2 and
       open(name, 'rb').read() == data)
    with open(name, 'wb') as f:
        f.write(b'x' * (len(data) + 9))
    ok(command + ' --force writes over it', run(*(words + ['-o', name, '--force']))[0] == code and
       open(name, 'rb').read() == data)
    ok(command + ' -o - is stdout', run(*(words + ['-o', '-'])) == (code, data))
    if command == 'cache':      # which reads no file of the call
        return
    trace = words[words.index('TRACE')] if 'TRACE' in words else words[-1]
    before = open(trace, 'rb').read()
    ok(command + ' writes not over what it reads', run(*(words + ['-o', trace, '--force']))[0] == 2 and
       open(trace, 'rb').read() == before)


def check_null():
    ok('--null of csv', out('query', '--csv', '--null=\\N').decode().splitlines()[1].endswith(',\\N'))
    ok('--null of plain', '(none)' in out('query', '--null=(none)').decode())
    ok('--null of json is null', ndjson(out('query', '--ndjson', '--null=x'))[0]['absent'] is None)
    ok('--null of an absent member', any(',-,' in line for line in
       out('find', '--csv', '--null=-').decode().splitlines()))


def check_paste():
    """A ts of one command is a --from of another, and finds what it is of."""
    for command in 'list', 'find', 'query':
        row = [r for r in ndjson(out(command, '--ndjson')) if r['name'] == 'paint'][0]
        words = ['--from=@%d' % row['ts'], '--to=@%d' % (row['ts'] + row['dur'])]
        for other in 'list', 'find':
            seen = [r['name'] for r in ndjson(out(other, '--ndjson', *words))]
            ok('the ts of %s is one of %s' % (command, other), 'paint' in seen and 'early' not in seen, seen)


def write_traces():
    def meta(name, pid, tid, value):
        return {'ph': 'M', 'name': name, 'pid': pid, 'tid': tid, 'args': {'name': value}}

    def slice(name, ts, dur, tid=1, pid=1, cat='c'):
        return {'ph': 'X', 'name': name, 'cat': cat, 'pid': pid, 'tid': tid, 'ts': 1000 + ts, 'dur': dur}
    events = [meta('process_name', 1, 1, 'app'), meta('process_name', 2, 5, 'other'),
              meta('thread_name', 1, 1, 'main'), meta('thread_name', 1, 2, 'helper'),
              slice('early', 0, 8), slice('work', 10, 30), slice('paint', 50, 20, 1),
              slice('work', 12, 5, 2), slice('late', 80, 10, 5, 2),
              {'ph': 'N', 'name': 'T', 'id': 1, 'pid': 1, 'tid': 1, 'ts': 1001},
              {'ph': 'D', 'name': 'T', 'id': 1, 'pid': 1, 'tid': 1, 'ts': 1009},
              {'ph': 'i', 's': 't', 'name': 'mark', 'pid': 1, 'tid': 1, 'ts': 1030},
              {'ph': 'C', 'name': 'heap', 'pid': 1, 'ts': 1020, 'args': {'kb': 5}},
              {'ph': 's', 'name': 'go', 'cat': 'f', 'id': 1, 'pid': 1, 'tid': 1, 'ts': 1015},
              {'ph': 'f', 'bp': 'e', 'name': 'go', 'cat': 'f', 'id': 1, 'pid': 1, 'tid': 1, 'ts': 1050}]
    with open('TRACE', 'w') as f:
        json.dump(events, f)
    run('export', '-f', 'parquet', '--table=slice', '-o', 'FLEET', 'TRACE')
    run('cache', 'add', 'TRACE')
    with open('OTHER', 'w') as f:
        json.dump(events + [slice('work', 100, 5000)], f)
    run('cache', 'add', 'OTHER')
    with open('ODD', 'w') as f:
        json.dump(events + [{**meta('process_labels', 1, 1, 'app'), 'args': {'labels': 'a,b'}}, {'ph': 'Q', 'name': 'x', 'pid': 1, 'tid': 1, 'ts': 1300},
                            {'ph': 'B', 'name': 'open', 'pid': 1, 'tid': 1, 'ts': 1301}], f)
        f.write('junk')
    with open('STACKS', 'w') as f:
        f.write('main;work 5\nmain;paint_[k] 7\n' * 9)
    with open('SPAN', 'w') as f:
        json.dump({'resourceSpans': [{'scopeSpans': [{'spans': [{
            'traceId': '0123456789abcdef0123456789abcdef', 'spanId': '0123456789abcdef', 'name': 'bad',
            'startTimeUnixNano': '1000', 'endTimeUnixNano': '2000', 'status': {'code': 2}}]}]}]}, f)
    with open('SPANS', 'w') as f:
        json.dump({'resourceSpans': [{'scopeSpans': [{'spans': [
            {'traceId': t * 32, 'spanId': '%s%015d' % (t, n), 'parentSpanId': t + '0' * 15 if n else '', 'kind': 2,
             'name': t + name, 'startTimeUnixNano': str(1000000 + n), 'endTimeUnixNano': str(9000000 - n)}
            for t in 'ab' for n, name in enumerate(['-root', '-call'])]}]}]}, f)
    with zipfile.ZipFile('ARCHIVE', 'w') as f:
        f.write('TRACE')
        f.write('OTHER')
    with open('RUN', 'w') as f:
        json.dump([{**e, 'dur': e['dur'] * 900} if 'dur' in e else e for e in events], f)
    with open('RULES', 'w') as f:
        f.write('short: max(dur of work) < 9s\n')
    with open('BROKEN', 'w') as f:
        f.write(json.dumps(events + [{'ph': 'E', 'name': 'x', 'pid': 1, 'tid': 1, 'ts': 1200}]))


def streams(words, out, err):
    """A run whose stdout and stderr are as a shell has them: its status and what it says."""
    p = subprocess.run(['sh', '-c', 'exec "$@" %s %s' % (out, err), 'sh', TTV] + words, stdin=subprocess.DEVNULL,
                       capture_output=True, text=True, env=dict(os.environ, TTV_CACHE='INDICES'))
    return p.returncode, p.stdout, p.stderr


def unread(words):
    """The same into a pipe that has no reader."""
    reader, writer = os.pipe()
    os.close(reader)
    p = subprocess.run([TTV] + words, stdin=subprocess.DEVNULL, stdout=writer, stderr=subprocess.PIPE, text=True,
                       env=dict(os.environ, TTV_CACHE='INDICES'))
    os.close(writer)
    return p.returncode, p.stderr


def check_streams():
    """The statuses are written here: 1 says that something differs, fails or is not there in some."""
    failing = {'diff': 2, 'assert': 2, 'find': 2}
    tried = dict({c: words for c, (words, _) in COMMANDS.items()}, shot=['shot', '--size=60x6', 'TRACE'],
                 help=['help'], version=['--version'], open=['open', '--list', 'ROWS'])
    with open('ROWS', 'w') as f:
        f.write('trace,slice\nTRACE,0\n')
    for command, words in tried.items():
        status, out, err = streams(words, '', '')
        wrong = failing.get(command, 1)
        why = 'ttv: standard output: '
        got = streams(words, '>&-', '')
        ok(command + ' without a stdout', got[0] == wrong and got[2].endswith(why + 'Bad file descriptor\n') and
           got[2].count(why) == 1, got)
        if os.path.exists('/dev/full'):
            got = streams(words, '>/dev/full', '')
            ok(command + ' on a full disk', got[0] == wrong and got[2].endswith(why + 'No space left on device\n') and
               got[2].count(why) == 1, got)
        ok(command + ' without a stderr', streams(words, '', '2>&-') == (status, out, ''))
        got = unread(words)
        ok(command + ' into a pipe without a reader', got[0] == -signal.SIGPIPE and why not in got[1], got)
        ok(command + ' has no colours', out and '\x1b' not in out + err, out)


def check_metrics():
    """What a metric says of itself is its row of the list of all, in each form."""
    rows = json.loads(run('metric', '--list', '--json')[1])
    for row in rows:
        name, form = row['name'], '--' + ('json', 'ndjson')[len(row['name']) % 2]
        ok('metric %s says what the list says' % name, json.loads(run('metric', form, name)[1]) == row)
    name = rows[0]['name']
    for f in 'csv', 'tsv':
        rows = separated(run('metric', '--list', '--' + f)[1], f == 'tsv')
        ok('metric %s as %s' % (name, f), separated(run('metric', '--' + f, name)[1], f == 'tsv') == rows[:2], rows[:2])


def main():
    global SYSTRACE
    folder = os.path.join(os.environ.get('top_srcdir') or os.path.join(os.path.dirname(__file__), '../..'), 'traces')
    traces = [os.path.abspath(os.path.join(folder, name)) for name in
              ('go-tool-trace.json', 'chromium-memory-infra.json.gz', 'atrace.systrace', 'node-default.json.gz',
               'xray.json', 'perfetto-demo.pftrace')]
    SYSTRACE = traces[2]
    os.environ.update(LC_ALL='C.UTF-8', TTV_CACHE='')
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        write_traces()
        listed = re.findall(r'^  (\w+) ', run('help')[1].decode(), re.M)
        with_forms = {c for c in listed if 'format' in options_of(c)}
        ok('the commands with forms are those of the table', with_forms == set(COMMANDS), with_forms)
        lacks = lacks_of()
        ok('nothing else lacks', set(lacks) <= set(COMMANDS), lacks.keys())
        for command, (_, forms) in COMMANDS.items():
            has = options_of(command)
            check_shared(command, has, lacks.get(command, {}))
            check_forms(command, forms, has)
            check_max(command, has)
            if 'from' in has:
                check_range(command)
            check_chosen(command, has)
            check_trace(command, has)
            check_output(command)
        check_streams()
        check_parts()
        check_beyond()
        check_same()
        check_metrics()
        check_null()
        check_paste()
        check_fields(traces)
        check_lines(traces)
        os.chdir('/')
    print('%d passed, %d failed' % (passed, failed))
    return failed != 0


sys.exit(main())
