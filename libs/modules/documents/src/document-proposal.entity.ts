import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { FIELD_LENGTHS, type ProposedField } from '@groundsheet/form-rules';
import { Document } from './document.entity.js';

/** What a document says of itself, until its owner has judged it (docs/decisions/0047). */
@Entity({ tableName: 'document_proposals' })
export class DocumentProposal {
  [PrimaryKeyProp]?: ['document', 'field'];

  @ManyToOne({ entity: () => Document, fieldName: 'document_id', primary: true, deleteRule: 'cascade' })
  document!: Rel<Document>;

  @PrimaryKey({ type: 'string', length: 20 })
  field!: ProposedField;

  @Property({ type: 'string', length: FIELD_LENGTHS.holderName })
  value!: string;

  /** From 0 to 1. */
  @Property({ type: 'double' })
  confidence!: number;

  /** The part of the page that says so, as WebP. */
  @Property({ type: 'blob', lazy: true })
  picture!: Buffer;
}
