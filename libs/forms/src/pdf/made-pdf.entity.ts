import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A PDF that we have made of a form or set: of the file its hash alone, so that anybody can ask whether theirs is one of ours. */
@Index({ properties: ['reference', 'sha256'] })
@Index({
  name: 'made_pdfs_to_hash',
  expression: `create index "made_pdfs_to_hash" on "made_pdfs" ("made_at") where "sha256" is null`,
})
@Entity({ tableName: 'made_pdfs' })
export class MadePdf {
  /** Of the file in object storage. */
  @PrimaryKey({ type: 'string', length: 80 })
  objectKey!: string;

  @Property({ type: 'string', length: 11 })
  reference!: string;

  /** Of the form or set: it goes with them. */
  @Index()
  @Property({ type: 'uuid' })
  formId!: string;

  /** Hexadecimal; null for those from before, until they have been hashed. Empty where the file was gone by then. */
  @Property({ type: 'string', length: 64, nullable: true })
  sha256: string | null = null;

  @Property({ type: 'datetime', length: 3 })
  madeAt!: Date;

  /** When another was drawn in its place; null for those that are given out now. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  replacedAt: Date | null = null;
}
