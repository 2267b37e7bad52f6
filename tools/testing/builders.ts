import { itemsOf, type CheckAnswers, type VehicleType } from '@groundsheet/form-rules';
import type { EntityManager } from '@mikro-orm/postgresql';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';

/** A company of the register; returns its id. */
export async function aCompany(
  em: EntityManager,
  facts: {
    name?: string;
    requiresOrderValidation?: boolean;
    defaultOrderPattern?: string;
    contactEmail?: string;
    isActive?: boolean;
  } = {},
): Promise<string> {
  const id = uuidv7();
  await em.execute(
    'insert into companies (id, name, requires_order_validation, default_order_pattern, contact_email, is_active) values (?, ?, ?, ?, ?, ?)',
    [
      id,
      facts.name ?? 'Northgate Civils Ltd',
      facts.requiresOrderValidation ?? false,
      facts.defaultOrderPattern ?? null,
      facts.contactEmail ?? null,
      facts.isActive ?? true,
    ],
  );
  return id;
}

/** A drawn signature as the server stores it, so that what was sent is what comes back (docs/decisions/0053). */
export async function aSignature(seed = 1): Promise<string> {
  const stroke = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><rect width="100%" height="100%" fill="#fff"/><path d="M40 ${120 + seed} C 120 20, 160 190, 240 90 S 360 150, 540 ${60 + seed}" fill="none" stroke="#1b1f23" stroke-width="5"/></svg>`;
  const shades = await sharp(Buffer.from(stroke)).extractChannel('green').raw({ depth: 'uchar' }).toBuffer();
  const png = sharp(shades, { raw: { width: 600, height: 200, channels: 1 } }).toColourspace('b-w');
  return `data:image/png;base64,${(await png.png({ compressionLevel: 1 }).toBuffer()).toString('base64')}`;
}

/** The body of a one-step completion that keeps every rule; `changes` go into `timesheetData`. */
export async function aTimesheet(customerId: string, changes: Record<string, unknown> = {}) {
  const signature = await aSignature();
  return {
    timesheetData: {
      id: uuidv7(),
      weekEnding: '2026-11-21',
      customerId,
      company: 'Hill Plant',
      clientCompany: 'Northgate Civils',
      siteLocation: 'Wharf Road',
      selectedVehicle: 'excavator',
      plantNumber: 'EX-0417',
      machineNumber: 'JCB 220X',
      machineHours: '4512',
      driverSignedName: 'Łukasz Wójcik',
      mondayStart: '07:00',
      mondayFinish: '16:30',
      mondayBreak: 30,
      mondayNetHours: 9,
      tuesdayStart: '07:00',
      tuesdayFinish: '17:00',
      tuesdayBreak: 30,
      tuesdayStanding: 1.5,
      operatorSignature: signature,
      operatorSignedName: 'Łukasz Wójcik',
      clientSignature: signature,
      clientSignedName: 'Siân O’Neill',
      signatureDate: '2026-11-21',
      submitViaEmail: true,
      submissionEmails: ['hire@northgate-civils.co.uk'],
      ...changes,
    },
    supervisorRating: 'happy',
    supervisorNotes: 'On time all week.',
  };
}

/** Every item of a vehicle with nothing wrong: passed, or the best of its options. */
export function goodAnswers(vehicle: VehicleType): CheckAnswers {
  return Object.fromEntries(itemsOf(vehicle).map(({ key, options }) => [key, options ? 'ok' : true]));
}

/** The body of a check sheet that keeps every rule; `changes` go into `checkSheetData`. */
export async function aCheckSheet(customerId: string, changes: Record<string, unknown> = {}) {
  const selectedVehicle = (changes['selectedVehicle'] ?? 'dumper') as VehicleType;
  return {
    checkSheetData: {
      id: uuidv7(),
      checkDate: '2026-11-21',
      customerId,
      company: 'Hill Plant',
      clientCompany: 'Northgate Civils',
      siteLocation: 'Wharf Road',
      selectedVehicle,
      plantNumber: 'DX-0417',
      machineNumber: 'Thwaites 9t',
      machineHours: '4512',
      driverSignedName: 'Łukasz Wójcik',
      ...goodAnswers(selectedVehicle),
      defectsNotes: 'Left mirror cracked, new one ordered.',
      operatorSignature: await aSignature(),
      signatureDate: '2026-11-21',
      submitViaEmail: true,
      submissionEmails: ['hire@northgate-civils.co.uk'],
      ...changes,
    },
  };
}
