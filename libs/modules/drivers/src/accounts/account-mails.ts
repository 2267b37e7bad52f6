import { AccountInvited, AdminAdded, ConfirmationRequested, ResetOffered } from '@groundsheet/contracts';
import { v7 as uuidv7 } from 'uuid';
import type { Driver } from './driver.entity.js';

const HOUR = 3_600_000;
const CONFIRMED_WITHIN = 7 * 24 * HOUR;
/** The link works only once (docs/safeguards.md, Passwords). */
const RESET_WITHIN = HOUR;
const ACCEPTED_WITHIN = 7 * 24 * HOUR;

/** Makes deliveries mail the link that confirms an address. */
export function confirmationRequest({ id, email }: Driver, now: Date): ConfirmationRequested {
  const until = new Date(now.getTime() + CONFIRMED_WITHIN).toISOString();
  return new ConfirmationRequested({ requestId: uuidv7(), driverId: id, email, until, removesAt: null });
}

/** Makes deliveries mail the same link with the day on which the account is removed without it. */
export function removalNotice({ id, email }: Driver, removesAt: Date): ConfirmationRequested {
  const until = removesAt.toISOString();
  return new ConfirmationRequested({ requestId: uuidv7(), driverId: id, email, until, removesAt: until });
}

/** Makes deliveries mail the link that replaces a forgotten password. */
export function resetOffer(driver: Driver, requestId: string, now: Date): ResetOffered {
  const { id, email, passwordVersion } = driver;
  const fullName = driver.confirmedAt ? driver.fullName : '';
  const until = new Date(now.getTime() + RESET_WITHIN).toISOString();
  return new ResetOffered({ requestId, driverId: id, email, fullName, passwordVersion, until });
}

/** Makes deliveries tell the other admins. */
export function adminAdded({ id: driverId, email, fullName }: Driver, now: Date): AdminAdded {
  return new AdminAdded({ driverId, email, fullName, at: now.toISOString() });
}

/** When an invitation that is sent now ends. */
export function invitedUntil(now: Date): Date {
  return new Date(now.getTime() + ACCEPTED_WITHIN);
}

/**
 * Makes deliveries mail the link of an open invitation.
 *
 * @param invitedBy the admin's name; empty where the invited person asked for the mail again
 */
export function invitation(driver: Driver, requestId: string, invitedBy: string): AccountInvited {
  const { id: driverId, email, fullName, passwordVersion } = driver;
  const until = driver.invitedUntil!.toISOString();
  return new AccountInvited({ requestId, driverId, email, fullName, invitedBy, passwordVersion, until });
}
