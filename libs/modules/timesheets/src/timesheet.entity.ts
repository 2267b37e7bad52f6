import { Entity, Index, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Collection } from '@mikro-orm/core';
import { newReference, type FormCompany, type SentForm, type Signatory } from '@groundsheet/platform';
import {
  weekTotals,
  netHoursOf,
  DAYS,
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
export class Timesheet implements SentForm {
  static readonly formKind = 'timesheet';

  /** Made by the browser when the form was begun: the same form can only be sent once. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'integer', version: true })
  version!: number;

  @Property({ type: 'string', length: 11, unique: true })
  reference: string = newReference('TS');

  @Property({ type: 'string', length: 10 })
  status!: 'draft' | 'submitted';

  @Index()
  @Property({ type: 'uuid' })
  companyId!: string;

  @Property({ type: 'string', length: 120 })
  companyName!: string;

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

  @OneToMany({ entity: () => TimesheetSignature, mappedBy: 'timesheet' })
  signatures = new Collection<TimesheetSignature>(this);

  /** Raising it revokes every link that was mailed. */
  @Property({ type: 'integer' })
  linkVersion: number = 1;

  @Property({ type: 'datetime', length: 3, nullable: true })
  submittedAt?: Date | null;

  /** Where the PDF lies, once it is rendered. */
  @Property({ type: 'string', length: 80, nullable: true })
  pdfKey?: string | null;

  /** The signed and sent form; `body` has passed every rule. */
  static submit(body: TimesheetBody, company: FormCompany, rating: SupervisorRating, at: Date): Timesheet {
    const timesheet = new Timesheet();
    timesheet.fill(body, company);
    timesheet.status = 'submitted';
    timesheet.supervisorRating = rating.rating;
    timesheet.supervisorNotes = rating.notes;
    timesheet.submittedAt = at;
    return timesheet;
  }

  sign(by: Signatory, image: Buffer): void {
    this.signatures.add(Object.assign(new TimesheetSignature(), { by, image }));
  }

  signatureOf(by: Signatory): Buffer | null {
    return this.signatures.getItems().find((signature) => signature.by === by)?.image ?? null;
  }

  formDate(): string {
    return this.weekEnding;
  }

  pdfFileName(): string {
    return `timesheet-${this.weekEnding}-${this.reference}.pdf`;
  }

  /** Takes every field of the body that is stored as it is, and works out what is not. */
  private fill(body: TimesheetBody, company: FormCompany): void {
    const {
      id,
      company: driverFirm,
      clientCompany: clientFirm,
      customerId: _,
      version: __,
      days,
      ...rest
    } = body;
    const { operatorSignature: _o, clientSignature: _c, totalHours: _t, standingTime: _s, ...texts } = rest;
    Object.assign(this, texts, { id: id ?? uuidv7(), driverFirm, clientFirm });
    this.companyId = company.id;
    this.companyName = company.name;
    this.companyEmail = company.contactEmail;
    this.days = days;
    for (const day of DAYS) this.days[day].netHours = netHoursOf(this.days[day]);
    const { totalHours, standingTime } = weekTotals(this.days);
    this.totalHours = totalHours;
    this.standingTime = standingTime;
  }
}
