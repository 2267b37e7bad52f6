import type { SendRules } from '../../forms/sending/use-send.js';
import { rememberLastEntry } from './last-entry.js';
import { rememberForm, rememberRecipients } from '../../forms/memory/remembered.js';
import { sendCheckSheet } from './api.js';
import { failedToast, faultsOf, faultToast, sentToast } from './send-toasts.js';
import type { CheckSheetDraft } from './check-sheet-draft.js';

/** Keeps what was entered, to offer it on the next form. */
export function rememberSheet(draft: CheckSheetDraft): void {
  rememberForm(draft);
  rememberLastEntry(draft.form);
}

/** How a check sheet is sent, and what is said about it. */
export const CHECK_SHEET_SENDING: SendRules<CheckSheetDraft> = {
  noun: 'check sheet',
  alreadySentCode: 'check-sheet.already-sent',
  faults: faultsOf,
  send: sendCheckSheet,
  remember(draft) {
    rememberSheet(draft);
    rememberRecipients(draft);
  },
  faultToast,
  sentToast,
  failedToast,
};
