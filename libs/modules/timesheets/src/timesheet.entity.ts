import { Entity, Index, OneToMany, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Collection } from '@mikro-orm/core';
import {
  newReference,
  type Form,
  type FormCompany,
  type Signatory,
  type Signature,
} from '@groundsheet/platform';
import {
  copyWeek,
  DAYS,
  emptyTimesheet,
  netHoursOf,
  weekTotals,
  wholeForm,
  type Rating,
  type VehicleType,
  type WeekDays,
} from '@groundsheet/form-rules';
import { v7 as uuidv7 } from 'uuid';
import type { TimesheetBody } from './timesheet.dto.js';
import { TimesheetSignature } from './timesheet-signature.entity.js';

/** What the client or supervisor said of the driver when signing. */
export interface SupervisorRating {
  rating: Rating;
  notes: string | null;
}

/** A driver's week on one machine for one company (specification part 1, section 3). */
@Entity({ tableName: 'timesheets' })
export class Timesheet implements Form {
  static readonly formKind = 'timesheet';

  /** Made by the browser when the form was begun: the same form can only be sent once. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'integer', version: true })
  version!: number;

  @Property({ type: 'string', length: 11, unique: true })
  reference: string = newReference('TS');

  @Property({ type: 'string', length: 10 })
  status: 'draft' | 'submitted' = 'draft';

  /** The account whose form it is; null for a guest's. */
  @Index({
    name: 'timesheets_of_driver',
    expression: `create index "timesheets_of_driver" on "timesheets" ("driver_id", "changed_at" desc, "id" desc) where "driver_id" is not null`,
  })
  @Property({ type: 'uuid', nullable: true })
  driverId: string | null = null;

  /** Null as long as a draft has none. */
  @Index()
  @Property({ type: 'uuid', nullable: true })
  companyId?: string | null;

  @Property({ type: 'string', length: 120, nullable: true })
  companyName?: string | null;

  @Property({ type: 'string', length: 254, nullable: true })
  companyEmail?: string | null;

  @Property({ type: 'string', length: 40, nullable: true })
  orderNumber?: string | null;

  @Property({ type: 'date' })
  weekEnding!: string;

  @Property({ type: 'string', length: 80, nullable: true })
  driverSignedName?: string | null;

  /** The driver's own firm, as typed; on the wire `company`. */
  @Property({ type: 'string', length: 120, nullable: true })
  driverFirm?: string | null;

  /** On hire to, as typed; on the wire `clientCompany`. */
  @Property({ type: 'string', length: 120, nullable: true })
  clientFirm?: string | null;

  @Property({ type: 'string', length: 120, nullable: true })
  siteLocation?: string | null;

  @Property({ type: 'string', length: 20, nullable: true })
  selectedVehicle?: VehicleType | null;

  @Property({ type: 'string', length: 40, nullable: true })
  plantNumber?: string | null;

  @Property({ type: 'string', length: 60, nullable: true })
  machineNumber?: string | null;

  @Property({ type: 'string', length: 20, nullable: true })
  machineHours?: string | null;

  @Property({ type: 'json' })
  days!: WeekDays;

  /** Hours, the sum of the days. */
  @Property({ type: 'double' })
  totalHours!: number;

  /** Hours, the sum of the days. */
  @Property({ type: 'double' })
  standingTime!: number;

  @Property({ type: 'text', nullable: true })
  breakdownNotes?: string | null;

  @Property({ type: 'string', length: 80, nullable: true })
  operatorSignedName?: string | null;

  @Property({ type: 'string', length: 80, nullable: true })
  clientSignedName?: string | null;

  @Property({ type: 'date', nullable: true })
  signatureDate?: string | null;

  @Property({ type: 'boolean' })
  submitViaEmail: boolean = false;

  @Property({ type: 'boolean' })
  submitViaWhatsApp: boolean = false;

  @Property({ type: 'json' })
  submissionEmails: string[] = [];

  @Property({ type: 'json' })
  submissionWhatsApps: string[] = [];

  @Property({ type: 'string', length: 10, nullable: true })
  supervisorRating?: Rating | null;

  @Property({ type: 'text', nullable: true })
  supervisorNotes?: string | null;

  @OneToMany({ entity: () => TimesheetSignature, mappedBy: 'timesheet', orphanRemoval: true })
  signatures = new Collection<TimesheetSignature>(this);

  /** Raising it revokes every link that was mailed. */
  @Property({ type: 'integer' })
  linkVersion: number = 1;

  @Property({ type: 'datetime', length: 3, nullable: true })
  submittedAt?: Date | null;

  /** When it was saved or sent last. */
  @Property({ type: 'datetime', length: 3 })
  changedAt!: Date;

