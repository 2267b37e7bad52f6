import { FORM_KINDS } from '@groundsheet/form-rules';
import { Link } from '@tanstack/react-router';
import { CopyCheck } from 'lucide-react';

import { buttonVariants } from '../../components/button.js';
import { seenCustomers } from '../../forms/customers/seen-customers.js';
import { FORM_SCREENS } from '../../forms/form-kinds.js';
import { formSearchOf } from '../../forms/form-search.js';
import { inOneLine } from '../../lib/in-one-line.js';
import { loadLastEntry } from './last-entry.js';

/** The first step is filled in: what is new is the machine. */
const MACHINE_STEP = 2;

/**
 * Begins a check sheet for the customer and with the head of the last one, dated today; its machine is scanned or entered again.
 * Nothing where the customer is asked for an order number, or the last head is not complete.
 */
export function CheckAgain() {
  const last = loadLastEntry();
  if (!last?.driverSignedName || !last.company || !last.clientCompany || !last.siteLocation) return null;
  const { driverSignedName, customerId, clientCompany, siteLocation } = last;
  if (customerId && !asksNoOrder(customerId)) return null;
  return (
    <Link
      to={FORM_SCREENS['check-sheet'].wizard}
      search={{
        mode: 'quick',
        ...formSearchOf({ customerId, orderNumber: null, clientCompany }),
        step: MACHINE_STEP,
      }}
      className={buttonVariants({ className: 'justify-start py-2 text-start' })}
    >
      <CopyCheck aria-hidden />
      <span className="min-w-0 wrap-anywhere">
        {FORM_KINDS['check-sheet'].label} as last time
        <span className="block text-sm font-normal text-muted">
          {inOneLine([clientCompany, siteLocation, driverSignedName], ' · ')}
        </span>
      </span>
    </Link>
  );
}

function asksNoOrder(customerId: string): boolean {
  const customer = seenCustomers()?.customers.find(({ id }) => id === customerId);
  return customer?.requiresOrderValidation === false;
}
