import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DriverForm } from '@groundsheet/forms';
import { Clock, Config } from '@groundsheet/platform';
import { addDays, formatDate } from '@groundsheet/form-rules';
import { MikroORM } from '@mikro-orm/postgresql';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { DemoPerson } from './demo-person.js';
import { drawnSignature, logoOfFirm, photoOfCard, photoOfMirror, STROKES } from './demo-pictures.js';
import { answersOf, demoStory, hoursOf, type DemoDay, type DemoWeek } from './demo-story.js';

const DRIVER = 'Łukasz Wójcik';
const FIRM = {
  name: 'Hill Plant Ltd',
  addressLines: ['Unit 4, Quarry Road', 'Gateshead', 'NE11 0XX'],
  telephone: '0191 496 0200',
  replyAddress: 'office@hillplant.example',
};
/** Of machines that nobody in the story works with. */
const REPORTS = [
  {
    code: 'D-121',
    item: 'defectBrakeCondition',
    text: 'Pulls to the left and stops late.',
    mustNotBeUsed: true,
  },
  { code: 'EX-0422', item: 'defectMirrors', text: 'Left mirror hangs loose.' },
];
const BY_ROLE = (role: string) => `${role}@groundsheet.example`;

/**
 * Gives the demo's driver four weeks of history, once, while the product already serves. Everything goes through the
 * product's own calls with the clock set back, so that sets, PDFs and mails are made by the jobs that always make them.
 */
export async function makeDemoHistory(app: NestFastifyApplication): Promise<void> {
  if ((await app.get(MikroORM).em.fork().count(DriverForm)) > 0) return;
  const people = await signedIn(app);
  if (!people) return;
  await new DemoHistory(people, app.get(Clock), await customersOf(people.driver), await signatures()).make();
}

interface People {
  readonly driver: DemoPerson;
  readonly supervisor: DemoPerson;
  readonly admin: DemoPerson;
}

async function signedIn(app: NestFastifyApplication): Promise<People | null> {
  const file = join(app.get(Config).dataDir, 'secrets', 'demo-accounts.json');
  const passwords = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  const [driver, supervisor, admin] = await Promise.all(
    ['driver', 'supervisor', 'admin'].map((role) =>
      DemoPerson.signIn(app, BY_ROLE(role), passwords[BY_ROLE(role)] ?? ''),
    ),
  );
  return driver && supervisor && admin ? { driver, supervisor, admin } : null;
}

/** @returns the ids of the customers by their names */
async function customersOf(driver: DemoPerson): Promise<Map<string, string>> {
  const customers = await driver.get<{ id: string; name: string }[]>('/api/customers');
  return new Map(customers.map(({ id, name }) => [name, id]));
}

type Signatures = Record<keyof typeof STROKES, string>;

async function signatures(): Promise<Signatures> {
  const drawn = Object.entries(STROKES).map(async ([by, strokes]) => [by, await drawnSignature(strokes)]);
  return Object.fromEntries(await Promise.all(drawn)) as Signatures;
}

class DemoHistory {
  constructor(
    private readonly people: People,
    private readonly clock: Clock,
    private readonly customers: ReadonlyMap<string, string>,
    private readonly signatures: Signatures,
  ) {}

  async make(): Promise<void> {
    const weeks = demoStory(this.clock.today());
    await this.enterFirm();
    for (const week of weeks) {
      if (week.checked) for (const day of week.days) await this.sendCheckSheet(week, day);
      if (week.ends === 'draft') await this.begin(week);
      else await this.sendTimesheet(week);
      if (week.ends === 'dispatched') await this.dispatch(week);
    }
    await this.fillVault();
    await this.leaveOpen(weeks);
  }

  /** What waits for the office: a machine that must not be used, one to use with care, a collection and a signature. */
  private async leaveOpen(weeks: readonly DemoWeek[]): Promise<void> {
    const { driver, supervisor } = this.people;
    const today = this.clock.today();
    for (const report of REPORTS) await driver.does(this.on(today, '07:15'), '/api/defect-reports', report);
    const hired = weeks.find(({ checked }) => !checked)!;
    const { machine, client, customer, office, site } = hired;
    await driver.does(this.on(today, '07:40'), '/api/off-hires', {
      plantNumber: machine.plantNumber,
      machineHours: String(machine.hours + 45),
      siteLocation: site,
      firm: customer,
      contactName: client,
      phone: '020 7946 0182',
      email: office,
      readyFrom: addDays(today, 1),
    });
    const [timesheet] = await supervisor.get<{ id: string }[]>(
      `/api/forms?search=${machine.plantNumber}&kind=timesheet`,
    );
    const asked = { kind: 'timesheet', id: timesheet!.id, signatory: 'client' };
    const to = { channel: 'mail', toName: client, toAddress: office };
    await driver.does(this.on(today, '08:05'), '/api/sign-requests', { ...asked, ...to });
  }

  /** Three cards: one that runs out soon, one that has, and one whose date is still to be read. */
  private async fillVault(): Promise<void> {
    const today = this.clock.today();
    for (const { category, title, description, last, known } of [
      { category: 'certification', title: 'CPCS', description: 'CPCS, 360 excavator', last: 12, known: true },
      { category: 'training', title: 'First aid at work', description: 'First aid', last: -20, known: true },
      { category: 'medical', title: 'Operator medical', description: 'Medical', last: 400, known: false },
    ]) {
      const expiryDate = addDays(today, last);
      const lines = [DRIVER, `Expiry date ${formatDate(expiryDate)}`];
      const picture = await photoOfCard(title, lines);
      const fileName = `${title.toLowerCase().replaceAll(' ', '-')}.jpg`;
      const facts = known ? { category, description, expiryDate, holderName: DRIVER } : null;
      await this.people.driver.brings(picture, { category, description, fileName }, facts);
    }
  }

