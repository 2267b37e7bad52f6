import type { FormFacts } from '@groundsheet/contracts';
import type { FormOfSet } from './collation.dto.js';
import { currentForms } from './forms-to-sign.js';

/** What anybody who sees a set may know of a form in it, drafts included: never what was entered. */
export function formsOfSet(forms: readonly FormFacts[]): FormOfSet[] {
  return currentForms(forms).map(formOfSet);
}

function formOfSet({ id, kind, status, reference, date, missing, attention }: FormFacts): FormOfSet {
  const attentionCount = status === 'submitted' || missing.length === 0 ? attention.length : 0;
  return { id, kind, status, reference, date, missing: [...missing], attentionCount };
}
