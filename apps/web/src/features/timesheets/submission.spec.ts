import { standardShift } from '@groundsheet/form-rules';

import { submissionOf } from './submission.js';
import { enter, enterDay, newDraft, rate } from './timesheet-draft.js';

const customer = { customerId: 'c1', orderNumber: null, customerName: 'Acme' };
const aDraft = () => rate(newDraft('id-1', customer, '2026-11-21', '2026-11-21T08:00:00Z'), 'happy');

describe('what is sent', () => {
  it('holds the days flat, and the sums', () => {
    const draft = enterDay(aDraft(), 'monday', (day) => ({ ...standardShift(day), standing: 1.5 }));
    const { timesheetData } = submissionOf(draft);
    expect(timesheetData).toMatchObject({
      id: 'id-1',
      mondayStart: '07:00',
      mondayFinish: '16:30',
      mondayBreak: 30,
      mondayNetHours: 9,
      mondayStanding: 1.5,
      sundayStart: null,
      totalHours: 9,
      standingTime: 1.5,
    });
    expect(timesheetData).not.toHaveProperty('days');
  });

  it('trims texts, and sends nothing for blank ones', () => {
    const draft = enter(aDraft(), { company: ' Hill Plant ', siteLocation: '   ', supervisorNotes: '  ' });
    expect(submissionOf(draft).timesheetData).toMatchObject({ company: 'Hill Plant', siteLocation: null });
    expect(submissionOf(draft)).not.toHaveProperty('supervisorNotes');
    expect(submissionOf(enter(draft, { supervisorNotes: ' Good crew ' })).supervisorNotes).toBe('Good crew');
  });

  it('goes only to addresses that are valid, each once, lower case', () => {
    const submissionEmails = [
      'Hire@Northgate.co.uk',
      'hire@northgate.co.uk ',
      'foreman@test',
      '',
      'x@mailtest.com',
    ];
    const draft = enter(aDraft(), { submissionEmails });
    expect(submissionOf(draft).timesheetData.submissionEmails).toEqual(['hire@northgate.co.uk']);
  });
});
