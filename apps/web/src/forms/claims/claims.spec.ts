import { claimFrom, readClaims, type Claim } from './claims.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const claim: Claim = {
  kind: 'timesheet',
  id: 'f1',
  token: 'secret',
  name: 'Dave Hill',
  sentAt: '2026-11-21T11:00:00.000Z',
};

describe('the claims of a tab', () => {
  it.each<[string, unknown, number]>([
    ['of today', [claim, { ...claim, kind: 'check-sheet' }], 2],
    ['of a day ago less a second', [{ ...claim, sentAt: '2026-11-20T12:00:01Z' }], 1],
    ['of a day ago', [{ ...claim, sentAt: '2026-11-20T12:00:00Z' }, claim], 1],
    ['of no time', [{ ...claim, sentAt: 'lately' }], 0],
    ['of another kind of form', [{ ...claim, kind: 'letter' }], 0],
    ['without a token', [{ ...claim, token: undefined }], 0],
    ['that are none', [null, 4, 'x'], 0],
    ['that are no list', { claim }, 0],
  ])('%s: of %j there are %d', (_, stored, count) => {
    expect(readClaims(JSON.stringify(stored), NOW)).toHaveLength(count);
  });

  it.each([[null], ['{'], ['']])('are none in %j', (stored) => {
    expect(readClaims(stored, NOW)).toEqual([]);
  });

  it.each([
    ['Dave Hill', 'D. Hill', 'Dave Hill'],
    [' Dave Hill ', null, 'Dave Hill'],
    [null, 'D. Hill', 'D. Hill'],
    ['  ', 'D. Hill', 'D. Hill'],
    [null, null, ''],
  ])('are under the name of %j, signed by %j: %j', (driverSignedName, operatorSignedName, name) => {
    const form = { driverSignedName, operatorSignedName };
    const made = claimFrom('timesheet', form, { id: 'f1', claimToken: 'secret' }, NOW);
    expect(made).toEqual({ ...claim, name, sentAt: '2026-11-21T12:00:00.000Z' });
  });

  it('are none for what an account has sent', () => {
    const form = { driverSignedName: 'Dave Hill', operatorSignedName: null };
    expect(claimFrom('timesheet', form, { id: 'f1' }, NOW)).toBeNull();
  });
});
