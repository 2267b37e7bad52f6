import { standardShift } from '@groundsheet/form-rules';

import { draftBodyOf, draftFrom, submissionOf } from './submission.js';
import { enter, enterDay, newDraft, rate } from './timesheet-draft.js';

const customer = { customerId: 'c1', orderNumber: null, customerName: 'Acme' };
const aDraft = () => rate(newDraft('id-1', customer, '2026-11-21', '2026-11-21T08:00:00Z'), 'happy');

describe('what is sent', () => {
  it('holds the days flat, and the sums', () => {
    const draft = enterDay(aDraft(), 'monday', (day) => ({ ...standardShift(day), standing: 1.5 }));
    const { timesheetData } = submissionOf(draft, { mailsLikeGuest: true });
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
    expect(submissionOf(draft, { mailsLikeGuest: true }).timesheetData).toMatchObject({
      company: 'Hill Plant',
      siteLocation: null,
    });
    expect(submissionOf(draft, { mailsLikeGuest: true })).not.toHaveProperty('supervisorNotes');
    expect(
      submissionOf(enter(draft, { supervisorNotes: ' Good crew ' }), { mailsLikeGuest: true })
        .supervisorNotes,
    ).toBe('Good crew');
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
    expect(submissionOf(draft, { mailsLikeGuest: true }).timesheetData.submissionEmails).toEqual([
      'hire@northgate.co.uk',
    ]);
  });

  it('names the version of a saved draft, and none of a form that was never saved', () => {
    const saved = { ...aDraft(), saved: { version: 3, revision: 1 } };
    expect(submissionOf(saved, { mailsLikeGuest: false }).timesheetData).toMatchObject({
      id: 'id-1',
      version: 3,
    });
    expect(submissionOf(aDraft(), { mailsLikeGuest: true }).timesheetData).not.toHaveProperty('version');
  });
});

describe('what is saved', () => {
  it('keeps the addresses as typed, and comes back as it was', () => {
    const typed = enter(aDraft(), {
      submissionEmails: ['foreman@test', ''],
      company: 'Hill Plant',
      machineHours: '41',
    });
    const draft = enterDay(typed, 'monday', standardShift);
    const body = draftBodyOf(draft);
    expect(body).toMatchObject({ status: 'draft', submissionEmails: ['foreman@test'], mondayNetHours: 9 });
    const answer = {
      ...body,
      id: 'id-1',
      version: 4,
      changedAt: '2026-11-21T09:00:00.000Z',
      customerName: 'Acme',
      supervisorRating: null,
      supervisorNotes: null,
    };
    const back = draftFrom(answer as never);
    expect(back).toMatchObject({ step: 3, customerName: 'Acme', saved: { version: 4, revision: 1 } });
    expect(back.form.days).toEqual(draft.form.days);
    expect(draftBodyOf(back)).toEqual(body);
    expect(back.changedAt).toBe('2026-11-21T09:00:00.000Z');
    expect(draftFrom({ ...answer, machineHours: null } as never).step).toBe(3);
  });
});
