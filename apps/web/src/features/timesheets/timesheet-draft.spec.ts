import { standardShift } from '@groundsheet/form-rules';

import { enter, enterDay, newDraft, offerSigner, rate } from './timesheet-draft.js';

const customer = { customerId: 'c1', orderNumber: 'P-1234', customerName: 'Northgate Civils' };
const aDraft = () => newDraft('id-1', customer, '2026-11-18', '2026-11-18T08:00:00Z');

describe('a timesheet draft', () => {
  it('begins today, at step 1, for the chosen customer, unsent and without a rating', () => {
    const draft = aDraft();
    expect(draft.form).toMatchObject({
      id: 'id-1',
      status: 'draft',
      weekEnding: '2026-11-18',
      signatureDate: '2026-11-18',
      customerId: 'c1',
      orderNumber: 'P-1234',
      clientCompany: 'Northgate Civils',
      submissionEmails: [],
    });
    expect(draft).toMatchObject({ step: 1, supervisorRating: null, attempt: null });
  });

  it('changes one day and leaves the others', () => {
    const draft = enterDay(aDraft(), 'tuesday', standardShift);
    expect(draft.form.days.tuesday).toMatchObject({
      start: '07:00',
      finish: '16:30',
      breakMinutes: 30,
      netHours: 9,
    });
    expect(draft.form.days.monday.start).toBeNull();
    expect(draft.revision).toBe(1);
  });

  it('turns on email with one empty entry when a rating is chosen, and keeps entries that are there', () => {
    const rated = rate(aDraft(), 'okay');
    expect(rated).toMatchObject({
      supervisorRating: 'okay',
      form: { submitViaEmail: true, submissionEmails: [''] },
    });
    const addressed = enter(rated, { submissionEmails: ['a@b.co'] });
    expect(rate(addressed, 'happy').form.submissionEmails).toEqual(['a@b.co']);
  });

  it('offers the driver as the one who signs, and leaves another name alone', () => {
    const named = enter(aDraft(), { driverSignedName: 'Dave Hill' });
    expect(offerSigner(named).form.operatorSignedName).toBe('Dave Hill');
    const other = enter(named, { operatorSignedName: 'Jo Hill' });
    expect(offerSigner(other).form.operatorSignedName).toBe('Jo Hill');
  });

  it('is not signed by the client any more once other hours are on it', () => {
    const signed = enter(enterDay(aDraft(), 'tuesday', standardShift), { clientSignature: 'data:,' });
    expect(enter(signed, { breakdownNotes: 'Hose.' }).form.clientSignature).toBe('data:,');
    expect(enterDay(signed, 'monday', standardShift).form.clientSignature).toBeNull();
  });
});
