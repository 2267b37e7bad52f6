import type { Wire } from '@groundsheet/api-client';

import { ownKey } from '../../lib/local-owner.js';
import { readStored, store } from '../../lib/local-storage.js';

const KEY = 'groundsheet-customers';

type Customer = Wire['CustomerResponse'];

export interface SeenCustomers {
  /** When the list came from the server, ISO. */
  at: string;
  customers: Customer[];
}

/** A register may be larger than a device should keep. */
const MOST_SEEN = 300;

/**
 * Keeps customers for times without a signal, the latest first.
 *
 * @param isWhole these are all there are; otherwise those seen before stay
 */
export function rememberCustomers(
  customers: readonly Customer[],
  { isWhole }: { isWhole: boolean },
  now: Date = new Date(),
): void {
  const before = isWhole ? [] : (seenCustomers()?.customers ?? []);
  const others = before.filter(({ id }) => customers.every((customer) => customer.id !== id));
  const kept = [...customers, ...others].slice(0, MOST_SEEN);
  store(ownKey(KEY), JSON.stringify({ at: now.toISOString(), customers: kept } satisfies SeenCustomers));
}

/** One that was found by its name, so that its name is known without a signal too. */
export function rememberChosen(customer: Customer): void {
  if (!seenCustomer(customer.id)) rememberCustomers([customer], { isWhole: false });
}

export function seenCustomers(): SeenCustomers | null {
  return readSeenCustomers(readStored(ownKey(KEY)));
}

/** What was kept, or null where it is missing or not ours. */
export function readSeenCustomers(stored: string | null): SeenCustomers | null {
  try {
    const value = JSON.parse(stored ?? 'null') as SeenCustomers | null;
    return value && typeof value.at === 'string' && Array.isArray(value.customers) ? value : null;
  } catch {
    return null;
  }
}

/** A company that this device has seen. */
export function seenCustomer(id: string): Customer | null {
  return seenCustomers()?.customers.find((customer) => customer.id === id) ?? null;
}
