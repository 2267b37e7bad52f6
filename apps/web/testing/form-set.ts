import { emptyCheckSheet, emptyTimesheet, itemsOf, weekToWire } from '@groundsheet/form-rules';

import type { FormSetShown } from '../src/features/approvals/approval-api.js';
import { signedIn, type Me } from '../src/lib/session/session-store.js';
import { aServer, refusal, type Replies } from './server.js';

export const PICTURE = 'data:image/png;base64,AA==';
export const ADDRESS = '/collations/set-1';
export const READ = 'GET /api/combined-forms/set-1';
export const KEEP = 'PUT /api/combined-forms/set-1/approval';
export const DISPATCH = 'POST /api/supervisor-email-dispatch';
export const COMPLETE = 'POST /api/combined-forms/set-1/complete';

export const SIGNED = {
  clientName: 'Siân O’Neill',
  clientSignature: PICTURE,
  foremanName: 'Dai Rees',
  foremanSignature: PICTURE,
  supervisorNotes: null,
  signaturesDroppedAt: null,
};

/** A week of five days and a Saturday morning, with standing and breakdown. */
function aWeek() {
  const { days, ...head } = emptyTimesheet('t-1', '2026-11-21');
  for (const name of ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const)
    days[name] = { ...days[name], start: '07:00', finish: '16:30', netHours: 9 };
  days.saturday = { ...days.saturday, start: '08:00', finish: '12:00', breakMinutes: 0, netHours: 4 };
  days.tuesday = { ...days.tuesday, standing: 2 };
  days.wednesday = { ...days.wednesday, breakdown: 1.5 };
  return {
    ...head,
    ...weekToWire(days),
    ...{ kind: 'timesheet', version: 3, status: 'submitted', reference: 'TS-1', company: 'Hill Plant' },
    ...{ clientCompany: 'Northgate Civils', breakdownNotes: 'Track tensioner failed.' },
  };
}

export function aSheet(id: string, checkDate: string, changes: object = {}) {
  const { answers: _, ...head } = emptyCheckSheet(id, checkDate);
  const good = itemsOf('dumper').map(({ key, options }) => [key, options ? 'ok' : true]);
  return {
    ...head,
    ...Object.fromEntries(good),
    ...{ kind: 'check-sheet', version: 1, status: 'submitted', reference: id, selectedVehicle: 'dumper' },
    ...{ defectsNotes: null, photoURLs: [] },
    ...changes,
  };
}

/** A timesheet and two check sheets, complete; nobody has signed on site. */
export function aSet(changes: object = {}): FormSetShown {
  const sheets = [
    aSheet('CS-1', '2026-11-16', { defectsNotes: 'No defects noted' }),
    aSheet('CS-2', '2026-11-19', {
      ...{ defectMirrors: false, defectBrakeCondition: 'adjust', defectHorn: null },
      ...{ defectsNotes: 'Left mirror cracked.', photoURLs: ['/api/photos/1', '/api/photos/2'] },
    }),
  ];
  return {
    ...{
      id: 'set-1',
      reference: 'FS-1',
      driverSignedName: 'Dave Hill',
      driverId: 'd-1',
      isOwn: false,
      isSentByDriver: false,
      plantNumber: 'EX-0417',
    },
    ...{ machineNumber: 'JCB 220X', customerId: 'c-1', company: 'Northgate Civils Ltd', siteLocation: null },
    ...{ orderNumber: 'P-004417', collationDate: '2026-11-21', timesheetId: 't-1', checkSheetId: 'CS-2' },
    ...{ status: 'pending', timesheetComplete: true, checkSheetComplete: true },
    ...{
      hours: 49,
      daysWorked: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
      asked: null,
    },
    changedAt: '2026-11-21T12:00:00.000Z',
    forms: [],
    readAs: 'office',
    needsAnotherSupervisor: false,
    timesheet: aWeek(),
    checkSheets: sheets,
    defects: [
      { formId: 'CS-2', key: 'defectMirrors', firstSeen: '2026-11-12' },
      { formId: 'CS-2', key: 'defectBrakeCondition', firstSeen: '2026-11-19' },
    ],
    queries: [],
    versions: [
      { id: 't-1', version: 3 },
      { id: 'CS-1', version: 1 },
      { id: 'CS-2', version: 1 },
    ],
    approvalVersion: 0,
    approval: {
      ...{ clientName: null, clientSignature: null, foremanName: null, foremanSignature: null },
      ...{ supervisorNotes: null, signaturesDroppedAt: null },
    },
    ...{
      rating: null,
      clientRating: null,
      companyEmail: 'hire@northgate.co.uk',
      emails: [],
      mails: [],
      completedWithout: null,
      completedAt: null,
      mailedAt: null,
      completedBy: null,
    },
    ...changes,
  } as unknown as FormSetShown;
}

/** A server with one set on it, which keeps what is collected; the person it is for is signed in. */
export function aServerWith(set: FormSetShown, role: Me['role'] = 'supervisor', replies: Replies = {}) {
  const me: Me = { id: role, fullName: 'Ruth Keane', email: 'ruth@h.co', role, confirmed: true };
  const there = { set };
  const server = aServer({
    'GET /api/form-limits': { guests: 'on', recipients: 20, photos: 5 },
    'GET /api/drivers/me': me,
    'GET /api/drivers/me/preferences': {},
    [READ]: () => there.set,
    [KEEP]: async (request) => {
      const kept = (await request.json()) as FormSetShown['approval'] &
        Pick<FormSetShown, 'versions' | 'approvalVersion'>;
      const { versions: _, approvalVersion, ...approval } = kept;
      if (approvalVersion !== there.set.approvalVersion)
        return refusal(409, 'form-set.approval-moved', 'Changed on another device.');
      const next = {
        approval: { ...approval, signaturesDroppedAt: null },
        approvalVersion: approvalVersion + 1,
      };
      there.set = { ...there.set, ...next };
      return new Response(null, { status: 204 });
    },
    ...replies,
  });
  signedIn(me);
  return { ...server, there };
}
