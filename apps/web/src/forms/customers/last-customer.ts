import { ownKey } from '../../lib/local-owner.js';
import { readStored, store } from '../../lib/local-storage.js';

const KEY = 'groundsheet-last-customer';

/** Whom a form is for. */
export interface ChosenCustomer {
  customerId: string;
  /** Absent where the customer asks for none. */
  orderNumber?: string;
}

/** The firm a form is for, typed by someone who is shown no register. */
export interface TypedFirm {
  firm: string;
}

/** Keeps whom the last form was for, to offer it first the next time. */
export function rememberCustomer(chosen: ChosenCustomer): void {
  store(ownKey(KEY), JSON.stringify(chosen));
}

export function lastCustomer(): ChosenCustomer | null {
  try {
    const kept = JSON.parse(readStored(ownKey(KEY)) ?? 'null') as Partial<ChosenCustomer> | null;
    if (typeof kept?.customerId !== 'string') return null;
    const { customerId, orderNumber } = kept;
    return { customerId, ...(typeof orderNumber === 'string' ? { orderNumber } : {}) };
  } catch {
    return null;
  }
}
