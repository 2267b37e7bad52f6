import { standardShift } from '@groundsheet/form-rules';

import { saveDraft } from '../src/forms/drafts/draft-store.js';
import {
  enter,
  enterDay,
  newDraft,
  rate,
  type TimesheetDraft,
} from '../src/features/timesheets/timesheet-draft.js';

export const SEND = 'POST /api/timesheets/one-step-completion';
export const ADDRESS = '/timesheet?mode=quick&customerId=c1&id=id-1';
const SIGNATURE = 'data:image/png;base64,AA==';
export const LIMITS = { 'GET /api/form-limits': { guests: 'on', recipients: 5, photos: 1 } };

/** A device on which a week was filled in, up to the last step. */
export async function aFilledWeek(
  change: (draft: TimesheetDraft) => TimesheetDraft = (draft) => draft,
  owner = 'guest',
) {
  const customer = { customerId: 'c1', orderNumber: null, customerName: 'Northgate Civils' };
  let draft = newDraft('id-1', customer, '2026-11-21', '2026-11-21T08:00:00Z');
  draft = enterDay(enter(draft, { machineHours: '41' }), 'monday', standardShift);
  draft = enter(draft, {
    operatorSignature: SIGNATURE,
    operatorSignedName: 'Dave Hill',
    clientSignature: SIGNATURE,
    clientSignedName: 'Jo Kerr',
  });
  draft = enter(rate(draft, 'happy'), { submissionEmails: ['hire@northgate.co.uk'] });
  await saveDraft(`timesheet/id-1:${owner}`, { ...change(draft), step: 4 });
}
