import fc from 'fast-check';
import { DAYS, emptyWeek, type WeekDays } from './days.js';
import { netHoursOf, settleNetHours, standardShift } from './hours.js';
import { withProposals } from './proposed-hours.js';
import { proposalFault, queriedLine, type QueryReason } from './sign-requests.js';

const aWeek = (): WeekDays => {
  const days = emptyWeek();
  for (const name of ['monday', 'tuesday'] as const) days[name] = standardShift(days[name]);
  return days;
};
const tuesdayWith = (reason: QueryReason, proposed: string) =>
  withProposals(aWeek(), [{ key: 'tuesday', reason, proposed }]).tuesday;

it.each([
  ['hours', '7.5', { netHours: 7.5, start: '07:00', finish: '16:30' }],
  ['hours', '7,5', { netHours: 7.5 }],
  // No step of half an hour from the 9.0 that the times give: the day ends sooner.
  ['hours', '8.8', { netHours: 8.8, start: '07:00', finish: '16:18' }],
  ['hours', '0', { netHours: 0 }],
  ['break', '60', { breakMinutes: 60, netHours: 8.5 }],
  ['standing', '1.5', { standing: 1.5, netHours: 9 }],
  ['breakdown', '2', { breakdown: 2, netHours: 9 }],
  ['not-our-site', '3', { netHours: 9 }],
] as const)('takes %s of %s into the day', (reason, proposed, day) => {
  expect(tuesdayWith(reason, proposed)).toMatchObject(day);
});

it('leaves the other days as they are, and the day itself where nothing is proposed', () => {
  const days = aWeek();
  const changed = withProposals(days, [
    { key: 'tuesday', reason: 'hours', proposed: '7.5' },
    { key: 'monday', reason: 'hours', proposed: null },
    { key: 'total', reason: 'hours', proposed: '4' },
  ]);
  for (const name of DAYS) if (name !== 'tuesday') expect(changed[name]).toEqual(days[name]);
  expect(days).toEqual(aWeek());
});

it('gives a week that the rules take, whatever sound figure is proposed, and the hours that were proposed or those of before', () => {
  const tenths = fc.integer({ min: 0, max: 240 }).map((tenth) => String(tenth / 10));
  fc.assert(
    fc.property(tenths, fc.constantFrom('monday', 'sunday'), (proposed, key) => {
      expect(proposalFault('hours', proposed)).toBeNull();
      const days = aWeek();
      const changed = withProposals(days, [{ key, reason: 'hours', proposed }]);
      for (const name of DAYS) expect(settleNetHours(changed[name])).not.toHaveProperty('fault');
      expect([Number(proposed), netHoursOf(days[key])]).toContain(netHoursOf(changed[key]));
    }),
  );
});

it.each([
  ['hours', '24.1'],
  ['hours', '-1'],
  ['hours', 'seven'],
  ['hours', '7.55'],
  ['standing', '1.3'],
  ['break', '481'],
  ['break', '30.5'],
  ['else', '7'],
  ['not-our-site', 'x'],
] as const)('does not take %s of %s', (reason, proposed) => {
  expect(proposalFault(reason, proposed)).toEqual(expect.stringMatching(/^Please /));
});

it.each([
  ['hours', '7.5', 'Tue 17 Nov: hours, should be 7.5'],
  ['not-our-site', null, 'Tue 17 Nov: not on our site'],
] as const)('says in a line what is wrong: %s %s', (reason, proposed, said) => {
  expect(queriedLine({ key: 'tuesday', reason, proposed }, 'Tue 17 Nov')).toBe(said);
});
