import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lengthy } from './durations.mjs';

it('says how long a step took the last time, whatever its notes look like', async () => {
  const notes = join(mkdtempSync(join(tmpdir(), 'groundsheet-test-')), 'within', 'durations.json');
  const said = [];
  const install = () =>
    lengthy(notes, 'Installing', 'a minute or two', async () => 'done', said.push.bind(said));
  expect(await install()).toBe('done');
  await install();
  writeFileSync(notes, '{"Instal');
  await install();
  expect(said).toEqual([
    'Installing: a minute or two.',
    'Installing: about 1 s, as last time.',
    'Installing: a minute or two.',
  ]);
});
