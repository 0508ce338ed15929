"""Usage: same.py INDEX INDEX

Compares two indices of one trace, which two processes have written, section by
section: nothing of a process is in them, no address and nothing of memory that
was never written.  Prints what differs.  The seed of strings is random, on
purpose (base/strtab.c), and with it the slots that lead to them.
"""
import struct
import sys

HEADER = struct.Struct('<16sII7Q')
SECTION = struct.Struct('<24s3Q')
SEED = slice(32, 40)            # of struct index_scalars


def sections(path):
    data = open(path, 'rb').read()
    magic, _, _, _, size, _, _, tail, _, n = HEADER.unpack_from(data)
    if not magic.startswith(b'ttv-index') or size != len(data) or n < 40:
        sys.exit(f'{path}: no index')
    found = {}
    for i in range(n):
        name, at, count, bytes_of_one = SECTION.unpack_from(
            data, tail + i * SECTION.size)
        found[name.rstrip(b'\0').decode()] = (
            bytearray(data[at:at + count * bytes_of_one]), bytes_of_one)
    found['scalars'][0][SEED] = bytes(8)
    del found['strings.slots']
    return found


def main(first, second):
    a, b = sections(first), sections(second)
    if a.keys() != b.keys():
        print('other sections')
    for name in a.keys() & b.keys():
        (x, size), (y, _) = a[name], b[name]
        if x == y:
            continue
        at = next((i for i, (p, q) in enumerate(zip(x, y)) if p != q),
                  min(len(x), len(y)))
        print(f'{name}: element {at // size}, byte {at % size} of {size}: '
              f'{x[at:at + 8].hex()} and {y[at:at + 8].hex()}')


main(*sys.argv[1:])
