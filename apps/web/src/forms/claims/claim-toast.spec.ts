import { claimToast, nounOf, type ClaimOutcome } from './claim-toast.js';

const KEPT: ClaimOutcome = { state: 'kept' };
const OTHER: ClaimOutcome = { state: 'other-name' };
const REFUSED: ClaimOutcome = { state: 'refused', message: 'This timesheet cannot be added.' };
const UNANSWERED: ClaimOutcome = { state: 'unanswered' };
const week = (outcome: ClaimOutcome) => ({ claim: { kind: 'timesheet' as const }, outcome });
const check = (outcome: ClaimOutcome) => ({ claim: { kind: 'check-sheet' as const }, outcome });

it.each([
  [[week(KEPT)], 'Kept with your account', 'The timesheet you sent is now in View Forms.'],
  [[check(KEPT)], 'Kept with your account', 'The check sheet you sent is now in View Forms.'],
  [[week(KEPT), check(KEPT)], 'Kept with your account', 'The 2 forms you sent are now in View Forms.'],
  [
    [check(OTHER)],
    'Not added to your account',
    'The check sheet sent earlier was not added: the name typed was not Jo Kerr.',
  ],
  [
    [week(OTHER), check(OTHER)],
    'Not added to your account',
    'The 2 forms sent earlier were not added: the name typed was not Jo Kerr.',
  ],
  [[week(REFUSED)], 'Not added to your account', 'This timesheet cannot be added.'],
  [[week(REFUSED), week(REFUSED)], 'Not added to your account', 'This timesheet cannot be added.'],
  [
    [week(KEPT), check(OTHER), check(UNANSWERED)],
    'Kept with your account',
    'The timesheet you sent is now in View Forms. The check sheet sent earlier was not added: the name typed was not Jo Kerr.',
  ],
])('says of %j: %s', (settled, title, description) => {
  expect(claimToast(settled, 'Jo Kerr')).toMatchObject({ title, description });
});

it('says nothing of what is not settled, nor of nothing', () => {
  expect(claimToast([week(UNANSWERED)], 'Jo Kerr')).toBeNull();
  expect(claimToast([], 'Jo Kerr')).toBeNull();
});

it('calls forms what they are', () => {
  expect(nounOf([{ kind: 'check-sheet' }])).toBe('check sheet');
  expect(nounOf([{ kind: 'check-sheet' }, { kind: 'check-sheet' }])).toBe('2 forms');
});
