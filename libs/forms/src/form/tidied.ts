import { normaliseOrderNumber, validEmails } from '@groundsheet/form-rules';
import { isLikeGuest, type FormSender } from '@groundsheet/platform';
import { v7 as uuidv7 } from 'uuid';

/** What every kind of form may come without, or not as it is kept. */
interface SentForm {
  id?: string | undefined;
  submissionEmails?: string[] | undefined;
  orderNumber?: string | null | undefined;
}

/**
 * Makes of a form that is sent, in place, what is judged and stored: with an id, for its photos are taken into it before it is
 * stored, with the addresses that count, each once, and with the order number in capitals.
 *
 * @param needed what else its kind cannot do without
 */
export function tidied<Form extends SentForm, Needed extends Partial<Form>>(
  form: Form,
  sender: FormSender,
  needed: Needed,
) {
  return Object.assign(form, needed, {
    id: form.id ?? uuidv7(),
    // What the screen does not count is not mailed either (docs/product.md, Mail).
    submissionEmails: validEmails(form.submissionEmails ?? [], { guest: isLikeGuest(sender) }),
    ...(form.orderNumber ? { orderNumber: normaliseOrderNumber(form.orderNumber) } : {}),
  });
}
