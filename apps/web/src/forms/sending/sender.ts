import { MAX_ACCOUNT_RECIPIENTS, MAX_GUEST_RECIPIENTS } from '@groundsheet/form-rules';

import { useSession } from '../../lib/session/session-context.js';
import type { Session } from '../../lib/session/session-store.js';

/** Who fills in and sends a form, as far as the rules of a form ask for it. */
export interface Sender {
  /** Without an account: no drafts on the server, and stricter rules. */
  guest: boolean;
  /** The most addresses that one form may go to. The server has the last word. */
  maxRecipients: number;
}

/** As long as the address of an account is not confirmed, it mails as a guest does (product decisions, Mail). */
export function senderOf(session: Session): Sender {
  if (session.mode === 'guest') return { guest: true, maxRecipients: MAX_GUEST_RECIPIENTS };
  const maxRecipients = session.me?.confirmed ? MAX_ACCOUNT_RECIPIENTS : MAX_GUEST_RECIPIENTS;
  return { guest: false, maxRecipients };
}

export function useSender(): Sender {
  return senderOf(useSession());
}
