import { emptyDay } from '@groundsheet/form-rules';

import { endsBeforeItBegins } from './day-facts.js';

it('warns of a finish that is not after the start', () => {
  const night = { ...emptyDay(), start: '22:00', finish: '06:00' };
  expect(endsBeforeItBegins(night)).toBe(true);
  expect(endsBeforeItBegins({ ...night, finish: '22:00' })).toBe(true);
  expect(endsBeforeItBegins({ ...night, finish: '23:00' })).toBe(false);
  expect(endsBeforeItBegins({ ...night, finish: null })).toBe(false);
});
