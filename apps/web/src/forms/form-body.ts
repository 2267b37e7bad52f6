import { validEmails } from '@groundsheet/form-rules';

import type { Corrected, Draft, DraftForm } from './drafts/draft.js';
import type { Sender } from './sending/sender.js';

/** Every field of a form as a save carries it: texts trimmed, blank ones null, addresses as typed. */
export function fieldsOf<Form extends DraftForm>({ id: _, ...form }: Form): Omit<Form, 'id'> {
  const tidied = Object.entries(form).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() || null : value,
  ]);
  const submissionEmails = form.submissionEmails.filter((email) => email.trim());
  return { ...(Object.fromEntries(tidied) as Omit<Form, 'id'>), submissionEmails };
}

/** What is sent: all that a save carries, to the addresses that may be sent to. A saved draft goes with its version. */
export function sentBody<Body extends object>(
  { form, saved }: Draft,
  body: Body,
  { mailsLikeGuest }: Pick<Sender, 'mailsLikeGuest'>,
) {
  return {
    id: form.id,
    ...body,
    submissionEmails: validEmails(form.submissionEmails, { guest: mailsLikeGuest }),
    ...(saved ? { version: saved.version } : {}),
  };
}

/** A form as the server has it, as a draft at the step where the driver carries on. */
export function savedDraft<Form extends DraftForm>(
  form: Form,
  step: number,
  {
    version,
    customerName,
    changedAt,
    replaces,
  }: {
    version?: number | null;
    customerName: string | null;
    changedAt: string;
    replaces?: Corrected | undefined;
  },
): Draft<Form> {
  return {
    form,
    step,
    customerName,
    // Above that of an untouched form: there is something of the driver's own on it.
    revision: 1,
    saved: version ? { version, revision: 1 } : null,
    attempt: null,
    ...(replaces ? { corrects: { reference: replaces.reference, hours: replaces.hours } } : {}),
    changedAt,
  };
}
