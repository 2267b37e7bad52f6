import type { SendRules } from '../../forms/sending/use-send.js';
import { rememberForm, rememberRecipients } from '../../forms/memory/remembered.js';
import { sendTimesheet } from './api.js';
import { faultsOf, faultToast, SEND_FAILED, sentToast } from './send-toasts.js';
import type { TimesheetDraft } from './timesheet-draft.js';

/** How a timesheet is sent, and what is said about it. */
export const TIMESHEET_SENDING: SendRules<TimesheetDraft> = {
  noun: 'timesheet',
  alreadySentCode: 'timesheet.already-sent',
  faults: faultsOf,
  send: sendTimesheet,
  remember(draft) {
    rememberForm(draft);
    rememberRecipients(draft);
  },
  faultToast,
  // Without a rating it would not have gone.
  sentToast: ({ supervisorRating }) => sentToast(supervisorRating ?? 'happy'),
  failedToast: () => SEND_FAILED,
};
