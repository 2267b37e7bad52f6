import { ownKey } from '../../lib/local-owner.js';
import { readStored, store } from '../../lib/local-storage.js';
import type { Customer } from './api.js';

const KEY = 'groundsheet-customers';

export interface SeenCustomers {
  /** When the list came from the server, ISO. */
  at: string;
  customers: Customer[];
}

/** Keeps the list for times without a signal. */
export function rememberCustomers(customers: Customer[], now: Date = new Date()): void {
  store(ownKey(KEY), JSON.stringify({ at: now.toISOString(), customers } satisfies SeenCustomers));
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

/** '5 minutes ago', '3 hours ago', '2 days ago'. */
export function ageOf(at: string, now: Date = new Date()): string {
  const minutes = Math.max(0, Math.round((now.getTime() - Date.parse(at)) / 60_000));
  if (minutes < 60) return counted(minutes, 'minute');
  if (minutes < 60 * 24) return counted(Math.floor(minutes / 60), 'hour');
  return counted(Math.floor(minutes / (60 * 24)), 'day');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

/** The name of a company that this device has seen. */
export function seenCustomerName(id: string): string | null {
  return seenCustomers()?.customers.find((customer) => customer.id === id)?.name ?? null;
}
