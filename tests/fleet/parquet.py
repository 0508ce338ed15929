"""Reads files of Parquet as ttv writes them, by the format's rules alone.

Parquet(path) has .columns, a list of Column; .rows, their number; .groups, the
rows of each row group; .says, keys and values; .by.  Column.values() gives all
values, None for null.  Whatever does not stand as the format asks for raises
Bad: sizes, offsets, counts, levels, dictionaries, bounds.
"""
import ctypes
import ctypes.util
import struct

INT32, INT64, DOUBLE, BYTES = 1, 2, 5, 6


class Bad(Exception):
    pass


def need(what, *holds):
    if not all(holds):
        raise Bad(what)


def unzstd(data, size):
    name = ctypes.util.find_library('zstd') or 'libzstd.so.1'
    lib = ctypes.CDLL(name)
    lib.ZSTD_decompress.restype = ctypes.c_size_t
    lib.ZSTD_decompress.argtypes = [ctypes.c_void_p, ctypes.c_size_t,
                                    ctypes.c_char_p, ctypes.c_size_t]
    out = ctypes.create_string_buffer(size + 1)
    got = lib.ZSTD_decompress(out, size + 1, data, len(data))
    need('a page does not inflate to its size', got == size)
    return out.raw[:size]


class Thrift:
    """The compact protocol: structures become dicts of field numbers."""

    def __init__(self, data, at=0):
        self.data, self.at = data, at

    def byte(self):
        self.at += 1
        return self.data[self.at - 1]

    def varint(self):
        value = shift = 0
        while True:
            b = self.byte()
            value |= (b & 0x7f) << shift
            shift += 7
            if b < 0x80:
                return value

    def zigzag(self):
        v = self.varint()
        return v >> 1 ^ -(v & 1)

    def value(self, kind):
        if kind in (1, 2):
            return kind == 1
        if kind in (3, 4, 5, 6):
            return self.zigzag()
        if kind == 8:
            n = self.varint()
            self.at += n
            return bytes(self.data[self.at - n:self.at])
        if kind == 9:
            head = self.byte()
            n = head >> 4 if head >> 4 < 15 else self.varint()
            return [self.value(head & 15) for _ in range(n)]
        need('a type of thrift: %d' % kind, kind == 12)
        return self.struct()

    def struct(self):
        fields, last = {}, 0
        while True:
            head = self.byte()
            if head == 0:
                return fields
            last = last + (head >> 4) if head >> 4 else self.zigzag()
            need('a field twice', last not in fields)
            fields[last] = self.value(head & 15)


def hybrid(data, at, width, n):
    """n numbers of runs and packed bits from data[at]; where they end."""
    out = []
    t = Thrift(data, at)
    while len(out) < n:
        head = t.varint()
        if head & 1:
            size = (head >> 1) * width
            bits = int.from_bytes(data[t.at:t.at + size], 'little')
            t.at += size
            for i in range((head >> 1) * 8):
                out.append(bits >> i * width & (1 << width) - 1
                           if width else 0)
                if len(out) == n:
                    break
        else:
            need('an empty run', head > 0)
            size = (width + 7) // 8
            v = int.from_bytes(data[t.at:t.at + size], 'little')
            t.at += size
            out += [v] * (head >> 1)
    need('more values than said', len(out) == n)
    return out, t.at


def plain(data, at, kind, n):
    """n values as they stand; they must be all that is left."""
    if kind == BYTES:
        out = []
        for _ in range(n):
            size, = struct.unpack_from('<I', data, at)
            at += 4
            out.append(bytes(data[at:at + size]))
            need('a text is cut', len(out[-1]) == size)
            at += size
    else:
        code = {INT32: 'i', INT64: 'q', DOUBLE: 'd'}[kind]
        out = list(struct.unpack_from('<%d%s' % (n, code), data, at))
        at += n * struct.calcsize(code)
    need('bytes behind the values', at == len(data))
    return out


def signed(v, bits):
    v &= (1 << bits) - 1
    return v - (1 << bits) if v >> (bits - 1) else v


