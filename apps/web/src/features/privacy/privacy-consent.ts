import { readStored, removeStored, store } from '../../lib/local-storage.js';

/** Consent has no expiry, and takes the place of a refusal; people who have accepted are not asked again. */
export const PRIVACY_ACCEPTED = 'privacy-accepted';
export const PRIVACY_ACCEPTED_DATE = 'privacy-accepted-date';
export const PRIVACY_REJECTED = 'privacy-rejected';

/** The banner shows when acceptance is not stored. */
export function isPrivacyAccepted(): boolean {
  return readStored(PRIVACY_ACCEPTED) === 'true';
}

export function acceptPrivacy(now: Date = new Date()): void {
  removeStored(PRIVACY_REJECTED);
  store(PRIVACY_ACCEPTED, 'true');
  store(PRIVACY_ACCEPTED_DATE, now.toISOString());
}

export function declinePrivacy(): void {
  store(PRIVACY_REJECTED, 'true');
}

export const DECLINED_ALERT =
  'You have chosen not to accept our privacy policy. Some features may be limited.';
