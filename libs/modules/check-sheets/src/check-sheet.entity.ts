import { Entity, Index, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Collection } from '@mikro-orm/core';
import { newReference, type FormCompany, type SentForm, type Signatory } from '@groundsheet/platform';
import type { CheckAnswers, VehicleType } from '@groundsheet/form-rules';
import type { CheckSheetBody } from './check-sheet.dto.js';
import { CheckSheetSignature } from './check-sheet-signature.entity.js';

/** A driver's daily check of one machine for one company (specification part 2, section 3). */
@Entity({ tableName: 'check_sheets' })
export class CheckSheet implements SentForm {
  static readonly formKind = 'check-sheet';

  /** Made by the browser when the form was begun: the same form can only be sent once. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'integer', version: true })
  version!: number;

  @Property({ type: 'string', length: 11, unique: true })
  reference: string = newReference('CS');

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

  @OneToMany({ entity: () => CheckSheetSignature, mappedBy: 'checkSheet' })
  signatures = new Collection<CheckSheetSignature>(this);

  /** Raising it revokes every link that was mailed. */
  @Property({ type: 'integer' })
  linkVersion: number = 1;

  @Property({ type: 'datetime', length: 3, nullable: true })
  submittedAt?: Date | null;

  /** Where the PDF lies, once it is rendered. */
  @Property({ type: 'string', length: 80, nullable: true })
  pdfKey?: string | null;

  /** The signed and sent form; `body` has passed every rule. */
  static submit(body: CheckSheetBody, company: FormCompany, at: Date): CheckSheet {
    const checkSheet = new CheckSheet();
    checkSheet.fill(body, company);
    checkSheet.status = 'submitted';
    checkSheet.submittedAt = at;
    return checkSheet;
  }

  sign(by: Signatory, image: Buffer): void {
    this.signatures.add(Object.assign(new CheckSheetSignature(), { by, image }));
  }

  signatureOf(by: Signatory): Buffer | null {
    return this.signatures.getItems().find((signature) => signature.by === by)?.image ?? null;
  }

  /** Ids of the photos in their order. */
  photoIds(): string[] {
    return this.photos.map((photo) => photo.slice(photo.lastIndexOf('/') + 1));
  }

  formDate(): string {
    return this.checkDate;
  }

  pdfFileName(): string {
    return `check-sheet-${this.checkDate}-${this.reference}.pdf`;
  }

  /** Takes every field of the body that is stored as it is, and works out what is not. */
  private fill(body: CheckSheetBody, company: FormCompany): void {
    const { company: driverFirm, clientCompany: clientFirm, customerId: _, version: __, ...rest } = body;
    const { operatorSignature: _o, clientSignature: _c, ...fields } = rest;
    Object.assign(this, fields, { driverFirm, clientFirm });
    this.companyId = company.id;
    this.companyName = company.name;
    this.companyEmail = company.contactEmail;
  }
}
