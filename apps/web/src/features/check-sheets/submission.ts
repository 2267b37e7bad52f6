import type { Wire } from '@groundsheet/api-client';
import {
  answersFromWire,
  answersToWire,
  checkSheetStep,
  emptyCheckSheet,
  wholeForm,
} from '@groundsheet/form-rules';

import { fieldsOf, savedDraft, sentBody } from '../../forms/form-body.js';
import type { Sender } from '../../forms/sending/sender.js';
import type { CheckSheetDraft } from './check-sheet-draft.js';

/** The body of one-step completion. */
export function submissionOf(draft: CheckSheetDraft, sender: Pick<Sender, 'mailsLikeGuest'>) {
  return { checkSheetData: sentBody(draft, draftBodyOf(draft), sender) };
}

/** The body of a save, its answers flat. */
export function draftBodyOf({ form }: CheckSheetDraft) {
  const { answers, ...fields } = fieldsOf(form);
  return { ...fields, ...answersToWire(answers) };
}

export function draftFrom(response: Wire['CheckSheetResponse']): CheckSheetDraft {
  const { answers, rest } = answersFromWire(response);
  const form = wholeForm(emptyCheckSheet(response.id ?? '', ''), { ...rest, answers });
  return savedDraft(form, checkSheetStep(form), response);
}
