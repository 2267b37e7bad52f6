import { aHalfDoneCollation } from '../../../../testing/collations.js';
import { carriedOver } from './carried-over.js';

const set = aHalfDoneCollation();

describe('a form that is begun for a set', () => {
  it('takes over whose, which machine’s and whom it is for, and no answer', () => {
    expect(carriedOver('timesheet', set, '2026-11-20')).toEqual({
      weekEnding: '2026-11-21',
      driverSignedName: 'Dave Hill',
      customerId: 'c1',
      clientCompany: 'Harrow Groundworks',
      orderNumber: 'P-1234',
      plantNumber: 'D-114',
      machineNumber: 'Hitachi ZX130',
      siteLocation: 'Wharf Road',
      signatureDate: '2026-11-20',
    });
  });

  it.each(['2026-11-10', '2026-11-20', '2026-11-22'])(
    'is a check of the day on which it is begun, %s, whatever week the set is of',
    (today) => {
      expect(carriedOver('check-sheet', set, today)).toMatchObject({ checkDate: today });
    },
  );

  it('leaves the plant number empty where the machine’s number stood in for it', () => {
    const machines = aHalfDoneCollation({ plantNumber: 'HITACHIZX130' });
    expect(carriedOver('timesheet', machines, '2026-11-20')).toMatchObject({
      plantNumber: null,
      machineNumber: 'Hitachi ZX130',
    });
  });

  it('leaves the order number to the driver where the set has several', () => {
    const two = aHalfDoneCollation({ orderNumber: 'P-1234, P-1235' });
    expect(carriedOver('check-sheet', two, '2026-11-20')).toMatchObject({ orderNumber: null });
  });
});
