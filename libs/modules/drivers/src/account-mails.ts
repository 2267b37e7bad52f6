import { ConfirmationRequested, ResetOffered } from '@groundsheet/contracts';
import { v7 as uuidv7 } from 'uuid';
import type { Driver } from './driver.entity.js';

const HOUR = 3_600_000;
const CONFIRMED_WITHIN = 7 * 24 * HOUR;
/** Product decisions, issue of accounts: one hour, once. */
const RESET_WITHIN = HOUR;

/** The fact that makes deliveries mail the link by which an address is confirmed. */
export function confirmationRequest({ id, email, fullName }: Driver, now: Date): ConfirmationRequested {
  const until = new Date(now.getTime() + CONFIRMED_WITHIN).toISOString();
  return new ConfirmationRequested({ requestId: uuidv7(), driverId: id, email, fullName, until });
}

/** The fact that makes deliveries mail the link by which a forgotten password is set anew. */
export function resetOffer(driver: Driver, requestId: string, now: Date): ResetOffered {
  const { id, email, fullName, passwordVersion } = driver;
  const until = new Date(now.getTime() + RESET_WITHIN).toISOString();
  return new ResetOffered({ requestId, driverId: id, email, fullName, passwordVersion, until });
}
