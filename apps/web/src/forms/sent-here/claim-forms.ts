import { isSameName } from '@groundsheet/form-rules';

import type { ToastMessage } from '../../components/toast-store.js';
import { ApiError, serverMessage } from '../../lib/api-error.js';
import { claimForm } from './api.js';
import { claimToast, type ClaimOutcome } from './claim-toast.js';
import { idsToClaim, setIdsToClaim } from './kept-here.js';
import { forgetSentHere, loadClaims, type SentHere } from './sent-here.js';

/**
 * Claims what was sent from this tab for the person signed in now. What is settled either way is
 * forgotten; the rest is tried again the next time the home page opens.
 *
 * @returns what is to be said about it
 */
export async function claimForms(fullName: string): Promise<ToastMessage | null> {
  const claims = loadClaims();
  // At once: asked twice, they are claimed once.
  setIdsToClaim([]);
  const settled = await Promise.all(
    claims.map(async (claim) => ({ claim, outcome: await settle(claim, fullName) })),
  );
  const idsOf = (state: ClaimOutcome['state']) =>
    settled.flatMap(({ claim, outcome }) => (outcome.state === state ? [claim.id] : []));
  forgetSentHere(idsOf('kept'));
  setIdsToClaim([...idsToClaim(), ...idsOf('unanswered')]);
  return claimToast(settled, fullName);
}

async function settle(claim: SentHere, fullName: string): Promise<ClaimOutcome> {
  if (!isSameName(claim.name, fullName)) return { state: 'other-name' };
  try {
    await claimForm(claim);
    return { state: 'kept' };
  } catch (error) {
    const message = serverMessage(error);
    const isRefused = error instanceof ApiError && [404, 409, 422].includes(error.status);
    return isRefused && message ? { state: 'refused', message } : { state: 'unanswered' };
  }
}
