import { CHECK_SHEET_AUTOSAVE_MS, formatLongDate, validEmails, type CheckKey } from '@groundsheet/form-rules';
import { Fuel } from 'lucide-react';

import { fetchedParts } from '../../components/fetched-parts.js';
import { signedInName } from '../../lib/session/session-store.js';
import { describeMachine } from '../../forms/describe-form.js';
import { rememberForm } from '../../forms/memory/remembered.js';
import type { FormDefinition } from '../../forms/wizard/form-definition.js';
import { inOneLine } from '../../lib/in-one-line.js';
import { HEAD_OF_FORM, MACHINE_OF_FORM } from '../../forms/fields/head-fields.js';
import { CHECK_SHEET_DRAFTS } from './api.js';
import { submissionOf } from './submission.js';
import { addPhoto, type CheckSheetDraft, mailedCompanyOf, newDraft, withHead } from './check-sheet-draft.js';
import { loadLastEntry, rememberLastEntry } from './last-entry.js';
import { saveFailedToast } from './save-toasts.js';
import { failedToast, faultsOf, faultToast, sentToast } from './send-toasts.js';
import { DriverCompany } from './steps/driver-company.js';

/** The name is asked for once more on the last step, which is where sending asks for it. */
const FIRST_STEP = ['checkDate', ...HEAD_OF_FORM.filter((name) => name !== 'driverSignedName')];

const { fetchParts, part } = fetchedParts(() => import('./steps/after-first.js'));

export const CHECK_SHEET_FORM: FormDefinition<CheckSheetDraft> = {
  kind: 'check-sheet',
  title: 'Safety Check Sheet',
  steps: [
    { title: 'Driver & Company Info', Screen: DriverCompany, leadsBack: FIRST_STEP },
    {
      title: 'QR Scanner & Vehicle Info',
      Screen: part(({ VehicleInfo }) => VehicleInfo),
      needs: ['machineHours'],
      leadsBack: MACHINE_OF_FORM,
    },
    { title: 'Daily Safety Check', Screen: part(({ SafetyCheck }) => SafetyCheck) },
    { title: 'Photo Documentation', Screen: part(({ PhotoDocumentation }) => PhotoDocumentation) },
    { title: 'Driver Signature', Screen: part(({ DriverSignature }) => DriverSignature) },
  ],
  fetchSteps: fetchParts,
  begin: (...facts) => withHead(newDraft(...facts), loadLastEntry(), signedInName()),
  calls: CHECK_SHEET_DRAFTS,
  saving: { every: CHECK_SHEET_AUTOSAVE_MS, holdsNext: true, failed: saveFailedToast },
  faults: faultsOf,
  rememberEntries: (draft) => {
    rememberForm(draft);
    rememberLastEntry(draft.form);
  },
  toasts: { fault: faultToast, sent: sentToast, failed: failedToast },
  summary: (draft, { mailsLikeGuest }) => {
    const emails = validEmails(draft.form.submissionEmails, { guest: mailsLikeGuest });
    return {
      what: inOneLine([describeMachine(draft), formatLongDate(draft.form.checkDate)]),
      recipients: [(!mailsLikeGuest && mailedCompanyOf(draft)) || [], emails].flat(),
    };
  },
  sendLabel: 'Submit Check Sheet',
  submission: submissionOf,
  addPhoto: (draft, url, item) => addPhoto(draft, url, item ? (item as CheckKey) : undefined),
  stopOf: async (draft) => (await fetchParts()).stopOf(draft),
  Queued: part(({ QueuedStop }) => QueuedStop),
  SendAction: part(({ SubmitCheckSheet }) => SubmitCheckSheet),
  SaveDraft: part(({ SaveAsDraft }) => SaveAsDraft),
  above: (
    <p className="flex items-center gap-2.5 rounded-card border border-s-4 border-line border-s-text bg-quiet px-4 py-2 font-semibold short:py-0.5">
      <Fuel aria-hidden className="size-5.5 shrink-0" />
      Ensure Machine is full of fuel at all HR's.
    </p>
  ),
  below: (
    <p className="text-sm text-muted">
      ALL DAMAGES ARE COUNTER CHARGEABLE. PLEASE NOTE CONDITION OF PLANT PRE HIRE AND POST HIRE.
    </p>
  ),
};
