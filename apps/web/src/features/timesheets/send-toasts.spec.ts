import { standardShift } from '@groundsheet/form-rules';

import { faultsOf, faultToast, SEND_FAILED, sentToast } from './send-toasts.js';
import { enter, enterDay, newDraft, rate, type TimesheetDraft } from './timesheet-draft.js';

const guest = { guest: true, mailsLikeGuest: true, maxRecipients: 5, maxPhotos: 1 };
const customer = { customerId: 'c1', orderNumber: null, customerName: null };

/** The toast that pressing Send shows now. */
function toastOf(draft: TimesheetDraft): string {
  const [first] = faultsOf(draft, guest);
  return first ? faultToast(first).title : 'sends';
}

describe('pressing Send Email', () => {
  it('asks for one thing after the other, in the order of the specification', () => {
    let draft = newDraft('id', customer, '2026-11-21', '2026-11-21T08:00:00Z');
    draft = enter(draft, { signatureDate: null });
    expect(toastOf(draft)).toBe('Rating Required');
    draft = rate(draft, 'okay');
    expect(toastOf(draft)).toBe('No Valid Emails');
    draft = enter(draft, { submissionEmails: ['foreman@test', 'hire@northgate.co.uk'] });
    expect(toastOf(draft)).toBe('Driver Signature Required');
    draft = enter(draft, { operatorSignature: 'data:image/png;base64,AA==' });
    expect(toastOf(draft)).toBe('Driver Signature Required');
    draft = enter(draft, { operatorSignedName: 'Dave Hill' });
    expect(toastOf(draft)).toBe('Client Signature Required');
    draft = enter(draft, { clientSignature: 'data:image/png;base64,AA==' });
    expect(toastOf(draft)).toBe('Client Signature Required');
    draft = enter(draft, { clientSignedName: "Siân O'Neill" });
    expect(toastOf(draft)).toBe('Date Required');
    draft = enter(draft, { signatureDate: '2026-11-21' });
    expect(toastOf(draft)).toBe('Machine Hours Required');
    draft = enter(draft, { machineHours: '0' });
    expect(toastOf(draft)).toBe('Hours Required');
    draft = enterDay(draft, 'monday', standardShift);
    // The client had signed for a week without hours.
    expect(toastOf(draft)).toBe('Client Signature Required');
    draft = enter(draft, { clientSignature: 'data:image/png;base64,AA==' });
    expect(toastOf(draft)).toBe('sends');
  });

  it('says that sending failed in the words of the specification', () => {
    expect(SEND_FAILED.title).toBe('Send Failed');
    expect(SEND_FAILED.description).toBe('Unable to send timesheet. Please try again.');
  });

  it.each([
    ['happy', 'Excellent'],
    ['okay', 'Average'],
    ['unhappy', 'Poor'],
  ] as const)('says that it was sent, with the label of %s', (rating, label) => {
    expect(sentToast(rating).title).toBe('Timesheet Sent!');
    expect(sentToast(rating).description).toContain(label);
  });

  it('asks a driver with an account for no signature', () => {
    let draft = rate(newDraft('id', customer, '2026-11-21', '2026-11-21T08:00:00Z'), 'okay');
    draft = enter(draft, { submissionEmails: ['hire@mailtest.co.uk'], machineHours: '0' });
    draft = enterDay(draft, 'monday', standardShift);
    expect(faultsOf(draft, { guest: false, mailsLikeGuest: false, maxRecipients: 20, maxPhotos: 5 })).toEqual(
      [],
    );
  });
});
