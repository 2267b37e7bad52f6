import { useEffect, useEffectEvent, useState } from 'react';

import { validateOrder, type Customer } from './api.js';
import { lastCustomer } from './last-customer.js';
import { seenCustomers } from './seen-customers.js';

/** docs/product.md, Orders. */
export type OrderCheck =
  | { state: 'idle' }
  | { state: 'validating' }
  | { state: 'valid'; message: string }
  | { state: 'invalid'; message: string };

const IDLE: OrderCheck = { state: 'idle' };

/**
 * The chosen customer with the order number typed for it and what the server says about it. Until one is chosen it is
 * the last form's, where it is still there, and its number is validated at once.
 *
 * @param isPart there are more customers than these; of the others this device knows those that were chosen on it
 */
export function useOrderCheck(customers: readonly Customer[], isPart: boolean) {
  const [last] = useState(lastCustomer);
  const [seen] = useState(() => seenCustomers()?.customers ?? []);
  const [chosen, setChosen] = useState<Customer | null>();
  const [orderNumber, setOrderNumber] = useState(last?.orderNumber ?? '');
  const [check, setCheck] = useState<OrderCheck>(last?.orderNumber ? { state: 'validating' } : IDLE);

  const known = isPart ? [...customers, ...seen] : customers;
  const offered = known.find(({ id }) => id === last?.customerId) ?? null;
  const customer = chosen === undefined ? offered : chosen;
  // The offered customer stays, also when the list is searched for others.
  if (chosen === undefined && offered) setChosen(offered);

  const judge = ({ id }: Customer) =>
    ask(id, orderNumber.trim()).then((verdict) =>
      // A response about a number that has been changed meanwhile says nothing about the new one.
      setCheck((current) => (current.state === 'validating' ? verdict : current)),
    );
  const judgeOffered = useEffectEvent(() => {
    if (offered?.requiresOrderValidation && check.state === 'validating') void judge(offered);
  });
  const offeredId = offered?.id;
  useEffect(() => judgeOffered(), [offeredId]);

  return {
    customer,
    orderNumber,
    check,
    chooseCustomer(next: Customer | null) {
      setChosen(next);
      setOrderNumber('');
      setCheck(IDLE);
    },
    typeOrderNumber(text: string) {
      setOrderNumber(text);
      setCheck(IDLE);
    },
    validate: async () => {
      if (!customer) return;
      setCheck({ state: 'validating' });
      await judge(customer);
    },
  };
}

async function ask(customerId: string, orderNumber: string): Promise<OrderCheck> {
  try {
    const { valid, message } = await validateOrder(customerId, orderNumber);
    return { state: valid ? 'valid' : 'invalid', message };
  } catch {
    return { state: 'invalid', message: 'Failed to validate order number' };
  }
}

/**
 * What Continue waits for, if anything: a customer without the requirement opens it at once, any other only with a
 * number validated as valid.
 */
export function whyShut(
  customer: Customer | null,
  orderNumber: string,
  { state }: OrderCheck,
): string | null {
  if (!customer) return 'Choose a customer first.';
  if (!customer.requiresOrderValidation || state === 'valid') return null;
  if (state === 'validating') return 'The order number is being validated.';
  if (state === 'invalid') return 'Check the order number first.';
  return orderNumber.trim() ? 'Validate the order number first.' : 'Enter an order number first.';
}
