import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { DocumentSide } from '@groundsheet/form-rules';

/** A file as it is brought: asked for, then here. */
@Entity({ abstract: true })
export abstract class BroughtFile {
  /** The id of its upload. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'string', length: 5 })
  side!: DocumentSide;

  /** Among the files of its document, from 1. */
  @Property({ type: 'integer' })
  position!: number;

  @Property({ type: 'datetime', length: 3 })
  expectedAt!: Date;

  /** The file that this one is brought again for: once it has come, that one goes. */
  @Property({ type: 'uuid', nullable: true })
  replaces: string | null = null;

  /** Null until the file has come, as the size. */
  @Property({ type: 'string', length: 40, nullable: true })
  contentType: string | null = null;

  @Property({ type: 'integer', nullable: true })
  byteSize: number | null = null;

  get isHere(): boolean {
    return this.byteSize !== null;
  }
}
