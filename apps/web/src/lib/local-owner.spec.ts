import { isKeyOf, localOwner, ownKey, setLocalOwner } from './local-owner.js';

afterEach(() => setLocalOwner('guest'));

describe('what is kept on a device', () => {
  it('is a guest’s until a sign-in', () => {
    expect(localOwner()).toBe('guest');
    expect(ownKey('timesheet')).toBe('timesheet:guest');
  });

  it('has a name of its own for each account', () => {
    setLocalOwner('account-a');
    expect(ownKey('timesheet')).toBe('timesheet:account-a');
    setLocalOwner('account-b');
    expect(ownKey('timesheet')).toBe('timesheet:account-b');
  });

  it.each([
    ['timesheet:account-a', 'account-a', true],
    ['timesheet:account-a', 'account-b', false],
    ['timesheet:guest', 'account-a', false],
    ['timesheet:account-a', 'a', false],
    ['privacy-accepted', 'guest', false],
    [12, 'guest', false],
  ])('%p is of %p: %p', (key, owner, is) => {
    expect(isKeyOf(key, owner)).toBe(is);
  });
});
