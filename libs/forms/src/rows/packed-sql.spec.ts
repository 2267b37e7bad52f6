import { machineKey } from '@groundsheet/form-rules';
import { suiteApi } from '@groundsheet/testing';
import { machineKeySql } from './packed-sql.js';

const api = await suiteApi();

/** Every character that a plant number is likely to have, each between two that always count. */
const LATIN = Array.from({ length: 0x250 - 1 }, (_, at) => String.fromCodePoint(at + 1));
const OTHERS = [...'ΩωЖжŁłȘșабв–—‘’“”•…€№™→✓'];
// One capital of these is two letters, or none is there: nobody numbers a machine so.
const ODD = [...'ßŉǰǅǈǋǲıſ', 'µ', 'ÿ'];
const written = [...LATIN, ...OTHERS].filter((each) => !ODD.includes(each)).map((each) => `r${each}4`);

it('tells machines apart as form-rules does', async () => {
  const rows = await api.rows(
    `select ${machineKeySql('number')} as key from json_array_elements_text(?) with ordinality as t(number, place) order by place`,
    [JSON.stringify(written)],
  );
  const differing = written.filter((each, at) => rows[at]!['key'] !== machineKey(each));
  expect(differing).toEqual([]);
});
