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
  emptyCheckSheet,
  validEmails,
  wholeForm,
  type CheckAnswers,
  type VehicleType,
} from '@groundsheet/form-rules';
import { v7 as uuidv7 } from 'uuid';
import type { CheckSheetBody } from './check-sheet.dto.js';
import { CheckSheetSignature } from './check-sheet-signature.entity.js';

/** A driver's daily check of one machine for one company (specification part 2, section 3). */
@Entity({ tableName: 'check_sheets' })
export class CheckSheet implements Form {
  static readonly formKind = 'check-sheet';

  /** Made by the browser when the form was begun: the same form can only be sent once. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'integer', version: true })
  version!: number;

  @Property({ type: 'string', length: 11, unique: true })
  reference: string = newReference('CS');

  @Property({ type: 'string', length: 10 })
  status: 'draft' | 'submitted' = 'draft';

  /** The account whose form it is; null for a guest's. */
  @Index({
    name: 'check_sheets_of_driver',
    expression: `create index "check_sheets_of_driver" on "check_sheets" ("driver_id", "changed_at" desc, "id" desc) where "driver_id" is not null`,
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
  checkDate!: string;

  @Property({ type: 'string', length: 80, nullable: true })
  driverSignedName?: string | null;

  /** The driver's own firm, as typed; on the wire `company`. */
  @Property({ type: 'string', length: 120, nullable: true })
  driverFirm?: string | null;

  /** On hire to, as typed; on the wire `clientCompany`. */
  @Property({ type: 'string', length: 120, nullable: true })
  clientFirm?: string | null;

  @Property({ type: 'string', length: 120, nullable: true })
  onHireTo?: string | null;

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

  /** By key, each as answered; unanswered items are absent. */
  @Property({ type: 'json' })
  answers!: CheckAnswers;

  @Property({ type: 'text', nullable: true })
  defectsNotes?: string | null;

  /** As sent: `/api/objects/<uuid>`. */
  @Property({ type: 'json' })
  photos: string[] = [];

  @Property({ type: 'string', length: 400, nullable: true })
  stoppageReason?: string | null;

  @Property({ type: 'string', length: 40, nullable: true })
  fuelLevel?: string | null;

  @Property({ type: 'string', length: 40, nullable: true })
  hydraulicOilLevel?: string | null;

  @Property({ type: 'string', length: 40, nullable: true })
  engineOilLevel?: string | null;

  @Property({ type: 'string', length: 40, nullable: true })
  coolantLevel?: string | null;

  @Property({ type: 'boolean', nullable: true })
  seatBeltCheck?: boolean | null;

  @Property({ type: 'boolean', nullable: true })
  emergencyStopCheck?: boolean | null;

  @Property({ type: 'boolean', nullable: true })
  warningLightsCheck?: boolean | null;

  @Property({ type: 'boolean', nullable: true })
  hornCheck?: boolean | null;

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

  @OneToMany({ entity: () => CheckSheetSignature, mappedBy: 'checkSheet', orphanRemoval: true })
  signatures = new Collection<CheckSheetSignature>(this);

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
  static begin(id: string, driverId: string | null): CheckSheet {
    return Object.assign(new CheckSheet(), { id, driverId });
  }

  /** Keeps what its driver has entered; `body` need not be complete. */
  save(body: CheckSheetBody, company: FormCompany | null, at: Date): void {
    this.fill(body, company);
    this.changedAt = at;
  }

  /** Signed and sent; `body` has passed every rule. */
  submit(body: CheckSheetBody, company: FormCompany, at: Date): void {
    this.save(body, company, at);
    this.status = 'submitted';
    this.submittedAt = at;
  }

  /**
   * A new draft with what was entered on a sent form, but for what belongs to its sending: signatures and their date.
   * Its photos are copied by whoever has them copied.
   */
  static correctionOf(sent: CheckSheet, at: Date): CheckSheet {
    const { id: corrects, version: _v, reference: _r, signatures: _s, ...entered } = sent;
    const draft = CheckSheet.begin(uuidv7(), sent.driverId);
    return Object.assign(draft, entered, {
      answers: { ...sent.answers },
      photos: [],
      submissionEmails: [...sent.submissionEmails],
      submissionWhatsApps: [...sent.submissionWhatsApps],
      corrects,
      status: 'draft' as const,
      signatureDate: null,
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
      else this.signatures.add(Object.assign(new CheckSheetSignature(), { by, ...signature }));
    }
  }

  signatureOf(by: Signatory): Signature | null {
    return this.signatures.getItems().find((signature) => signature.by === by) ?? null;
  }

  /** Ids of the photos in their order. */
  photoIds(): string[] {
    return this.photos.map((photo) => photo.slice(photo.lastIndexOf('/') + 1));
  }

  /** An account's sheet goes to the company's own address too (product decisions, table of contradictions). */
  recipients(): string[] {
    if (!this.driverId || !this.companyEmail) return this.submissionEmails;
    return validEmails([...this.submissionEmails, this.companyEmail], { guest: false });
  }

  /** The same people get it when it has no driver any more. */
  keepRecipients(): void {
    this.submissionEmails = this.recipients();
  }

  formDate(): string {
    return this.checkDate;
  }

  pdfFileName(): string {
    return `check-sheet-${this.checkDate}-${this.reference}.pdf`;
  }

  /** Takes every field of the body that is stored as it is, and works out what is not. */
  private fill(body: CheckSheetBody, company: FormCompany | null): void {
    const empty = { ...emptyCheckSheet(this.id, body.checkDate!), signatureDate: null };
    const { id: _i, status: _s, customerId: _c, ...whole } = wholeForm(empty, body as never);
    const { operatorSignature: _o, clientSignature: _d, ...fields } = whole;
    const { company: driverFirm, clientCompany: clientFirm, ...rest } = fields;
    Object.assign(this, rest, { driverFirm, clientFirm });
    this.companyId = company?.id ?? null;
    this.companyName = company?.name ?? null;
    this.companyEmail = company?.contactEmail ?? null;
  }
}
