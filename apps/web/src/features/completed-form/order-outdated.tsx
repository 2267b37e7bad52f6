import { TriangleAlert } from 'lucide-react';

import { Notice } from '../../components/badge.js';
import type { FormHead } from './form-head.js';

/** For the office, on a form that was signed before it changed the order rules of its customer. */
export function OrderOutdated({ form: { isOrderOutdated, orderNumber, customerName } }: { form: FormHead }) {
  if (!isOrderOutdated) return null;
  return (
    <Notice tone="attention">
      <TriangleAlert aria-hidden />
      <p>
        Signed before the order rules of {customerName ?? 'the customer'} were changed.{' '}
        {orderNumber
          ? `Order number ${orderNumber} fits only the earlier rules.`
          : 'It has no order number; none was asked for then.'}
      </p>
    </Notice>
  );
}
