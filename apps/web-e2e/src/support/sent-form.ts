import { expect, type APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';

/** The plant number of a machine that no other test has: the supervisor sees the sets of all. */
export const aPlant = () => `EX-${uuidv7().slice(-6).toUpperCase()}`;

/** Sends a form as one of our pages would, without filling it in by hand. */
export async function sendForm(request: APIRequestContext, origin: string, recipient: string): Promise<void> {
  const customers: { id: string; requiresOrderValidation: boolean }[] = await (
    await request.get('/api/customers')
  ).json();
  const line =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><path d="M20 60 90 20 200 80" fill="none" stroke="#000" stroke-width="5"/></svg>';
  const signature = `data:image/png;base64,${(await sharp(Buffer.from(line)).png().toBuffer()).toString('base64')}`;
  const answer = await request.post('/api/timesheets/one-step-completion', {
    headers: { Origin: origin },
    data: {
      timesheetData: {
        id: uuidv7(),
        customerId: customers.find(({ requiresOrderValidation }) => !requiresOrderValidation)?.id,
        plantNumber: aPlant(),
        machineHours: '0',
        mondayStart: '07:00',
        mondayFinish: '16:30',
        operatorSignature: signature,
        operatorSignedName: 'Dave Hill',
        clientSignature: signature,
        clientSignedName: 'Siân O’Neill',
        signatureDate: '2026-11-21',
        submissionEmails: [recipient],
      },
      supervisorRating: 'happy',
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
