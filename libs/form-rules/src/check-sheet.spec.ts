import {
  checkSheetFaults,
  checkSheetStep,
  emptyCheckSheet,
  filledHeadFields,
  type CheckSheetForm,
} from './check-sheet.js';

const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';

function aCheckSheet(change: Partial<CheckSheetForm> = {}): CheckSheetForm {
  return {
    ...emptyCheckSheet('01935b2e-7c5e-7000-8000-000000000001', '2026-11-21'),
    machineHours: '0',
    selectedVehicle: 'dumper',
    operatorSignature: PICTURE,
    driverSignedName: 'Łukasz Wójcik',
    submissionEmails: ['', 'jo@kerr.ie'],
    ...change,
  };
}

const guest = { guest: true };
const account = { guest: false };
const brief = (faults: { path: string; code: string }[]) => faults.map(({ path, code }) => [path, code]);

it('accepts a signed check sheet, whether or not every item is answered', () => {
  expect(checkSheetFaults(aCheckSheet(), guest)).toEqual([]);
});

it.each<[string, Partial<CheckSheetForm>, string, string]>([
  ['machine hours', { machineHours: ' ' }, 'machineHours', 'check-sheet.machine-hours-missing'],
  ['a signature', { operatorSignature: null }, 'operatorSignature', 'check-sheet.operator-signature-missing'],
  ['a name', { driverSignedName: ' ' }, 'driverSignedName', 'check-sheet.driver-name-missing'],
  ['a date', { signatureDate: null }, 'signatureDate', 'check-sheet.signature-date-missing'],
])('asks everybody for %s', (_, change, path, code) => {
  expect(brief(checkSheetFaults(aCheckSheet(change), guest))).toEqual([[path, code]]);
  expect(brief(checkSheetFaults(aCheckSheet(change), account))).toEqual([[path, code]]);
});

it('asks a guest for an address that lasts, and an account holder for none', () => {
  const missing = [['submissionEmails', 'check-sheet.emails-missing']];
  for (const submissionEmails of [[], [''], ['a@test.com']]) {
    expect(brief(checkSheetFaults(aCheckSheet({ submissionEmails }), guest))).toEqual(missing);
    expect(checkSheetFaults(aCheckSheet({ submissionEmails }), account)).toEqual([]);
  }
});

it('lets a guest send to five addresses, and to as many as the installation says', () => {
  const submissionEmails = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@kerr.ie`);
  const six = aCheckSheet({ submissionEmails });
  expect(brief(checkSheetFaults(six, guest))).toEqual([['submissionEmails', 'check-sheet.too-many-emails']]);
  expect(checkSheetFaults(six, { guest: true, maxRecipients: 6 })).toEqual([]);
  expect(checkSheetFaults(six, account)).toEqual([]);
});

it('lets a guest send one photo and an account holder five', () => {
  const photos = (count: number) =>
    aCheckSheet({ photos: Array.from({ length: count }, (_, at) => `/api/objects/${at}`) });
  const tooMany = [['photos', 'check-sheet.too-many-photos']];
  expect(checkSheetFaults(photos(1), guest)).toEqual([]);
  expect(brief(checkSheetFaults(photos(2), guest))).toEqual(tooMany);
  expect(checkSheetFaults(photos(5), account)).toEqual([]);
  expect(brief(checkSheetFaults(photos(6), account))).toEqual(tooMany);
});

it('reports everything that is missing at once, in the order of the wizard', () => {
  const faults = checkSheetFaults({ ...emptyCheckSheet('', '2026-11-21'), signatureDate: null }, guest);
  expect(faults.map(({ message }) => message)).toEqual([
    "Please enter machine hours. You can enter '0' if the machine wasn't used.",
    'Please add your driver signature before submitting.',
    'Please enter your full name before submitting.',
    'Please enter the date of the signature.',
    'Please enter at least one valid email address.',
  ]);
});

it.each<[number, Partial<CheckSheetForm>]>([
  [1, {}],
  [2, { plantNumber: 'DX-1' }],
  [2, { machineNumber: 'Thwaites 9t' }],
  [2, { company: 'Hill Plant' }],
  [3, { answers: { defectHorn: null }, company: 'Hill Plant' }],
  [3, { defectsNotes: 'Mirror gone' }],
  [4, { operatorSignature: PICTURE, defectsNotes: 'Mirror gone' }],
])('opens a saved draft at step %i', (step, change) => {
  expect(checkSheetStep({ ...emptyCheckSheet('', '2026-11-21'), ...change })).toBe(step);
});

it('counts the completed fields of the first step; the date is there from the beginning', () => {
  expect(filledHeadFields(emptyCheckSheet('', '2026-11-21'))).toBe(1);
  expect(filledHeadFields(aCheckSheet({ company: 'Hill', clientCompany: 'N', siteLocation: 'W' }))).toBe(5);
});

it('has every field', () => {
  expect(Object.keys(emptyCheckSheet('', '2026-11-21')).sort()).toEqual(
    [
      ...['checkDate', 'machineNumber', 'plantNumber', 'driverSignedName', 'status', 'photos', 'customerId'],
      ...[
        'correctionReason',
        'machineKey',
        'orderNumber',
        'selectedVehicle',
        'company',
        'clientCompany',
        'siteLocation',
        'machineHours',
      ],
      ...['operatorSignature', 'signatureDate', 'defectsNotes', 'submitViaEmail', 'submissionEmails', 'id'],
      ...['stoppageReason', 'onHireTo', 'fuelLevel', 'hydraulicOilLevel', 'engineOilLevel', 'coolantLevel'],
      ...['seatBeltCheck', 'emergencyStopCheck', 'warningLightsCheck', 'hornCheck', 'operatorSignedName'],
      ...['clientSignature', 'clientSignedName', 'submitViaWhatsApp', 'submissionWhatsApps', 'answers'],
      'itemNotes',
    ].sort(),
  );
});
