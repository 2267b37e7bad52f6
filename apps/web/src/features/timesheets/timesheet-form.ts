import {
  DAYS,
  formatLongDate,
  inHours,
  TIMESHEET_RATING_LABELS,
  validEmails,
  weekTotals,
} from '@groundsheet/form-rules';

import { fetchedParts } from '../../components/fetched-parts.js';
import { HEAD_OF_FORM, MACHINE_OF_FORM } from '../../forms/fields/head-fields.js';
import { loadMemory } from '../../forms/memory/form-memory.js';
import { rememberForm } from '../../forms/memory/remembered.js';
import type { FormDefinition } from '../../forms/wizard/form-definition.js';
import { signedInName } from '../../lib/session/session-store.js';
import { TIMESHEET_DRAFTS } from './api.js';
import { QuickAccessBanner } from './quick-access-banner.js';
import { faultsOf, faultToast, SEND_FAILED, sentToast } from './send-toasts.js';
import { submissionOf } from './submission.js';
import { BasicInfo } from './steps/basic-info.js';
import { isWeekUnsaid, newDraft, offerSigner, withDriver, type TimesheetDraft } from './timesheet-draft.js';
import type { ToastMessage } from '../../components/toast-store.js';
import { serverMessage } from '../../lib/api-error.js';

const NO_SIGNAL = 'No signal. The timesheet is kept on this phone: save it again later.';

/** Only a driver who asked for a save is told that it failed: the form shows by itself that it is kept on this device. */
function saveFailedToast(error: unknown, asked: 'by-wizard' | 'by-driver'): ToastMessage | null {
  if (asked === 'by-wizard') return null;
  const description = serverMessage(error) ?? NO_SIGNAL;
  return { title: 'Save Failed', description, tone: 'bad' };
}

const { fetchParts, part } = fetchedParts(() => import('./steps/after-first.js'));

/** The weekly timesheet as the wizard fills it in. */
function timesheetForm(titles: readonly [string, string, string, string]): FormDefinition<TimesheetDraft> {
  return {
    kind: 'timesheet',
    title: 'Weekly Timesheet',
    steps: [
      {
        title: titles[0],
        Screen: BasicInfo,
        leadsBack: ['weekEnding', ...HEAD_OF_FORM],
        ask: { isDue: isWeekUnsaid, Question: part(({ WhichWeek }) => WhichWeek) },
      },
      {
        title: titles[1],
        Screen: part(({ VehicleHours }) => VehicleHours),
        needs: ['machineHours'],
        leadsBack: MACHINE_OF_FORM,
      },
      {
        title: titles[2],
        Screen: part(({ WeeklyHours }) => WeeklyHours),
        needs: ['mondayStart'],
        leadsBack: [...DAYS.map((name) => `${name}Start`), 'breakdownNotes'],
      },
      { title: titles[3], Screen: part(({ SignSubmit }) => SignSubmit), open: offerSigner },
    ],
    fetchSteps: fetchParts,
    begin: (...facts) => withDriver(newDraft(...facts), signedInName(), loadMemory()),
    calls: TIMESHEET_DRAFTS,
    saving: { failed: saveFailedToast },
    faults: faultsOf,
    rememberEntries: rememberForm,
    toasts: {
      fault: faultToast,
      // Without a rating it would not have gone.
      sent: ({ supervisorRating }) => sentToast(supervisorRating ?? 'happy'),
      failed: () => SEND_FAILED,
    },
    summary: ({ form, supervisorRating }, sender) => {
      const rated = supervisorRating ? `, rated ${TIMESHEET_RATING_LABELS[supervisorRating]}` : '';
      return {
        what: `Week ending ${formatLongDate(form.weekEnding)}, ${inHours(weekTotals(form.days).totalHours)}${rated}`,
        recipients: validEmails(form.submissionEmails, { guest: sender.mailsLikeGuest }),
      };
    },
    hoursOf: ({ form }) => weekTotals(form.days).totalHours,
    sendLabel: 'Send Email',
    submission: submissionOf,
    SendAction: part(({ SendTimesheet }) => SendTimesheet),
    SaveDraft: part(({ SaveDraft }) => SaveDraft),
    isOrderLabelHidden: true,
    hidesFirstPrevious: true,
  };
}

export const TIMESHEET_FORM = timesheetForm([
  'Driver & Company Info',
  'Vehicle Info & Machine Hours',
  'Weekly Timesheet',
  'Driver Signature',
]);

export const QUICK_TIMESHEET_FORM: typeof TIMESHEET_FORM = {
  ...timesheetForm(['Basic Info', 'Vehicle & Hours', 'Weekly Hours', 'Sign & Submit']),
  Banner: QuickAccessBanner,
};
