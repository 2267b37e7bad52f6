import type { FormFacts } from '@groundsheet/contracts';
import type { FormOfSet } from './collation.dto.js';

/** What anybody who sees a set may know of a form in it, drafts included: never what was entered. */
export function formOfSet({ id, kind, status, reference, date, missing, attention }: FormFacts): FormOfSet {
  const attentionCount = status === 'submitted' || missing.length === 0 ? attention.length : 0;
  return { id, kind, status, reference, date, missing: [...missing], attentionCount };
}