  /** The sent form that this one is the correction of; each has one at most. */
  @Unique()
  @Property({ type: 'uuid', nullable: true })
  corrects: string | null = null;

  /** The correction that has been sent in this one's place. */
  @Property({ type: 'uuid', nullable: true })
  supersededBy: string | null = null;

  /** Where the PDF lies, once it is rendered. */
  @Property({ type: 'string', length: 80, nullable: true })
  pdfKey?: string | null;

  /**
   * A form on which nothing has been entered yet.
   *
   * @param driverId null for a guest
   */
  static begin(id: string, driverId: string | null): Timesheet {
    return Object.assign(new Timesheet(), { id, driverId });
  }

  /** Keeps what its driver has entered; `body` need not be complete. */
  save(body: TimesheetBody, company: FormCompany | null, at: Date): void {
    this.fill(body, company);
    this.changedAt = at;
  }

  /** Signed and sent; `body` has passed every rule. */
  submit(body: TimesheetBody, company: FormCompany, rating: SupervisorRating, at: Date): void {
    this.save(body, company, at);
    this.status = 'submitted';
    this.supervisorRating = rating.rating;
    this.supervisorNotes = rating.notes;
    this.submittedAt = at;
  }

  /** A new draft that is to take the place of a sent form. */
  static correctionOf(sent: Timesheet, at: Date): Timesheet {
    return Object.assign(Timesheet.draftFrom(sent, at), { corrects: sent.id });
  }

  /** A new draft for another week that is like a sent one; what was so in that week only stays behind. */
  static copyOf(sent: Timesheet, weekEnding: string, at: Date): Timesheet {
    return Object.assign(Timesheet.draftFrom(sent, at), {
      weekEnding,
      days: copyWeek(sent.days),
      standingTime: 0,
      machineHours: null,
      breakdownNotes: null,
      operatorSignedName: null,
      clientSignedName: null,
      submitViaEmail: false,
      submitViaWhatsApp: false,
      submissionEmails: [],
      submissionWhatsApps: [],
    });
  }

  /**
   * A new draft with what was entered on a sent form, but for what belongs to its sending: signatures and their date, rating.
   */
  private static draftFrom(sent: Timesheet, at: Date): Timesheet {
    const { id: _i, version: _v, reference: _r, signatures: _s, ...entered } = sent;
    const draft = Timesheet.begin(uuidv7(), sent.driverId);
    return Object.assign(draft, entered, {
      days: structuredClone(sent.days),
      submissionEmails: [...sent.submissionEmails],
      submissionWhatsApps: [...sent.submissionWhatsApps],
      corrects: null,
      supersededBy: null,
      status: 'draft' as const,
      signatureDate: null,
      supervisorRating: null,
      supervisorNotes: null,
      linkVersion: 1,
      submittedAt: null,
      changedAt: at,
      pdfKey: null,
    });
  }

  /** Has these signatures and no others. */
  signAnew(signed: readonly [Signatory, Signature][]): void {
    const before = this.signatures.getItems();
    for (const old of before) if (!signed.some(([by]) => by === old.by)) this.signatures.remove(old);
    for (const [by, signature] of signed) {
      const old = before.find((each) => each.by === by);
      if (old) Object.assign(old, signature);
      else this.signatures.add(Object.assign(new TimesheetSignature(), { by, ...signature }));
    }
  }

  signatureOf(by: Signatory): Signature | null {
    return this.signatures.getItems().find((signature) => signature.by === by) ?? null;
  }

  recipients(): string[] {
    return this.submissionEmails;
  }

  formDate(): string {
    return this.weekEnding;
  }

  pdfFileName(): string {
    return `timesheet-${this.weekEnding}-${this.reference}.pdf`;
  }

  /** Takes every field of the body that is stored as it is, and works out what is not. */
  private fill(body: TimesheetBody, company: FormCompany | null): void {
    const empty = emptyTimesheet(this.id, body.weekEnding!);
    const { id: _i, status: _s, customerId: _c, ...whole } = wholeForm(empty, body);
    const { operatorSignature: _o, clientSignature: _d, ...fields } = whole;
    const { company: driverFirm, clientCompany: clientFirm, days, ...texts } = fields;
    Object.assign(this, texts, { driverFirm, clientFirm });
    this.companyId = company?.id ?? null;
    this.companyName = company?.name ?? null;
    this.companyEmail = company?.contactEmail ?? null;
    this.days = days;
    for (const day of DAYS) this.days[day].netHours = netHoursOf(this.days[day]);
    const { totalHours, standingTime } = weekTotals(this.days);
    this.totalHours = totalHours;
    this.standingTime = standingTime;
  }
}
