import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A PDF that we have made of a form or set: of the file its hash alone, so that anybody can ask whether theirs is one of ours. */
@Index({ properties: ['reference', 'sha256'] })
@Entity({ tableName: 'made_pdfs' })
export class MadePdf {
  /** Of the file in object storage; of one that is not kept there, `read/` and a number of its own. */
  @PrimaryKey({ type: 'string', length: 80 })
  objectKey!: string;

  @Property({ type: 'string', length: 11 })
  reference!: string;

  /** Of the form or set: it goes with them. */
  @Index()
  @Property({ type: 'uuid' })
  formId!: string;

  /** Hexadecimal. */
  @Property({ type: 'string', length: 64 })
  sha256!: string;

  @Property({ type: 'datetime', length: 3 })
  madeAt!: Date;

  /** When another was drawn in its place, or what it says has changed; null for those that are given out now. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  replacedAt: Date | null = null;

  /** What took its place, beside corrections, of which the form knows itself. */
  @Property({ type: 'string', length: 10, nullable: true })
  replacedBy: 'signature' | 'change' | null = null;

  /** Whether everybody who signs had signed when it was made. */
  @Property({ type: 'boolean' })
  isSigned!: boolean;

  /**
   * Of one that was drawn to be read before signing and is not kept: the SHA-256 of what is shown, and after it which
   * signatures it has. Null for those in storage.
   */
  @Property({ type: 'string', length: 100, nullable: true })
  version: string | null = null;
}
