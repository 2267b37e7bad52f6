import { jsonText, type JsonPart } from './json-text.js';

async function* oneByOne(...items: object[]): AsyncGenerator<object> {
  yield* items;
}

it.each<[string, [string, JsonPart][]]>([
  ['{}', []],
  ['{"account":{"name":"Łukasz \\"W\\""}}', [['account', { name: 'Łukasz "W"', left: undefined }]]],
  [
    '{"a":[],"b":[{"n":1}],"c":[{"n":1},{"n":2}],"d":null}',
    [
      ['a', oneByOne()],
      ['b', oneByOne({ n: 1 })],
      ['c', oneByOne({ n: 1 }, { n: 2 })],
      ['d', null],
    ],
  ],
  ['{"a":[1,2]}', [['a', [1, 2]]]],
])('writes %s', async (text, parts) => {
  let written = '';
  for await (const bit of jsonText(parts)) written += bit;
  expect(JSON.stringify(JSON.parse(written))).toBe(text);
});

it('asks for an item only when the previous one has been read', async () => {
  let made = 0;
  const items = (async function* () {
    for (;;) yield { n: (made += 1) };
  })();
  const text = jsonText([['items', items]]);
  const bits = [await text.next(), await text.next(), await text.next()].map(({ value }) => value);
  expect(bits.join('')).toBe('{\n"items": [\n{"n":1},\n{"n":2}');
  expect(made).toBe(2);
});
