import { itemsOf, type VehicleType } from '@groundsheet/form-rules';
import { expect, type Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';

import { drawing } from './drawing.js';

/** The Saturday, and a day of its week. */
export const WEEK = { weekEnding: '2026-11-21', checkDate: '2026-11-19' };

/** Who sends it, for which machine and to whom. */
interface Sender {
  driver: string;
  plantNumber: string;
  recipient: string;
}

/** Monday to Friday of nine hours. */
const FIVE_DAYS = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].flatMap((day) => [
    [`${day}Start`, '07:00'],
    [`${day}Finish`, '16:30'],
    [`${day}Break`, 30],
  ]),
);

/** Sends a timesheet as one of our pages would, without filling it in by hand; the client has not signed it. */
export async function sendTimesheet(page: Page, sender: Sender, changes: object = {}): Promise<void> {
  const own = { ...FIVE_DAYS, weekEnding: WEEK.weekEnding, operatorSignedName: sender.driver };
  await send(page, '/api/timesheets/one-step-completion', {
    supervisorRating: 'okay',
    timesheetData: { ...(await headOf(page, sender)), ...own, ...changes },
  });
}

/** The same with a check in which everything is as it should be. */
export async function sendCheckSheet(
  page: Page,
  sender: Sender,
  { vehicle = 'dumper', ...changes }: { vehicle?: VehicleType; [field: string]: unknown } = {},
): Promise<void> {
  const good = itemsOf(vehicle).map(({ key, options }) => [key, options ? 'ok' : true]);
  const own = { ...Object.fromEntries(good), selectedVehicle: vehicle, checkDate: WEEK.checkDate };
  await send(page, '/api/one-step-completion/check-sheet', {
    checkSheetData: { ...(await headOf(page, sender)), ...own, ...changes },
  });
}

async function headOf(page: Page, { driver, plantNumber, recipient }: Sender) {
  const answer = await page.request.get('/api/customers');
  const customers = (await answer.json()) as { id: string; name: string }[];
  return {
    id: uuidv7(),
    customerId: customers.find(({ name }) => name === 'Harrow Groundworks')?.id,
    company: 'Hill Plant Ltd',
    clientCompany: 'Harrow Groundworks',
    siteLocation: 'Upper Wharf Road, Gate 3',
    driverSignedName: driver,
    plantNumber,
    machineNumber: 'JCB 220X',
    machineHours: '4210',
    operatorSignature: await drawing(page),
    signatureDate: WEEK.weekEnding,
    submitViaEmail: true,
    submissionEmails: [recipient],
  };
}

async function send(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(path, { headers: { origin: new URL(page.url()).origin }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}
