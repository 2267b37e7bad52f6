import { acceptPrivacy, DECLINED_ALERT, declinePrivacy, isPrivacyAccepted } from './privacy-consent.js';

/** A localStorage that shows what is in it. */
function aStorage() {
  const items = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    },
  });
  return items;
}

describe('privacy consent', () => {
  it('is asked for until acceptance is stored, with its date', () => {
    const items = aStorage();
    expect(isPrivacyAccepted()).toBe(false);
    acceptPrivacy(new Date('2026-11-21T08:00:00Z'));
    expect(isPrivacyAccepted()).toBe(true);
    expect(Object.fromEntries(items)).toEqual({
      'privacy-accepted': 'true',
      'privacy-accepted-date': '2026-11-21T08:00:00.000Z',
    });
  });

  it('keeps a refusal, which is no acceptance', () => {
    const items = aStorage();
    declinePrivacy();
    expect(Object.fromEntries(items)).toEqual({ 'privacy-rejected': 'true' });
    expect(isPrivacyAccepted()).toBe(false);
    expect(DECLINED_ALERT).toBe(
      'You have chosen not to accept our privacy policy. Some features may be limited.',
    );
  });
});
