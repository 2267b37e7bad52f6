import type { Wire } from '@groundsheet/api-client';
import {
  MAX_ACCOUNT_RECIPIENTS,
  MAX_GUEST_PHOTOS,
  MAX_GUEST_RECIPIENTS,
  MAX_PHOTOS,
} from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';

import { dataOf, api } from '../../lib/api.js';
import { ownKey } from '../../lib/local-owner.js';
import { readStored, store } from '../../lib/local-storage.js';
import { useSession } from '../../lib/session/session-context.js';
import type { Session } from '../../lib/session/session-store.js';

/** How many addresses and photos one form may have. */
export type FormLimits = Wire['FormLimitsResponse'];

const KEY = 'groundsheet-form-limits';

/** What the server says of the person at this device; without a signal what it said last, or what is usual. */
export function useFormLimits(): FormLimits {
  const session = useSession();
  const me = session.mode === 'guest' ? null : session.me;
  const { data } = useQuery({
    queryKey: ['/api/form-limits', ownKey(KEY), me?.confirmed],
    queryFn: async () => {
      const limits = dataOf(await api.GET('/api/form-limits'));
      store(ownKey(KEY), JSON.stringify(limits));
      return limits;
    },
    // As long as the server has not said who is signed in, it may take us for a guest.
    enabled: session.mode === 'guest' || me !== null,
  });
  return data ?? readLimits(readStored(ownKey(KEY))) ?? usualLimits(session);
}

/** Until the address of an account is confirmed, it mails as a guest does (docs/safeguards.md, Limits). */
function usualLimits(session: Session): FormLimits {
  const guests = 'on';
  if (session.mode === 'guest') return { guests, recipients: MAX_GUEST_RECIPIENTS, photos: MAX_GUEST_PHOTOS };
  const recipients = session.me?.confirmed ? MAX_ACCOUNT_RECIPIENTS : MAX_GUEST_RECIPIENTS;
  return { guests, recipients, photos: MAX_PHOTOS };
}

/** What was kept, or null where it is missing or not ours. */
function readLimits(stored: string | null): FormLimits | null {
  try {
    const kept = JSON.parse(stored ?? 'null') as Partial<FormLimits> | null;
    const { guests = 'on', recipients, photos } = kept ?? {};
    return typeof recipients === 'number' && typeof photos === 'number'
      ? { guests, recipients, photos }
      : null;
  } catch {
    return null;
  }
}
