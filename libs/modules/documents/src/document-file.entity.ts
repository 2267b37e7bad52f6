import type { Rel } from '@mikro-orm/core';
import { Entity, Formula, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
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

  @Property({ type: 'datetime', length: 3 })
  expectedAt!: Date;

  /** Null until the file has come, as the size. */
  @Property({ type: 'string', length: 40, nullable: true })
  contentType: string | null = null;

  @Property({ type: 'integer', nullable: true })
  byteSize: number | null = null;

  /** Null until it has been read, and where that failed. */
  @Property({ type: 'integer', nullable: true })
  pages: number | null = null;

  /** Its first page, small, as WebP. */
  @Property({ type: 'blob', nullable: true, lazy: true })
  thumbnail?: Buffer | null;

  @Formula((file) => `${file}.thumbnail is not null`)
  readonly hasThumbnail?: boolean;

  get isHere(): boolean {
    return this.byteSize !== null;
  }
}
