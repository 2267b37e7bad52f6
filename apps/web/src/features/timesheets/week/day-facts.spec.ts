import { emptyDay, standardShift } from '@groundsheet/form-rules';

import { formatHours } from '../../../forms/week/format-hours.js';
import { endsBeforeItBegins, isAdjusted } from './day-facts.js';

describe('what a day card says', () => {
  it.each([
    [0, '0.0'],
    [9, '9.0'],
    [37.5, '37.5'],
  ])('shows %p hours as %s', (hours, text) => {
    expect(formatHours(hours)).toBe(text);
  });

  it('warns of a finish that is not after the start', () => {
    const night = { ...emptyDay(), start: '22:00', finish: '06:00' };
    expect(endsBeforeItBegins(night)).toBe(true);
    expect(endsBeforeItBegins({ ...night, finish: '22:00' })).toBe(true);
    expect(endsBeforeItBegins({ ...night, finish: '23:00' })).toBe(false);
    expect(endsBeforeItBegins({ ...night, finish: null })).toBe(false);
  });

  it('marks hours that were adjusted', () => {
    const day = standardShift(emptyDay());
    expect(isAdjusted(day)).toBe(false);
    expect(isAdjusted({ ...day, netHours: 9.5 })).toBe(true);
    expect(isAdjusted(emptyDay())).toBe(false);
  });
});
