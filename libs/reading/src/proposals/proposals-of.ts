import type { Proposal, ReadLine } from '../read-document.js';
import { bestOf } from './best-of.js';
import { categoryOf } from './category-of.js';
import { licenceProposals } from './driving-licence.js';
import { labelledProposals } from './labelled-fields.js';
import { machineReadableProposals } from './machine-readable.js';

/** Below it what was read is as likely wrong as right. */
const LEAST_CONFIDENCE = 0.5;

/** What the fields of a document may be, as far as one page says it: at most one for each field. */
export function proposalsOf(lines: readonly ReadLine[], today: string): Proposal[] {
  const category = categoryOf(lines);
  return bestOf([
    ...machineReadableProposals(lines),
    ...licenceProposals(lines, today),
    ...labelledProposals(lines, today),
    ...(category ? [category] : []),
  ]).filter(({ confidence }) => confidence >= LEAST_CONFIDENCE);
}
