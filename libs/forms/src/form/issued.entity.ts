import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The company of the register that a form is for, as it was called when the form was saved or sent. */
export interface FormCompany {
  readonly id: string;
  readonly name: string;
  readonly contactEmail: string | null;
}

/**
 * What is signed, put on paper, mailed, opened by a link and kept: what a timesheet, a check sheet and a set of them
 * have in common.
 */
@Entity({ abstract: true })
export abstract class Issued {
  /** Made by the browser when the form was begun: the same one can only be sent once. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'integer', version: true })
  version!: number;

  /** Printed and read out on the telephone: `TS-7K3M9QXD`. */
  @Property({ type: 'string', length: 11, unique: true })
  reference!: string;

  /** Null as long as none has been chosen. */
  @Property({ type: 'uuid', nullable: true })
  companyId: string | null = null;

  @Property({ type: 'string', length: 120, nullable: true })
  companyName: string | null = null;

  @Property({ type: 'string', length: 254, nullable: true })
  companyEmail: string | null = null;

  /** Raising it revokes every link that was mailed. */
  @Property({ type: 'integer' })
  linkVersion: number = 1;

  @Property({ type: 'datetime', length: 3, nullable: true })
  submittedAt: Date | null = null;

  /** Where the PDF lies in object storage, once it is rendered. */
  @Property({ type: 'string', length: 80, nullable: true })
  pdfKey: string | null = null;

  /** Of the PDF. */
  @Property({ type: 'integer', nullable: true })
  pdfByteSize: number | null = null;

  /** Whom it is mailed to: normalised, each once. */
  abstract recipients(): string[];

  abstract pdfFileName(): string;

  /** Puts the company on it as the register has it now, or none. */
  isFor(company: FormCompany | null): void {
    this.companyId = company?.id ?? null;
    this.companyName = company?.name ?? null;
    this.companyEmail = company?.contactEmail ?? null;
  }
}
