import { Collection, PrimaryKeyProp, type Opt, type Rel } from '@mikro-orm/core';
import {
  Entity,
  Formula,
  Index,
  ManyToOne,
  OneToMany,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import type { ArrivedFile } from '@groundsheet/files';
import {
  FIELD_LENGTHS,
  folded,
  PROPOSED_FIELDS,
  type DocumentCategory,
  type DocumentSide,
  type ProposedField,
  type ReminderDays,
} from '@groundsheet/form-rules';
import { OfAccount } from '@groundsheet/platform';
import { v7 as uuidv7 } from 'uuid';
import { BroughtFile } from './brought-file.entity.js';
import { IndexesOfDocuments } from './document-indexes.js';

/** What its owner may change of a document. */
interface DocumentFacts {
  readonly category: DocumentCategory;
  readonly description: string | null;
  /** Plain date: the last day on which it is valid. */
  readonly expiryDate: string | null;
  /** As on a card or licence. */
  readonly documentNumber: string | null;
  readonly holderName: string | null;
}

/** A page of a list has up to a hundred of them. */
const MOST_TEXT = 50_000;

/**
 * A licence, card or certificate that a driver keeps in the vault: one or more files that are one thing, such as the two
 * sides of a licence (docs/product.md, Documents).
 */
@IndexesOfDocuments()
@OfAccount('owner_id')
@Entity({ tableName: 'documents' })
export class Document implements DocumentFacts {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuidv7();

  @Property({ type: 'uuid' })
  ownerId!: string;

  @Property({ type: 'string', length: 20 })
  category!: DocumentCategory;

  @Property({ type: 'string', length: FIELD_LENGTHS.documentDescription, nullable: true })
  description: string | null = null;

  /** Of its first file, as its owner's device has it. */
  @Property({ type: 'string', length: FIELD_LENGTHS.fileName })
  fileName!: string;

  /** Expected: no file has come yet, and nobody sees it. Processing: it has not been read yet. */
  @Property({ type: 'string', length: 10 })
  status: 'expected' | 'processing' | 'completed' = 'expected';

  @Property({ type: 'date', nullable: true })
  expiryDate: string | null = null;

  @Property({ type: 'string', length: FIELD_LENGTHS.documentNumber, nullable: true })
  documentNumber: string | null = null;

  @Property({ type: 'string', length: FIELD_LENGTHS.holderName, nullable: true })
  holderName: string | null = null;

  /** What is printed on it, as far as it could be read. */
  @Property({ type: 'text' })
  extractedText: string = '';

  /** Why it could not be read, in a sentence for its owner. */
  @Property({ type: 'string', length: 300, nullable: true })
  note: string | null = null;

  /** Its PDFs as pictures, for share packs: done until a further file comes, null where it has been in none. */
  @Property({ type: 'string', length: 10, nullable: true })
  drawing: 'waiting' | 'done' | null = null;

  /** Everything that a search looks through, see `folded`. */
  @Property({ type: 'text', lazy: true })
  searched!: string;

  @OneToMany({ entity: () => DocumentFile, mappedBy: 'document', orphanRemoval: true })
  readonly files = new Collection<DocumentFile>(this);

  @OneToMany({ entity: () => DocumentProposal, mappedBy: 'document', orphanRemoval: true })
  readonly proposals = new Collection<DocumentProposal>(this);

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  /** How many days it had left when its owner was last reminded; null where they have not been. */
  @Property({ type: 'integer', nullable: true })
  remindedAt: ReminderDays | null = null;

  /** Its owner has thrown it away; for a day they can have it back. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  deletedAt: Date | null = null;

  @Property({ type: 'integer', version: true })
  version!: Opt<number>;

  static begin(
    facts: { ownerId: string; category: DocumentCategory; description: string | null; fileName: string },
    now: Date,
  ): Document {
    const document = Object.assign(new Document(), facts, { createdAt: now });
    document.indexText();
    return document;
  }

  /** In their order, without those that have not come. */
  get arrivedFiles(): DocumentFile[] {
    return this.files
      .getItems()
      .filter(({ isHere }) => isHere)
      .sort((one, other) => one.position - other.position);
  }

  /**
   * An address has been given out for another of its files.
   *
   * @param replaces the id of a file that this one is, brought again
   */
  expect(id: string, side: DocumentSide, now: Date, replaces?: string): void {
    const last = Math.max(0, ...this.files.map((file) => file.position));
    const file = Object.assign(new DocumentFile(), { id, side, position: last + 1, replaces: null });
    const before = this.files.getItems().find((each) => each.id === replaces);
    if (before) Object.assign(file, { side: before.side, position: before.position, replaces });
    // What has not been taken yet need not come any more.
    if (before && !before.isHere) this.files.remove(before);
    this.files.add(Object.assign(file, { expectedAt: now }));
  }

  /**
   * Files have come: it is to be read, again where more are added.
   *
   * @returns the ids of files that others have come in place of
   */
  arrived(files: readonly ArrivedFile[]): string[] {
    const replaced: string[] = [];
    for (const { id, contentType, byteSize } of files) {
      const file = this.files.getItems().find((each) => each.id === id);
      if (file) Object.assign(file, { contentType, byteSize });
      const before = this.files.getItems().find((each) => each.id === file?.replaces);
      if (!before) continue;
      replaced.push(before.id);
      this.files.remove(before);
    }
    Object.assign(this, { status: 'processing', note: null });
    if (this.drawing) this.drawn();
    return replaced;
  }

  /** The PDFs that have not been drawn, in their order. */
  get undrawnFiles(): DocumentFile[] {
    return this.arrivedFiles.filter(({ isUndrawn }) => isUndrawn);
  }

  /** It is shown in a share pack, or some of its files have been drawn for one. */
  drawn(): void {
    this.drawing = this.undrawnFiles.length > 0 ? 'waiting' : 'done';
  }

  /** What its owner has said themselves is not proposed to them any more. */
  change(facts: DocumentFacts): void {
    if (facts.expiryDate !== this.expiryDate) this.remindedAt = null;
    for (const field of PROPOSED_FIELDS) if (facts[field] !== this[field]) this.judge(field);
    Object.assign(this, facts);
    this.indexText();
  }

  /** Its owner has accepted, corrected or turned down what was proposed. */
  judge(field: ProposedField): void {
    this.proposals.remove((proposal) => proposal.field === field);
  }

  /** It has been read, as far as that could be done. */
  completeReading({ text, note }: { text: string; note: string | null }): void {
    this.extractedText = text.trim().slice(0, MOST_TEXT).toWellFormed();
    Object.assign(this, { note, status: 'completed' });
    this.indexText();
  }

  /** Its owner is reminded so many days before its last one, and not of that again. */
  reminded(days: ReminderDays): void {
    this.remindedAt = days;
  }

  throwAway(now: Date): void {
    this.deletedAt ??= now;
  }

  bringBack(): void {
    this.deletedAt = null;
  }

  private indexText(): void {
    const { fileName, description, extractedText } = this;
    this.searched = folded([fileName, description, extractedText].join('\n'));
  }
}

/** One file of a document: a side of a card, a photographed page, or a PDF. */
@Entity({ tableName: 'document_files' })
export class DocumentFile extends BroughtFile {
  @Index()
  @ManyToOne({ entity: () => Document, fieldName: 'document_id', deleteRule: 'cascade' })
  document!: Rel<Document>;

  /** Null until it has been read, and where that failed. */
  @Property({ type: 'integer', nullable: true })
  pages: number | null = null;

  /** Of a PDF: how many of its pages there are pictures of, none where it cannot be drawn; null until that was tried. */
  @Property({ type: 'integer', nullable: true })
  drawnPages: number | null = null;

  /** Of a PDF that has been drawn. */
  @Property({ type: 'integer', nullable: true })
  allPages: number | null = null;

  /** Its first page, small, as WebP. */
  @Property({ type: 'blob', nullable: true, lazy: true })
  thumbnail?: Buffer | null;

  @Formula((file) => `${file}.thumbnail is not null`)
  readonly hasThumbnail?: boolean;

  get isPdf(): boolean {
    return this.contentType === 'application/pdf';
  }

  get isUndrawn(): boolean {
    return this.isPdf && this.drawnPages === null;
  }
}

/** What a document says of itself, until its owner has judged it (docs/decisions/0040). */
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
