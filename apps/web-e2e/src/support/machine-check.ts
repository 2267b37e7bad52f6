import { expect, type Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';

import { drawing } from './drawing.js';

/** Sends a check sheet of a dumper on which the horn fails, as the person signed in. @param checkDate `YYYY-MM-DD` */
export async function aCheckOf(page: Page, plantNumber: string, checkDate = '2026-11-19'): Promise<void> {
  const answer = await page.request.get('/api/customers');
  const customers = (await answer.json()) as { id: string; name: string }[];
  const checkSheetData = {
    id: uuidv7(),
    checkDate,
    customerId: customers.find(({ name }) => name === 'Harrow Groundworks')?.id,
    driverSignedName: 'Siân Fitzgerald-O’Donoghue',
    selectedVehicle: 'dumper',
    plantNumber,
    machineHours: '4210',
    defectHorn: false,
    operatorSignature: await drawing(page),
    signatureDate: checkDate,
    submitViaEmail: true,
    submissionEmails: ['hire@harrow-groundworks.co.uk'],
  };
  const headers = { origin: new URL(page.url()).origin };
  const data = { checkSheetData };
  const sent = await page.request.post('/api/one-step-completion/check-sheet', { headers, data });
  expect(sent.ok(), await sent.text()).toBe(true);
}
