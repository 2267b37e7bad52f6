import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import {
  CERTIFICATE_NAME_LENGTH,
  FIELD_LENGTHS,
  type CertificateDue,
  type CertificateKind,
  type ReminderDays,
} from '@groundsheet/form-rules';
import { v7 as uuidv7 } from 'uuid';

export interface EnteredCertificate extends CertificateDue {
  readonly kind: CertificateKind;
  /** Of one of another kind; null for the rest. */
  readonly name: string | null;
  /** `YYYY-MM-DD` */
  readonly examinedOn: string | null;
  readonly isRequired: boolean;
  readonly opensFromCode: boolean;
}

/** The condition of the index of current certificates: whatever reads them names it in the same words. */
export const IS_CURRENT = 'replaced_at is null';

/**
 * A paper that says until when a machine may be used, or is insured. One that was replaced stays for the machine's log; one
 * that was removed is gone (docs/decisions/0044).
 */
@Index({
  name: 'certificates_of_machine',
  expression: `create index "certificates_of_machine" on "certificates" ("machine_id") where ${IS_CURRENT}`,
})
@Entity({ tableName: 'certificates' })
export class Certificate implements EnteredCertificate {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuidv7();

  @Property({ type: 'uuid' })
  machineId!: string;

  @Property({ type: 'string', length: 20 })
  kind!: CertificateKind;

  @Property({ type: 'string', length: CERTIFICATE_NAME_LENGTH, nullable: true })
  name: string | null = null;

  @Property({ type: 'date', nullable: true })
  examinedOn: string | null = null;

  @Property({ type: 'date', nullable: true })
  dueOn: string | null = null;

  @Property({ type: 'integer', nullable: true })
  dueAtHours: number | null = null;

  @Property({ type: 'boolean' })
  isRequired!: boolean;

  /** Anybody who stands in front of the machine may open the file. */
  @Property({ type: 'boolean' })
  opensFromCode!: boolean;

  /** A {@link CertificateFile}; null where none was added. */
  @Property({ type: 'uuid', nullable: true })
  fileId: string | null = null;

  @Property({ type: 'uuid' })
  addedById!: string;

  /** As they were called then. */
  @Property({ type: 'string', length: FIELD_LENGTHS.driverSignedName })
  addedBy!: string;

  @Property({ type: 'datetime', length: 3 })
  addedAt!: Date;

  /** When another has taken its place. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  replacedAt: Date | null = null;

  @Property({ type: 'date', nullable: true })
  lookedAfterOn: string | null = null;

  /** At how many days left the office was reminded last; null where it has not been. */
  @Property({ type: 'integer', nullable: true })
  remindedAt: ReminderDays | null = null;

  /** The next mail to the office tells of it. */
  @Property({ type: 'boolean', default: false })
  isReminderOwed: boolean = false;

  /** What is due on another day is reminded of again. */
  enter(entered: EnteredCertificate): void {
    if (entered.dueOn !== this.dueOn || entered.dueAtHours !== this.dueAtHours) {
      this.remindedAt = null;
      this.isReminderOwed = false;
    }
    this.lookedAfterOn = null;
    Object.assign(this, entered);
  }

  owe(days: ReminderDays): void {
    this.remindedAt = days;
    this.isReminderOwed = true;
  }
}
