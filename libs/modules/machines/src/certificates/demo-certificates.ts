import { addDays, EXPIRING_DAYS } from '@groundsheet/form-rules';
import type { Machine } from '../machine.entity.js';
import { Certificate, type EnteredCertificate } from './certificate.entity.js';

type Told = Pick<EnteredCertificate, 'kind' | 'isRequired' | 'dueAtHours'> & {
  plantNumber: string;
  /** Days from the day of the seed. */
  examined: number;
  due: number;
};

/** No account has added them. */
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** One that is over and required, one that is due soon, and two that are good. */
const DEMO_CERTIFICATES: readonly Told[] = [
  {
    plantNumber: 'EX-0440',
    kind: 'examination-12',
    examined: -368,
    due: -3,
    isRequired: true,
    dueAtHours: null,
  },
  {
    plantNumber: 'EX-0431',
    kind: 'examination-12',
    examined: -356,
    due: 9,
    isRequired: true,
    dueAtHours: null,
  },
  { plantNumber: 'B-031', kind: 'insurance', examined: -165, due: 200, isRequired: true, dueAtHours: null },
  { plantNumber: 'B-031', kind: 'service', examined: -40, due: 140, isRequired: false, dueAtHours: 5000 },
];

/** The certificates of the demo's machines, as of the day of the seed. It begins without a mail about them. */
export function demoCertificates(machines: readonly Machine[], now: Date, today: string): Certificate[] {
  return DEMO_CERTIFICATES.flatMap(({ plantNumber, examined, due, ...told }) => {
    const machine = machines.find((each) => each.plantNumber === plantNumber);
    if (!machine) return [];
    const added = { machineId: machine.id, addedById: NOBODY, addedBy: 'The demo', addedAt: now };
    const certificate = Object.assign(new Certificate(), added);
    certificate.enter({
      ...told,
      name: null,
      opensFromCode: told.kind === 'examination-12',
      examinedOn: addDays(today, examined),
      dueOn: addDays(today, due),
    });
    return Object.assign(certificate, { lookedAfterOn: today, remindedAt: due <= EXPIRING_DAYS ? 30 : null });
  });
}
