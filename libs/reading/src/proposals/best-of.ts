import type { Proposal, ProposedField } from '../read-document.js';

/** Of each field the proposal that is most certain; of equals, the first. */
export function bestOf<T extends Proposal>(proposals: readonly T[]): T[] {
  const best = new Map<ProposedField, T>();
  for (const proposal of proposals) {
    const other = best.get(proposal.field);
    if (!other || proposal.confidence > other.confidence) best.set(proposal.field, proposal);
  }
  return [...best.values()];
}
