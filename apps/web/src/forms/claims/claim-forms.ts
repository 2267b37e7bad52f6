import { isSameName } from '@groundsheet/form-rules';

import type { ToastMessage } from '../../components/toast-store.js';
import { ApiError, serverMessage } from '../../lib/api-error.js';
import { keepClaims, loadClaims, type Claim } from './claims.js';
import { forgetClaims } from './kept-claims.js';
import { claimForm } from './api.js';
import { forgetSentHere } from '../sent-here/sent-here.js';
import { claimToast, type ClaimOutcome } from './claim-toast.js';

/**
 * Claims what was sent from this tab for the person signed in now. What is settled either way is
 * forgotten; the rest is tried again the next time the home page opens.
 *
 * @returns what is to be said about it
 */
export async function claimForms(fullName: string): Promise<ToastMessage | null> {
  const claims = loadClaims();
  // At once: asked twice, they are claimed once.
  forgetClaims();
  const settled = await Promise.all(
    claims.map(async (claim) => ({ claim, outcome: await settle(claim, fullName) })),
  );
  forgetSentHere(settled.flatMap(({ claim, outcome }) => (outcome.state === 'kept' ? [claim.id] : [])));
  const open = settled.filter(({ outcome }) => outcome.state === 'unanswered');
  if (open.length > 0) keepClaims(open.map(({ claim }) => claim));
  return claimToast(settled, fullName);
}

async function settle(claim: Claim, fullName: string): Promise<ClaimOutcome> {
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
