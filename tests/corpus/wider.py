"""Usage: wider.py TTV FILE...

The facts of the summary of each first screen: what stands between two blanks or
more on a line of the pane.  Each line of a narrow screen is on a wider one, with
all of its facts; of what is cut in the middle or at its end, what is left of it.
A title has ids only where all of its facts fit with them.
Where a wider pane has less lines, as tracks that are open now fill its screen,
no more lines than that are missing.
"""
import os
import re
import subprocess
import sys

SIZES = ('80x24', '120x36', '200x50')
WORD = 11       # columns of the word that a part begins with
# which keys there are, no fact: what the title ends with where it has room
HINT = 'Tab, then Enter goes there'


def pane(ttv, path, size):
    """Returns the lines of the summary; its title has a style of its own."""
    done = subprocess.run([ttv, 'shot', '--no-cache', '--text', '--style',
                           '--size=' + size, path], stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL)
    lines = done.stdout.decode('utf-8', 'replace').split('\n')
    text, style = lines[:len(lines) // 2], lines[len(lines) // 2:]
    title = [i for i, line in enumerate(style) if line.startswith('111')]
    return text[title[0]:-2] if title else []


def columns(lines):
    """Returns the lines with those of a second column below the first."""
    rest = lines[1:]
    at = [line.find('\u2502') for line in rest]
    if len(rest) < 2 or len(set(at)) != 1 or at[0] < 0:
        return lines
    return lines[:1] + [line[:at[0]] for line in rest] + \
        [line[at[0] + 1:] for line in rest]


def facts(lines):
    """Returns the facts of the title, then those of each line but its word."""
    out = []
    for i, line in enumerate(columns(lines)):
        parts = re.split(r' {2,}', (line if i == 0 else line[WORD:]).strip())
        out.append([x for x in parts if x and x != HINT])
    return out


def is_said(fact, line):
    """Whether a line says a fact, or all that was left of a cut one."""
    pattern = '.*'.join(re.escape(x) for x in fact.split('\u2026'))
    return re.search(pattern, '  '.join(line)) is not None


def is_told(fact, title):
    """Whether a fact of a title has these words, and ids or more among them."""
    pattern = '^' + ' (.* )?'.join(map(re.escape, fact.split(' '))) + '( .*)?$'
    return any(re.search(pattern, other) for other in title)


def missing(narrow, wide):
    """Returns the lines of which no other says all."""
    lost = ['  '.join(line) for line in narrow[1:] if not any(
        all(is_said(fact, other) for fact in line) for other in wide)]
    title = wide[0] if wide else []
    if not all(is_told(fact, title) for fact in narrow[0]):
        lost.append('  '.join(narrow[0]))
    return lost if len(lost) > len(narrow) - len(wide) else []


def main():
    ttv, *paths = sys.argv[1:]
    failed = passed = 0
    for path in paths:
        said = [facts(pane(ttv, path, size)) for size in SIZES]
        if not said[0]:
            continue
        for i in 0, 1:
            lost = missing(said[i], said[i + 1])
            passed += not lost
            failed += bool(lost)
            for line in lost:
                print('# %s has not: %s' % (SIZES[i + 1], line))
            print('%s %s: %s says what %s does' % (
                'not ok' if lost else 'ok', os.path.basename(path),
                SIZES[i + 1], SIZES[i]))
    print('%d passed, %d failed' % (passed, failed))
    return failed > 0


if __name__ == '__main__':
    sys.exit(main())
