import { attentionOf } from './check-sheet.entity.js';

it('tells what needs attention by the item and in words', () => {
  const answers = { defectMirrors: false, defectBrakeCondition: 'adjust', defectHorn: true } as const;
  expect(attentionOf('dumper', answers)).toEqual([
    { key: 'defectMirrors', words: 'Mirrors' },
    { key: 'defectBrakeCondition', words: 'Brake condition: adjust' },
  ]);
});
