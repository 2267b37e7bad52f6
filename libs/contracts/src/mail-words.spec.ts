import { withRest } from './mail-words.js';

const LINES = [{ label: 'D-114', value: 'Park brake' }];

it.each<[string, number, string | undefined, { label: string; value: string }[]]>([
  ['nothing of others where there are none', 1, undefined, []],
  ['how many others there are', 3, undefined, [{ label: 'And', value: '2 more' }]],
  ['where they are', 3, 'on the board', [{ label: 'And', value: '2 more on the board' }]],
])('a mail about some of them says %s', (_, total, where, further) => {
  expect(withRest(LINES, total, where)).toEqual([...LINES, ...further]);
});
