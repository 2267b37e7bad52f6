import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { DocumentSide } from '@groundsheet/form-rules';
import { Document } from './document.entity.js';

/** One file of a document: a side of a card, a photographed page, or a PDF. */
@Entity({ tableName: 'document_files' })
export class DocumentFile {
  /** The id of its upload. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Index()
  @ManyToOne({ entity: () => Document, fieldName: 'document_id', deleteRule: 'cascade' })
  document!: Rel<Document>;

  @Property({ type: 'string', length: 5 })
  side!: DocumentSide;

  /** Among the files of its document, from 1. */
  @Property({ type: 'integer' })
  position!: number;

  /** Null until the file has come, as the size. */
  @Property({ type: 'string', length: 40, nullable: true })
  contentType: string | null = null;

  @Property({ type: 'integer', nullable: true })
  byteSize: number | null = null;

  get isHere(): boolean {
    return this.byteSize !== null;
  }
}
