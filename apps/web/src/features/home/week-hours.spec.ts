import { emptyWeek, standardShift, type DayName } from '@groundsheet/form-rules';

import { countsInWeek, weekHours, type WeekTimesheet } from './week-hours.js';

function aTimesheet(id: string, status: WeekTimesheet['status'], worked: DayName[]): WeekTimesheet {
  const days = emptyWeek();
  for (const day of worked) days[day] = standardShift(days[day]);
  return { id, status, days };
}

describe('the hours of a week', () => {
  it('are those of all its timesheets, day by day', () => {
    const saved = [
      aTimesheet('a', 'submitted', ['monday', 'tuesday']),
      aTimesheet('b', 'draft', ['tuesday']),
    ];
    expect(weekHours(saved, [])).toEqual({
      hours: { monday: 9, tuesday: 18, wednesday: 0, thursday: 0, friday: 0, saturday: 0, sunday: 0 },
      total: 27,
      sent: 'some',
    });
  });

  it('are taken from this device where it has the same timesheet', () => {
    const here = aTimesheet('a', 'draft', ['monday', 'tuesday']);
    expect(weekHours([aTimesheet('a', 'draft', ['monday'])], [here])).toMatchObject({
      total: 18,
      sent: 'none',
    });
    expect(weekHours([aTimesheet('b', 'draft', ['monday'])], [here])).toMatchObject({ total: 27 });
  });

  it('are all sent, or there are none', () => {
    expect(weekHours([aTimesheet('a', 'submitted', ['friday'])], [])).toMatchObject({
      total: 9,
      sent: 'all',
    });
    expect(weekHours([], [])).toBeNull();
  });
});

it.each([
  ['a draft', 'draft', null, null, true],
  ['a correction not sent yet', 'draft', 'x', null, false],
  ['a sent form', 'submitted', null, null, true],
  ['a correction that was sent', 'submitted', 'x', null, true],
  ['a form that was corrected', 'submitted', null, 'x', false],
] as const)('of %s the hours count or not', (_what, status, corrects, supersededBy, counts) => {
  expect(countsInWeek({ status, corrects, supersededBy })).toBe(counts);
});
