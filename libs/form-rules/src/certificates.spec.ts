import fc from 'fast-check';
import {
  certificateFaults,
  certificateLabel,
  certificateStanding,
  certificateWords,
  CERTIFICATE_KIND_NAMES,
  isEvidence,
  meterOf,
  usualDue,
  type CertificateDue,
  type CertificateEntry,
} from './certificates.js';
import { addDays, daysBetween, monthsLater } from './dates.js';

const TODAY = '2026-11-25';

const said = (due: Partial<CertificateDue>, meter: number | null = null) => {
  const whole = { dueOn: null, dueAtHours: null, ...due };
  const standing = certificateStanding(whole, { today: TODAY, meter });
  return [standing.state, certificateWords(whole, standing)];
};

it.each([
  [{ dueOn: '2026-11-24' }, null, 'over', 'Over: was due 24 Nov 2026'],
  [{ dueOn: TODAY }, null, 'soon', 'Due today'],
  [{ dueOn: '2026-11-26' }, null, 'soon', 'Due in 1 day'],
  [{ dueOn: '2026-12-04' }, null, 'soon', 'Due in 9 days'],
  [{ dueOn: '2026-12-09' }, null, 'soon', 'Due in 14 days'],
  [{ dueOn: '2026-12-10' }, null, 'good', 'Good until 10 Dec 2026'],
  [{ dueAtHours: 4500 }, 4500.5, 'over', 'Over: was due at 4,500 hours'],
  [{ dueAtHours: 4500 }, 4500, 'soon', 'Due now'],
  [{ dueAtHours: 4500 }, 4499, 'soon', 'Due in 1 hour'],
  [{ dueAtHours: 4500 }, 4460.5, 'soon', 'Due in 39.5 hours'],
  [{ dueAtHours: 4500 }, 4414, 'good', 'Good until 4,500 hours'],
  [{ dueAtHours: 4500 }, null, 'good', 'Good until 4,500 hours'],
  [{ dueOn: '2027-05-03', dueAtHours: 4500 }, 4210, 'good', 'Good until 3 May 2027 or 4,500 hours'],
  [{ dueOn: '2027-05-03', dueAtHours: 4500 }, 4490, 'soon', 'Due in 10 hours'],
  [{ dueOn: '2026-11-27', dueAtHours: 4500 }, 4210, 'soon', 'Due in 2 days'],
  [{}, 4210, 'good', 'No due date'],
])('says of one that is due %j with %s hours on the meter: %s, %s', (due, meter, ...words) => {
  expect(said(due, meter)).toEqual(words);
});

it('takes whichever of day and meter comes first', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100, max: 400 }), fc.integer({ min: 0, max: 9000 }), (days, meter) => {
      const [dueOn, dueAtHours] = [addDays(TODAY, days), 4500];
      const left = (due: Partial<CertificateDue>) =>
        certificateStanding({ dueOn: null, dueAtHours: null, ...due }, { today: TODAY, meter }).daysLeft!;
      expect(left({ dueOn, dueAtHours })).toBe(Math.min(left({ dueOn }), left({ dueAtHours })));
    }),
  );
});

const ENTRY: CertificateEntry = {
  ...{ kind: 'examination-12', name: '', examinedOn: '2026-11-20', dueOn: '2027-11-20' },
  ...{ dueAtHours: null, isRequired: true },
};

it.each<[Partial<CertificateEntry>, string[]]>([
  [{}, []],
  [{ kind: 'other' }, ['certificate.missing name']],
  [{ kind: 'other', name: 'Noise test' }, []],
  [{ examinedOn: null }, ['certificate.missing examinedOn']],
  [{ kind: 'insurance', examinedOn: null }, []],
  [{ examinedOn: '2026-11-26' }, ['certificate.ahead examinedOn']],
  [{ dueOn: null }, ['certificate.missing dueOn']],
  [{ dueOn: null, dueAtHours: 4500 }, []],
  [{ kind: 'insurance', dueOn: null, isRequired: false }, []],
  [{ kind: 'insurance', dueOn: null }, ['certificate.missing dueOn']],
  [{ dueOn: '2026-11-20' }, ['certificate.too-early dueOn']],
  [{ dueOn: '2036-11-26' }, ['certificate.far-off dueOn']],
  [{ dueOn: '2036-11-25' }, []],
])('finds of a certificate with %j: %j', (change, faults) => {
  const found = certificateFaults({ ...ENTRY, ...change }, TODAY);
  expect(found.map(({ code, path }) => `${code} ${path}`)).toEqual(faults);
});

it('knows when the law asks for the next thorough examination, also from the last day of a month', () => {
  expect(usualDue('examination-6', '2026-08-31')).toBe('2027-02-28');
  expect(usualDue('examination-12', '2026-11-20')).toBe('2027-11-20');
  expect(usualDue('service', '2026-11-20')).toBeNull();
  expect(monthsLater('2024-02-29', 12)).toBe('2025-02-28');
  expect(daysBetween('2026-11-25', '2027-11-25')).toBe(365);
});

it('opens from the code what is evidence of an inspection, and nothing else', () => {
  expect(CERTIFICATE_KIND_NAMES.filter(isEvidence)).toEqual([
    'examination-6',
    'examination-12',
    'inspection',
  ]);
});

it('calls one by its kind, and one of another kind by its name', () => {
  expect(certificateLabel({ kind: 'service', name: null })).toBe('Service');
  expect(certificateLabel({ kind: 'other', name: 'Noise test' })).toBe('Noise test');
});

it('takes the meter from the latest check that has a figure', () => {
  const read = (...machineHours: (string | null)[]) =>
    meterOf(machineHours.map((each) => ({ machineHours: each })));
  expect(read('none', '4,210.5 h', '4100')).toBe(4210.5);
  expect(read(null, 'none')).toBeNull();
});