  /** Before anything is sent, so that every mail and PDF is the firm's. */
  private async enterFirm(): Promise<void> {
    const { admin } = this.people;
    const logo = await admin.uploads(await logoOfFirm(), '/api/firm/logo');
    await admin.enters('/api/firm', { ...FIRM, logo, version: 0 });
  }

  /** On site, or now if that is still to come today. */
  private on(date: string, time: string): Date {
    return new Date(Math.min(Date.parse(`${date}T${time}:00Z`), this.clock.now().getTime()));
  }

  private head({ customer, office, orderNumber, site, machine }: DemoWeek, hours: number) {
    return {
      customerId: this.customers.get(customer),
      orderNumber,
      company: FIRM.name,
      clientCompany: customer,
      siteLocation: site,
      selectedVehicle: machine.vehicle,
      plantNumber: machine.plantNumber,
      machineNumber: machine.machineNumber,
      machineHours: String(machine.hours + hours),
      driverSignedName: DRIVER,
      submitViaEmail: true,
      submissionEmails: [office],
    };
  }

  private async sendCheckSheet(week: DemoWeek, day: DemoDay): Promise<void> {
    const at = this.on(day.date, '06:50');
    const photos = day.defect ? [await this.people.driver.uploads(await photoOfMirror())] : [];
    const checkSheetData = {
      ...this.head(week, 9 * week.days.indexOf(day)),
      ...answersOf(week, day),
      id: uuidv7({ msecs: at.getTime() }),
      checkDate: day.date,
      defectsNotes: day.defect?.notes,
      photos,
      itemNotes: day.defect ? [{ ...day.defect.noted, photo: photos[0] }] : [],
      operatorSignature: this.signatures.driver,
      signatureDate: day.date,
    };
    await this.people.driver.does(at, '/api/one-step-completion/check-sheet', { checkSheetData });
  }

  private async sendTimesheet(week: DemoWeek): Promise<void> {
    const { date } = week.days.at(-1)!;
    const at = this.on(date, '16:40');
    const id = uuidv7({ msecs: at.getTime() });
    const [last, ...before] = week.days.toReversed();
    const asTyped = week.corrected ? [...before, { ...last!, finish: '15:30' }] : week.days;
    await this.completeTimesheet(week, id, asTyped, at);
    if (!week.corrected) return;
    const later = this.on(addDays(date, 1), '08:15');
    const path = `/api/forms/${id}/correct`;
    const correction = await this.people.driver.does<{ id: string }>(later, path);
    await this.completeTimesheet(week, correction.id, week.days, new Date(later.getTime() + 240_000));
  }

  private async completeTimesheet(
    week: DemoWeek,
    id: string,
    days: readonly DemoDay[],
    at: Date,
  ): Promise<void> {
    const timesheetData = {
      ...this.head(week, 9 * week.days.length),
      ...hoursOf(days),
      id,
      weekEnding: week.weekEnding,
      operatorSignature: this.signatures.driver,
      operatorSignedName: DRIVER,
      signatureDate: this.clock.dayOf(at),
    };
    const body = { timesheetData, supervisorRating: week.rating };
    await this.people.driver.does(at, '/api/timesheets/one-step-completion', body);
  }

  /** The week that has begun: hours so far, and a check of today that is not finished. */
  private async begin(week: DemoWeek): Promise<void> {
    const today = this.clock.today();
    const at = this.on(today, '06:45');
    const { submitViaEmail: _via, submissionEmails: _to, ...head } = this.head(week, 9 * week.days.length);
    const answers = Object.entries(answersOf(week, { date: today, name: 'monday', finish: '' })).slice(0, 9);
    const check = { ...head, ...Object.fromEntries(answers), checkDate: today };
    await this.people.driver.does(at, '/api/check-sheets', check);
    const timesheet = { ...head, ...hoursOf(week.days), weekEnding: week.weekEnding };
    await this.people.driver.does(at, '/api/timesheets', timesheet);
  }

  /** The Monday after, at the supervisor's; the client and the foreman have signed on site. */
  private async dispatch({ weekEnding, office, client, rating }: DemoWeek): Promise<void> {
    const { supervisor } = this.people;
    const at = this.on(addDays(weekEnding, 2), '09:10');
    const sets = await supervisor.get<{ id: string }[]>(`/api/collations?week=${weekEnding}`);
    await supervisor.does(at, '/api/supervisor-email-dispatch', {
      combinedFormData: { id: sets[0]!.id },
      emailAddresses: [office, BY_ROLE('driver')],
      supervisorApproval: {
        clientName: client,
        clientSignature: this.signatures.client,
        foremanName: 'Dai Rees',
        foremanSignature: this.signatures.foreman,
        supervisorNotes: rating === 'happy' ? 'Tidy work along the boundary.' : '',
      },
      supervisorRating: {
        rating,
        notes:
          rating === 'happy' ? 'On time every day, looks after the machine.' : 'Late on Tuesday, rang ahead.',
      },
    });
  }
}
