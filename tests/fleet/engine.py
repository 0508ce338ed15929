"""Engines that read files of columns, as their npm packages bring them.

DuckDB and ClickHouse each have ask(sql): rows as tuples of texts, None for
null.  library(name) is where an engine's library is, or None.
"""
import ctypes
import glob
import os
import re
import shutil

PACKAGES = {
    'duckdb': ('TTV_DUCKDB', '@duckdb/node-bindings-*/libduckdb.so'),
    'clickhouse': ('TTV_CHDB', '@chdb/lib-*/libchdb.so'),
}

NODE = {
    'polars': ['nodejs-polars', 'nodejs-polars-linux-x64-gnu'],
    'arrow': ['parquet-wasm', 'apache-arrow'],
}


def library(name):
    """By the variable of the environment, or below TTV_ENGINES."""
    variable, pattern = PACKAGES[name]
    path = os.environ.get(variable)
    if path:
        return path
    root = os.environ.get('TTV_ENGINES', '')
    found = root and glob.glob(os.path.join(root, 'node_modules', pattern))
    return found[0] if found else None


def modules():
    """Where packages for node are."""
    return os.path.join(os.environ.get('TTV_ENGINES', ''), 'node_modules')


def script():
    """Whether node has DuckDB."""
    return shutil.which('node') and os.path.isdir(os.path.join(
        modules(), '@duckdb/node-api'))


def node():
    """Which of polars and arrow-rs are there, as packages for node."""
    if not shutil.which('node'):
        return []
    return [kind for kind, names in NODE.items() if all(
        os.path.isdir(os.path.join(modules(), name)) for name in names)]


class Failed(Exception):
    pass


def statements(text):
    """The statements of `ttv fleet schema`."""
    text = re.sub(r'(?m)^--.*$', '', text)
    return [s for s in text.split(';\n') if s.strip()]


def literal(v):
    return str(v) if isinstance(v, int) else "'%s'" % v.replace("'", "''")


class DuckDB:
    class Result(ctypes.Structure):
        _fields_ = [('counts', ctypes.c_uint64 * 3),
                    ('rest', ctypes.c_void_p * 3)]

    def __init__(self, path):
        self.lib = lib = ctypes.CDLL(path)
        pointer, handle = ctypes.POINTER(self.Result), ctypes.c_void_p
        lib.duckdb_query.argtypes = [handle, ctypes.c_char_p, pointer]
        lib.duckdb_result_error.argtypes = [pointer]
        lib.duckdb_result_error.restype = ctypes.c_char_p
        for f in (lib.duckdb_row_count, lib.duckdb_column_count):
            f.argtypes, f.restype = [pointer], ctypes.c_uint64
        lib.duckdb_value_varchar.argtypes = [pointer, ctypes.c_uint64,
                                             ctypes.c_uint64]
        lib.duckdb_value_varchar.restype = handle
        lib.duckdb_column_name.argtypes = [pointer, ctypes.c_uint64]
        lib.duckdb_column_name.restype = ctypes.c_char_p
        self.names = []         # of the columns of the last answer
        lib.duckdb_free.argtypes = [handle]
        lib.duckdb_destroy_result.argtypes = [pointer]
        self.db, self.connection = handle(), handle()
        if lib.duckdb_open(None, ctypes.byref(self.db)) or \
                lib.duckdb_connect(self.db, ctypes.byref(self.connection)):
            raise Failed('DuckDB does not open')

    def value(self, r, column, row):
        p = self.lib.duckdb_value_varchar(ctypes.byref(r), column, row)
        if not p:
            return None
        text = ctypes.string_at(p).decode()
        self.lib.duckdb_free(p)
        return text

    def ask(self, sql):
        r = self.Result()
        try:
            if self.lib.duckdb_query(self.connection, sql.encode(),
                                     ctypes.byref(r)):
                raise Failed(self.lib.duckdb_result_error(
                    ctypes.byref(r)).decode())
            n = self.lib.duckdb_column_count(ctypes.byref(r))
            self.names = [self.lib.duckdb_column_name(ctypes.byref(
                r), c).decode() for c in range(n)]
            return [tuple(self.value(r, c, i) for c in range(n))
                    for i in range(self.lib.duckdb_row_count(
                        ctypes.byref(r)))]
        finally:
            self.lib.duckdb_destroy_result(ctypes.byref(r))

    @staticmethod
    def files(pattern):
        return 'read_parquet(%s)' % literal(pattern)

    @classmethod
    def rows(cls, path):
        """A statement that has all rows of a file, in its order."""
        return 'SELECT * FROM ' + cls.files(path)

    @staticmethod
    def question(name, **params):
        return 'SELECT * FROM %s(%s)' % (name, ', '.join(
            literal(v) for v in params.values()))


class ClickHouse:
    def __init__(self, path):
        self.lib = lib = ctypes.CDLL(path)
        handle = ctypes.c_void_p
        lib.chdb_connect.argtypes = [ctypes.c_int,
                                     ctypes.POINTER(ctypes.c_char_p)]
        lib.chdb_connect.restype = ctypes.POINTER(handle)
        lib.chdb_query.argtypes = [handle, ctypes.c_char_p, ctypes.c_char_p]
        lib.chdb_query.restype = handle
        for f, kind in ((lib.chdb_result_error, ctypes.c_char_p),
                        (lib.chdb_result_buffer, handle),
                        (lib.chdb_result_length, ctypes.c_size_t),
                        (lib.chdb_destroy_query_result, None)):
            f.argtypes, f.restype = [handle], kind
        argv = (ctypes.c_char_p * 1)(b'clickhouse')
        self.connection = lib.chdb_connect(1, argv)
        if not self.connection:
            raise Failed('ClickHouse does not open')

    @staticmethod
    def value(text):
        """A field of TSV."""
        if text == '\\N':
            return None
        return re.sub(r'\\(.)', lambda m: {
            't': '\t', 'n': '\n', 'r': '\r', 'b': '\b', 'f': '\f',
            '0': '\0'}.get(m[1], m[1]), text)

    def ask(self, sql):
        r = self.lib.chdb_query(self.connection[0], sql.encode(),
                                b'TabSeparated')
        try:
            error = self.lib.chdb_result_error(r)
            if error:
                raise Failed(error.decode())
            text = ctypes.string_at(self.lib.chdb_result_buffer(r),
                                    self.lib.chdb_result_length(r)).decode()
            return [tuple(self.value(v) for v in line.split('\t'))
                    for line in text.splitlines()]
        finally:
            self.lib.chdb_destroy_query_result(r)

    @staticmethod
    def files(pattern):
        return 'file(%s, Parquet)' % literal(pattern)

    @classmethod
    def rows(cls, path):
        """A statement that has all rows of a file, in its order."""
        return 'SELECT * FROM %s SETTINGS max_threads = 1, ' \
            'input_format_parquet_preserve_order = 1' % cls.files(path)

    @staticmethod
    def question(name, **params):
        args = ', '.join('%s = %s' % (k, literal(v))
                         for k, v in params.items())
        return 'SELECT * FROM %s%s' % (name, '(%s)' % args if args else '')
