import { hasMachineHours } from './form-faults.js';
import {
  emptyTimesheet,
  hasWorkedDay,
  timesheetFaults,
  timesheetStep,
  type TimesheetForm,
} from './timesheet.js';

const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';

function aTimesheet(change: Partial<TimesheetForm> = {}): TimesheetForm {
  const form = emptyTimesheet('01935b2e-7c5e-7000-8000-000000000001', '2026-11-21');
  form.days.thursday = { ...form.days.thursday, start: '07:00', finish: '16:30' };
  return {
    ...form,
    machineHours: '0',
    operatorSignature: PICTURE,
    operatorSignedName: 'Łukasz Wójcik',
    clientSignature: PICTURE,
    clientSignedName: 'Jo Kerr',
    signatureDate: '2026-11-21',
    submissionEmails: ['', 'jo@kerr.ie'],
    ...change,
  };
}

const guest = { guest: true };
const account = { guest: false };
const brief = (faults: { path: string; code: string }[]) => faults.map(({ path, code }) => [path, code]);

it('accepts a complete timesheet', () => {
  expect(timesheetFaults(aTimesheet(), 'happy', guest)).toEqual([]);
});

it.each<[string, Partial<TimesheetForm>, string, string]>([
  ['machine hours', { machineHours: ' ' }, 'machineHours', 'timesheet.machine-hours-missing'],
  ['a worked day', { days: emptyTimesheet('', '2026-11-21').days }, 'mondayStart', 'timesheet.hours-missing'],
  [
    'the driver’s signature',
    { operatorSignature: null },
    'operatorSignature',
    'timesheet.operator-signature-missing',
  ],
  ['the driver’s name', { operatorSignedName: '' }, 'operatorSignedName', 'timesheet.operator-name-missing'],
  [
    'the client’s signature',
    { clientSignature: null },
    'clientSignature',
    'timesheet.client-signature-missing',
  ],
  ['the client’s name', { clientSignedName: null }, 'clientSignedName', 'timesheet.client-name-missing'],
  ['the date', { signatureDate: null }, 'signatureDate', 'timesheet.signature-date-missing'],
  ['an address', { submissionEmails: [''] }, 'submissionEmails', 'timesheet.emails-missing'],
  [
    'an address that lasts',
    { submissionEmails: ['a@test.com'] },
    'submissionEmails',
    'timesheet.emails-missing',
  ],
])('asks a guest for %s', (_, change, path, code) => {
  expect(brief(timesheetFaults(aTimesheet(change), 'okay', guest))).toEqual([[path, code]]);
});

const week = emptyTimesheet('', '2026-11-21').days;

it.each<[number, Partial<TimesheetForm>]>([
  [1, {}],
  [1, { driverSignedName: 'Jo', siteLocation: 'Wharf Road', machineHours: '12' }],
  [2, { company: 'Hill Plant' }],
  [2, { plantNumber: 'EX-0417' }],
  [2, { machineNumber: 'JCB 220X' }],
  [1, { days: { ...week, tuesday: { ...week.tuesday, start: '07:00' } } }],
  [3, { days: { ...week, monday: { ...week.monday, start: '07:00' } } }],
  [4, { operatorSignature: PICTURE }],
  [4, { clientSignature: PICTURE, company: 'Hill Plant' }],
])('opens a saved draft at step %i', (step, change) => {
  expect(timesheetStep({ ...emptyTimesheet('', '2026-11-21'), ...change })).toBe(step);
});

it('asks for a rating', () => {
  expect(brief(timesheetFaults(aTimesheet(), null, guest))).toEqual([
    ['supervisorRating', 'timesheet.rating-missing'],
  ]);
});

it('asks an account holder for no signatures and takes any well-formed address', () => {
  const form = aTimesheet({
    operatorSignature: null,
    operatorSignedName: null,
    clientSignature: null,
    clientSignedName: null,
    signatureDate: null,
    submissionEmails: ['a@test.com'],
  });
  expect(timesheetFaults(form, 'unhappy', account)).toEqual([]);
});

it('reports everything that is missing at once, in the order of the wizard', () => {
  const faults = timesheetFaults(emptyTimesheet('', '2026-11-21'), undefined, guest);
  expect(faults.map(({ path }) => path)).toEqual([
    'machineHours',
    'mondayStart',
    'operatorSignature',
    'operatorSignedName',
    'clientSignature',
    'clientSignedName',
    'signatureDate',
    'supervisorRating',
    'submissionEmails',
  ]);
  expect(faults[0]?.message).toBe(
    "Please enter machine hours. You can enter '0' if the machine wasn't used.",
  );
});

it('lets a guest send to five addresses, and to as many as the installation says', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@kerr.ie`);
  const tooMany = [['submissionEmails', 'timesheet.too-many-emails']];
  expect(brief(timesheetFaults(aTimesheet({ submissionEmails: six }), 'happy', guest))).toEqual(tooMany);
  expect(timesheetFaults(aTimesheet({ submissionEmails: six.slice(1) }), 'happy', guest)).toEqual([]);
  expect(
    timesheetFaults(aTimesheet({ submissionEmails: six }), 'happy', { guest: true, maxRecipients: 6 }),
  ).toEqual([]);
  expect(timesheetFaults(aTimesheet({ submissionEmails: six }), 'happy', account)).toEqual([]);
});

it('says whether the wizard may leave a step', () => {
  expect(hasMachineHours({ machineHours: '0' })).toBe(true);
  expect(hasMachineHours({ machineHours: null })).toBe(false);
  expect(hasWorkedDay(aTimesheet())).toBe(true);
  expect(hasWorkedDay(emptyTimesheet('', '2026-11-21'))).toBe(false);
});

it('has every field of the interface that it serves', () => {
  expect(Object.keys(emptyTimesheet('', '2026-11-21'))).toEqual(
    expect.arrayContaining([
      'id',
      'weekEnding',
      'company',
      'siteLocation',
      'clientCompany',
      'plantNumber',
      'machineNumber',
      'machineHours',
      'selectedVehicle',
      'driverSignedName',
      'status',
      'customerId',
      'orderNumber',
      'breakdownNotes',
      'correctionReason',
      'totalHours',
      'standingTime',
      'days',
      'operatorSignature',
      'operatorSignedName',
      'clientSignature',
      'clientSignedName',
      'signatureDate',
      'submitViaEmail',
      'submitViaWhatsApp',
      'submissionEmails',
      'submissionWhatsApps',
    ]),
  );
});
