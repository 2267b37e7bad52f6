import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { DocumentFile } from './document.entity.js';

/** A page of a PDF as a picture, for share packs; it goes with its file (docs/decisions/0048). */
@Entity({ tableName: 'document_pages' })
export class DocumentPage {
  [PrimaryKeyProp]?: ['file', 'number'];

  @ManyToOne({ entity: () => DocumentFile, fieldName: 'file_id', primary: true, deleteRule: 'cascade' })
  file!: Rel<DocumentFile>;

  /** From 1. */
  @PrimaryKey({ type: 'integer' })
  number!: number;

  /** WebP. */
  @Property({ type: 'blob' })
  picture!: Buffer;
}
