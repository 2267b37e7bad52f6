import type { IssuedKind } from '@groundsheet/form-rules';
import type { MailLine } from '../mail-words.js';

/** Where the button of such a mail leads: to the page to sign on, to "I did not sign this", or to the form itself. */
export type SignatureMailLeadsTo = 'sign' | 'deny' | 'form';

/** What one mail about a signature says. Typed text is as it was typed: the mail makes no link of it. */
export interface SignatureMailPayload {
  /** UUID; an event that arrives twice causes one mail. */
  readonly mailId: string;
  readonly recipient: string;
  /** UUID of the request to sign. */
  readonly requestId: string;
  readonly formKind: IssuedKind;
  readonly formId: string;
  readonly reference: string;
  /** As typed on the form. */
  readonly driverName: string;
  /** The account that replies go to; null for a guest's form. */
  readonly senderId: string | null;
  readonly subject: string;
  readonly title: string;
  readonly sentence: string;
  readonly lines: readonly MailLine[];
  readonly note: string | null;
  readonly button: string;
  readonly leadsTo: SignatureMailLeadsTo;
}

/**
 * Fired for each mail about a request to sign: when a client is asked, reminded, has signed, says that something is wrong, is
 * answered, or says that they did not sign. By: forms. Listened to by: deliveries (stores the mail).
 */
export class SignatureTold {
  static readonly eventName = 'signature.told';

  constructor(readonly payload: SignatureMailPayload) {}
}
