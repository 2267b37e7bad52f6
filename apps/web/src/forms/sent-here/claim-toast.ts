import type { ToastMessage } from '../../components/toast-store.js';
import { FORM_KINDS } from '@groundsheet/form-rules';
import type { SentHere } from './sent-here.js';

/** What became of a claim. `unanswered`: without a signal, so it is asked again. */
export type ClaimOutcome =
  | { state: 'kept' }
  | { state: 'other-name' }
  | { state: 'refused'; message: string }
  | { state: 'unanswered' };

/** 'timesheet', 'check sheet'; '2 forms' where there are more. */
export function nounOf(claims: readonly Pick<SentHere, 'kind'>[]): string {
  const [first, ...others] = claims;
  return first && others.length === 0 ? FORM_KINDS[first.kind].noun : `${claims.length} forms`;
}

/** What is said about the claims of a tab; null where there is nothing to say yet. */
export function claimToast(
  settled: readonly { claim: Pick<SentHere, 'kind'>; outcome: ClaimOutcome }[],
  fullName: string,
): ToastMessage | null {
  const those = (state: ClaimOutcome['state']) =>
    settled.filter(({ outcome }) => outcome.state === state).map(({ claim }) => claim);
  const [kept, others] = [those('kept'), those('other-name')];
  const refusals = settled.flatMap(({ outcome }) => (outcome.state === 'refused' ? [outcome.message] : []));
  const sentences = [
    ...(kept.length > 0 ? [`The ${nounOf(kept)} you sent ${are(kept)} now in View Forms.`] : []),
    ...(others.length > 0
      ? [`The ${nounOf(others)} sent earlier ${were(others)} not added: the name typed was not ${fullName}.`]
      : []),
    ...new Set(refusals),
  ];
  if (sentences.length === 0) return null;
  const description = sentences.join(' ');
  return kept.length > 0
    ? { title: 'Kept with your account', description, tone: 'good' }
    : { title: 'Not added to your account', description };
}

function are(claims: readonly unknown[]): string {
  return claims.length === 1 ? 'is' : 'are';
}

function were(claims: readonly unknown[]): string {
  return claims.length === 1 ? 'was' : 'were';
}