def deltas(data, at, kind, n):
    """n integers as distances; they must be all that is left."""
    t = Thrift(data, at)
    bits = 32 if kind == INT32 else 64
    block, minis, count = t.varint(), t.varint(), t.varint()
    need('values are counted', count == n, block % 128 == 0,
         block // minis % 32 == 0)
    out = [signed(t.zigzag(), bits)][:n]
    each = block // minis
    while len(out) < n:
        least = t.zigzag()
        widths = [t.byte() for _ in range(minis)]
        for width in widths:
            if len(out) == n:
                break
            size = width * each // 8
            packed = int.from_bytes(data[t.at:t.at + size], 'little')
            t.at += size
            for i in range(each):
                v = packed >> i * width & (1 << width) - 1 if width else 0
                if len(out) < n:
                    out.append(signed(out[-1] + least + v, bits))
                else:
                    need('the end is filled with zeros', v == 0)
    need('bytes behind the distances', t.at == len(data))
    return out


class Column:
    def __init__(self, file, element, number):
        self.file, self.number = file, number
        self.name = element[4].decode()
        self.type = element[1]
        self.optional = element[3] == 1
        self.text = element.get(6) == 0
        self.logical = element.get(10, {})
        need('a text says so in one place', self.text == (1 in self.logical))
        need('a text is bytes', self.type == BYTES or not self.text)

    def page(self, at, end, codec):
        t = Thrift(self.file.data, at)
        head = t.struct()
        body = self.file.data[t.at:t.at + head[3]]
        need('a page beyond its chunk', t.at + head[3] <= end)
        if codec == 6:
            body = unzstd(body, head[2])
        need('a page of another size', len(body) == head[2])
        self.plain_bytes += t.at - at + head[2]
        return head, body, t.at + head[3]

    def data_page(self, head, body, dictionary):
        n = head[1]
        at, present = 0, [1] * n
        need('levels are runs', head[3] == 3, head[4] == 3)
        if self.optional:
            size, = struct.unpack_from('<I', body, 0)
            present, at = hybrid(body, 4, 1, n)
            need('levels of another length', at == 4 + size)
        count = sum(present)
        if head[2] == 8:
            need('indices without a dictionary', dictionary is not None)
            width = body[at]
            if count:
                index, at = hybrid(body, at + 1, width, count)
            else:
                index, at = [], len(body)
            need('bytes behind the indices', at == len(body))
            values = [dictionary[i] for i in index]
        elif head[2] == 5:
            values = deltas(body, at, self.type, count)
        else:
            need('an encoding', head[2] == 0)
            values = plain(body, at, self.type, count)
        it = iter(values)
        return [next(it) if p else None for p in present]

    def chunk(self, group):
        meta = group[1][self.number][3]
        need('the chunk of another column',
             meta[3] == [self.name.encode()], meta[1] == self.type)
        at = group[1][self.number][2]
        end = at + meta[7]
        first = meta.get(11, meta[9])
        need('a chunk begins with its first page', first == at)
        need('chunks are between the magics', at >= 4,
             end <= self.file.footer_at)
        self.plain_bytes = 0
        dictionary, values, used = None, [], {3}
        while at < end:
            here = at
            head, body, at = self.page(at, end, meta[4])
            if head[1] == 2:
                need('the dictionary is said', here == meta.get(11))
                used.add(head[7][2])
                dictionary = plain(body, 0, self.type, head[7][1])
                need('a text twice in a dictionary',
                     len(set(dictionary)) == len(dictionary))
                self.entries = len(dictionary)
                continue
            if not values:
                need('the first data page is said', here == meta[9])
            used.add(head[5][2])
            values += self.data_page(head[5], body, dictionary)
        need('pages end with their chunk', at == end)
        need('encodings are said', used <= set(meta[2]))
        need('bytes are said', self.plain_bytes == meta[6])
        need('values are said', len(values) == meta[5] == group[3])
        self.check_bounds(meta[12], values)
        return values

    def check_bounds(self, stats, values):
        some = [v for v in values if v is not None]
        need('nulls are said', stats[3] == len(values) - len(some))
        need('both bounds or none', (5 in stats) == (6 in stats))
        if 5 not in stats:
            odd = any(v != v for v in some) if self.type == DOUBLE else \
                self.type == BYTES and some and \
                max(len(min(some)), len(max(some))) > 64
            need('bounds', not some or odd)
            return
        if self.type == BYTES:
            low, high = stats[6], stats[5]
        else:
            low, = plain(stats[6], 0, self.type, 1)
            high, = plain(stats[5], 0, self.type, 1)
        need('bounds are the least and the greatest', low == min(some),
             high == max(some))

    def values(self):
        out = [v for g in self.file.row_groups for v in self.chunk(g)]
        if not self.text:
            return out
        return [v if v is None else v.decode() for v in out]


class Parquet:
    def __init__(self, path):
        with open(path, 'rb') as f:
            data = self.data = f.read()
        need('magic at both ends', data[:4] == b'PAR1', data[-4:] == b'PAR1',
             len(data) >= 12)
        size, = struct.unpack('<I', data[-8:-4])
        self.footer_at = len(data) - 8 - size
        need('a footer', self.footer_at >= 4)
        t = Thrift(data, self.footer_at)
        meta = t.struct()
        need('the footer has its length', t.at == len(data) - 8)
        root, *elements = meta[2]
        need('the schema is flat', root[5] == len(elements))
        self.row_groups = meta[4]
        self.columns = [Column(self, e, i) for i, e in enumerate(elements)]
        self.rows = meta[3]
        self.groups = [g[3] for g in meta[4]]
        need('rows are the sum of the groups', sum(self.groups) == self.rows)
        for g in meta[4]:
            need('a chunk for each column', len(g[1]) == len(elements))
            need('bytes of a group', g[6] == sum(c[3][7] for c in g[1]),
                 g[2] == sum(c[3][6] for c in g[1]))
        need('orders of columns', meta[7] == [{1: {}}] * len(elements))
        self.sorted = [c[1] for c in meta[4][0].get(4, [])] if meta[4] else []
        self.says = {k[1].decode(): k[2].decode() for k in meta.get(5, [])}
        self.by = meta.get(6, b'').decode()

    def table(self):
        """Names, and rows as tuples."""
        return ([c.name for c in self.columns],
                list(zip(*[c.values() for c in self.columns])))
