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

/** A drawn signature as the browser sends it: a PNG data URL in colour with transparency. */
export async function aSignature(seed = 1): Promise<string> {
  const stroke = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><path d="M40 ${120 + seed} C 120 20, 160 190, 240 90 S 360 150, 540 ${60 + seed}" fill="none" stroke="#1b1f23" stroke-width="5"/></svg>`;
  const png = await sharp(Buffer.from(stroke)).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** How far two signatures are from each other on white paper where they differ most; up to 1 of 255 is rounding. */
export async function inkDistance(one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all([inkOf(one), inkOf(other)]);
  if (a.length !== b.length) return 255;
  return a.reduce((most, shade, at) => Math.max(most, Math.abs(shade - b[at]!)), 0);
}

/** What a data URL shows: a shade for each dot. */
function inkOf(dataUrl: string): Promise<Buffer> {
  return sharp(Buffer.from(dataUrl.split(',')[1]!, 'base64'))
    .pipelineColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .extractChannel('green')
    .raw({ depth: 'uchar' })
    .toBuffer();
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
