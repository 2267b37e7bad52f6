import fc from 'fast-check';

/** What the product's description of the API uses of JSON Schema. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly nullable?: boolean;
  readonly enum?: readonly unknown[];
  readonly example?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** Values by the name of their field or parameter: ids that exist, a signature that can be read. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** What JSON can say and JavaScript cannot hold, or not copy; `toJson` writes it. */
const TOO_LARGE = '@1e400';
const NESTED = { lists: ['[', ']'], objects: ['{"a":', '}'] } as const;
const nested = (kind: keyof typeof NESTED) =>
  fc.integer({ min: 1, max: 3000 }).map((depth) => `@${kind} ${depth}`);

const STRINGS = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', 'x\udfffy', '\u202eevil', '\u200b'.repeat(50), '\u007f\u0085'],
  ...['0001-01-01', '9999-12-31', '0000-00-00', '2026-02-30', '-000001-01-01', '+275760-09-13', '24:00'],
  ...[
    '2026-11-21T00:00:00Z',
    '\r\nBcc: all@example.org',
    '<script>alert(1)</script>',
    `'; drop table forms; --`,
  ],
  ...[
    '../../etc/passwd',
    '%00',
    '%zz',
    '%2e%2e%2f',
    '{{7*7}}',
    '${7*7}',
    '=1+1',
    'null',
    '__proto__',
    'constructor',
  ],
  ...['İ'.repeat(80), '👷'.repeat(120), `z${'\u0301'.repeat(2000)}`, 'a'.repeat(5_000), 'ß'.repeat(100_000)],
];
const NUMBERS = [-1, 0, 0.1, 5e-324, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, TOO_LARGE];

/** What no field asks for. Made when it is asked for: the table of every character takes a second, in each process. */
export const hostile = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom<unknown>(...STRINGS) },
    { weight: 2, arbitrary: fc.constantFrom<unknown>(...NUMBERS, null, true, false, [], {}, [null], ['']) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    { weight: 1, arbitrary: fc.oneof(nested('lists'), nested('objects')) },
    { weight: 1, arbitrary: fc.integer({ min: 20, max: 5000 }).map((length) => Array(length).fill('a')) },
  );

/** What a schema asks for, as far as it says so. */
export function valid(schemas: Readonly<Record<string, Schema>>, known: Known) {
  function value(schema: Schema, name = ''): fc.Arbitrary<unknown> {
    const { $ref, oneOf, allOf } = schema;
    if ($ref) return value(schemas[$ref.split('/').at(-1)!]!, name);
    if (oneOf ?? allOf) return fc.oneof(...(oneOf ?? allOf)!.map((each) => value(each, name)));
    const plain = known[name] ? fc.constantFrom(...known[name]) : ofType(schema);
    return schema.nullable ? fc.oneof({ weight: 4, arbitrary: plain }, fc.constant(null)) : plain;
  }

  function ofType(schema: Schema): fc.Arbitrary<unknown> {
    const { type, items, maxItems = 3, minimum = -10, maximum = 1000 } = schema;
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (type === 'array') return fc.array(value(items!), { maxLength: Math.min(maxItems, 3) });
    if (type === 'boolean') return fc.boolean();
    if (type === 'number') {
      return fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(minimum, maximum));
    }
    return type === 'object' ? ofObject(schema) : ofString(schema);
  }

  function ofObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
    const fields = Object.entries(properties).map(([name, field]) => [name, value(field, name)]);
    return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys: [...required],
    });
  }

  return value;
}

function ofString({ format, pattern, example, maxLength = 100 }: Schema): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') {
    return fc.oneof(
      fc.constantFrom('2026-11-21', '0001-01-01', '9999-12-31'),
      fc.stringMatching(/^\d{4}-\d\d-\d\d$/),
    );
  }
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const text = fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 200) });
  return example === undefined ? text : fc.oneof(fc.constant(example), text);
}

const OWN = { enumerable: true, configurable: true, writable: true };

/** Something valid with up to three faults: a value replaced, a field dropped or one too many. */
export function faulty(good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const fault = fc.record({
    at: fc.nat(),
    how: fc.constantFrom('replace', 'replace', 'replace', 'drop', 'add'),
    by: hostile(),
    key: fc.constantFrom('unknown', 'days', 'answers', 'constructor', '__proto__'),
  });
  return fc.tuple(good, fc.array(fault, { minLength: 1, maxLength: 3 })).map(([sound, faults]) => {
    const root = { body: structuredClone(sound) };
    for (const { at, how, by: value, key: added } of faults) {
      // The next fault may go into this one.
      const by = structuredClone(value);
      const places = placesIn(root);
      const [owner, key] = places[at % places.length] ?? [root as Container, 'body'];
      if (how === 'replace') owner[key] = by;
      else if (how === 'drop') delete owner[key];
      // Set in the usual way, `__proto__` would be the object's prototype.
      else Object.defineProperty(owner, added, { value: by, ...OWN });
    }
    return root.body;
  });
}

type Container = Record<string, unknown>;

function placesIn(container: object): [owner: Container, key: string][] {
  return Object.entries(container).flatMap(([key, value]): [Container, string][] => {
    const inner = typeof value === 'object' && value ? Object.values(value as object) : [];
    const deeper = inner.length > 0 && inner.length < 200 ? placesIn(value as object) : [];
    return [[container as Container, key], ...deeper];
  });
}

export const toJson = (value: unknown) =>
  JSON.stringify(value)
    ?.replaceAll(`"${TOO_LARGE}"`, '1e400')
    .replace(/"@(lists|objects) (\d+)"/g, (_, kind: keyof typeof NESTED, depth: string) => {
      const [open, close] = NESTED[kind];
      return `${open.repeat(Number(depth))}1${close.repeat(Number(depth))}`;
    });
