import { useSession } from '../../lib/session/session-context.js';
import { useFormLimits } from './form-limits.js';

/** Who fills in and sends a form, as far as the rules of a form ask for it. The server has the last word. */
export interface Sender {
  /** Without an account: no drafts on the server, and stricter rules. */
  guest: boolean;
  /** Mails go to typed addresses alone, and to none that is thrown away: guests', and until an account's is confirmed. */
  mailsLikeGuest: boolean;
  /** The most addresses that one form may go to. */
  maxRecipients: number;
  /** The most photos that one form may have. */
  maxPhotos: number;
}

export function useSender(): Sender {
  const { recipients, photos } = useFormLimits();
  const session = useSession();
  const guest = session.mode === 'guest';
  const mailsLikeGuest = guest || session.me?.confirmed === false;
  return { guest, mailsLikeGuest, maxRecipients: recipients, maxPhotos: photos };
}
