import { driverTab, guestTab, readPortalSearch } from './portal-search.js';

describe('the address of the home page', () => {
  it.each([
    [{}, null, 'dashboard'],
    [{ login: true }, 'login', 'dashboard'],
    [{ login: 'true' }, 'login', 'dashboard'],
    [{ login: 'yes' }, null, 'dashboard'],
    [{ login: true, signup: true }, 'create-account', 'dashboard'],
    [{ signup: true }, 'create-account', 'dashboard'],
    [{ signup: 'true' }, 'create-account', 'dashboard'],
    [{ signup: false }, null, 'dashboard'],
    [{ signup: 1 }, null, 'dashboard'],
    [{ tab: 'account' }, 'login', 'account'],
    [{ tab: 'dashboard' }, 'login', 'dashboard'],
    [{ tab: 'vault' }, 'login', 'vault'],
    [{ tab: 'office' }, null, 'dashboard'],
  ])('%p opens %s for a guest and %s for a driver', (address, forGuest, forDriver) => {
    const search = readPortalSearch(address);
    expect(guestTab(search)).toBe(forGuest);
    expect(driverTab(search)).toBe(forDriver);
  });
});
