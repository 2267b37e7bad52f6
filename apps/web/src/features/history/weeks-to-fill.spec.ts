import { weeksToFill } from './weeks-to-fill.js';

it.each([
  ['2026-11-14', '2026-11-18', ['2026-11-21']],
  ['2026-11-14', '2026-11-25', ['2026-11-21', '2026-11-28']],
  ['2026-09-05', '2026-11-18', ['2026-10-31', '2026-11-07', '2026-11-14', '2026-11-21']],
  ['2026-11-21', '2026-11-18', ['2026-11-28']],
])('after the week ending %s, on %s, the weeks to fill are %p', (sent, today, weeks) => {
  expect(weeksToFill(sent, today)).toEqual(weeks);
});
