import type { Wire } from '@groundsheet/api-client';

type Collation = Wire['CollationResponse'];

const forms: Collation['forms'] = [
  {
    id: 'check-1',
    kind: 'check-sheet',
    status: 'submitted',
    reference: 'CS-1',
    date: '2026-11-19',
    missing: [],
    attentionCount: 2,
  },
  {
    id: 'sheet-1',
    kind: 'timesheet',
    status: 'submitted',
    reference: 'TS-1',
    date: '2026-11-21',
    missing: [],
    attentionCount: 0,
  },
];

/** A set of another driver that can be approved, apart from what is said of it. */
export function aCollation(said: Partial<Collation> = {}): Collation {
  return {
    id: 'set-1',
    reference: 'FS-1',
    driverSignedName: 'Dave Hill',
    driverId: 'd-1',
    account: { fullName: 'Dave Hill', isConfirmed: true, isAsTyped: true },
    isOwn: false,
    isSentByDriver: false,
    plantNumber: 'EX-0417',
    machineNumber: 'Hitachi ZX130',
    customerId: 'c1',
    company: 'Harrow Groundworks',
    siteLocation: 'Wharf Road',
    orderNumber: 'P-1234',
    collationDate: '2026-11-21',
    timesheetId: 'sheet-1',
    checkSheetId: 'check-1',
    status: 'pending',
    timesheetComplete: true,
    checkSheetComplete: true,
    hours: 45.5,
    daysWorked: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    asked: null,
    completedWithout: null,
    emails: [],
    changedAt: '2026-11-21T16:05:00.000Z',
    forms,
    queries: [],
    ...said,
  };
}

/** A set that has nothing but the draft of a check sheet. */
export function aHalfDoneCollation(said: Partial<Collation> = {}): Collation {
  const [check] = forms;
  return aCollation({
    id: 'set-2',
    reference: 'FS-2',
    plantNumber: 'D-114',
    status: 'draft',
    timesheetComplete: false,
    checkSheetComplete: false,
    timesheetId: null,
    hours: null,
    daysWorked: null,
    forms: [
      { ...check!, status: 'draft', missing: ['3 of 25 items', 'Driver’s signature'], attentionCount: 0 },
    ],
    ...said,
  });
}
