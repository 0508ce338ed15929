"""Classes of protobuf's own library for messages that a table describes.

A table has a line of fields a message, `name:NUMBERtype[r][:Message]`: i, u, x
numbers (signed, unsigned, fixed), d double, b bool, s text, m message, r
repeated.
"""


def message_class(table, root):
    """Returns the class of a message; ImportError: the library is not there."""
    from google.protobuf import descriptor_pb2, descriptor_pool
    from google.protobuf import message_factory
    kinds = {'d': 1, 'i': 3, 'u': 4, 'x': 6, 'b': 8, 's': 9, 'm': 11}
    file = descriptor_pb2.FileDescriptorProto(
        name=root + '.proto', package='p', syntax='proto2')
    for message, fields in table.items():
        m = file.message_type.add(name=message)
        for field in fields.split():
            name, what, *other = field.split(':')
            number = what.rstrip('diuxbsmr')
            kind = what[len(number):]
            m.field.add(name=name, number=int(number), type=kinds[kind[0]],
                        label=3 if 'r' in kind else 1,
                        type_name='.p.' + other[0] if other else None)
    pool = descriptor_pool.DescriptorPool()
    pool.Add(file)
    found = pool.FindMessageTypeByName('p.' + root)
    if hasattr(message_factory, 'GetMessageClass'):
        return message_factory.GetMessageClass(found)
    return message_factory.MessageFactory(pool).GetPrototype(found)
