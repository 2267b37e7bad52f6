import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { isLikeGuest, type FormSender } from '@groundsheet/platform';

export type UploadKind = 'photo' | 'document' | 'logo';

/** Whose room a file takes until something holds it; accounts that are not confirmed share that of guests. */
export type UploadPool = 'guest' | 'account';

/** What is stored of a file once it is known. */
export interface UploadedFile {
  readonly contentType: string;
  readonly byteSize: number;
  /** Dots; null where the file is no picture. */
  readonly width: number | null;
  readonly height: number | null;
}

/** What is different about a file once nothing holds it any more. */
export const RELEASED = { heldBy: null, state: 'released' } as const;

const ADDRESS_MINUTES = 15;
const UNATTACHED_HOURS = 24;

/**
 * One file on its way to its holder, a form or a document: an address is given out, the file comes, a holder
 * takes it. What nobody takes is removed. See docs/product.md, Photos and uploads.
 */
@Index({
  name: 'uploads_released',
  expression: `create index "uploads_released" on "uploads" ("id") where "state" = 'released'`,
})
@Entity({ tableName: 'uploads' })
export class Upload {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuidv7();

  @Property({ type: 'string', length: 10 })
  kind!: UploadKind;

  /** The device of `limits/sender.ts`, or an account's id: only what is theirs may take the file. */
  @Property({ type: 'string', length: 40 })
  uploader!: string;

  @Property({ type: 'string', length: 10 })
  pool: UploadPool = 'guest';

  /** For the room that one network may fill; forgotten once the file is held. */
  @Property({ type: 'string', length: 60, nullable: true })
  network!: string | null;

  /**
   * Storing: it has been received and judged, and is on its way into the object storage. Released: what held it has let go of
   * it, nobody can read or take it, and it is about to be deleted.
   */
  @Property({ type: 'string', length: 10 })
  state: 'expected' | 'storing' | 'stored' | 'released' = 'expected';

  @Property({ type: 'string', length: 40, nullable: true })
  contentType: string | null = null;

  @Property({ type: 'integer', nullable: true })
  byteSize: number | null = null;

  @Property({ type: 'integer', nullable: true })
  width: number | null = null;

  @Property({ type: 'integer', nullable: true })
  height: number | null = null;

  /** Of the file as it came, hexadecimal: what is stored of a picture was redrawn. Null while there is none. */
  @Property({ type: 'character', length: 64, nullable: true })
  sha256: string | null = null;

  /** Known before there is an object, so that whatever breaks off leaves none that nobody knows of. */
  @Index()
  @Property({ type: 'string', length: 80 })
  objectKey: string = `uploads/${randomUUID()}`;

  @Index()
  @Index({
    name: 'uploads_unattached',
    expression: `create index "uploads_unattached" on "uploads" ("created_at") where "held_by" is null`,
  })
  /** The form or document that has it. */
  @Property({ type: 'uuid', nullable: true })
  heldBy: string | null = null;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  /** Until when its address takes the file. */
  @Property({ type: 'datetime', length: 3 })
  expiresAt!: Date;

  static expect(kind: UploadKind, sender: FormSender, now: Date): Upload {
    const { caller, device, network } = sender;
    const createdAt = now;
    const expiresAt = new Date(now.getTime() + ADDRESS_MINUTES * 60_000);
    return Object.assign(new Upload(), {
      kind,
      uploader: caller?.id ?? device,
      pool: isLikeGuest(sender) ? 'guest' : 'account',
      network,
      createdAt,
      expiresAt,
    });
  }

  /** The file is there and takes up room; nobody else can bring another. */
  claim({ contentType, byteSize, width, height }: UploadedFile, sha256: string): void {
    Object.assign(this, { state: 'storing', contentType, byteSize, width, height, sha256 });
  }

  /** The file could not be stored: it may be brought again. */
  takeBack(): void {
    const nothing = { contentType: null, byteSize: null, width: null, height: null, sha256: null };
    Object.assign(this, { state: 'expected', ...nothing });
  }

  stored(): void {
    this.state = 'stored';
  }

  /** A copy for another holder, of the same object. */
  static copyOf(upload: Upload, heldBy: string, now: Date): Upload {
    const { kind, uploader, pool, objectKey, contentType, byteSize, width, height, sha256 } = upload;
    const file = { objectKey, contentType, byteSize, width, height, sha256 };
    const copy = Object.assign(new Upload(), {
      kind,
      uploader,
      pool,
      ...file,
      createdAt: now,
      expiresAt: now,
    });
    copy.network = null;
    copy.attachTo(heldBy);
    copy.stored();
    return copy;
  }

  /** Whether something of these uploaders may hold it; one that is over its day is as good as removed. */
  isThereFor(uploaders: readonly string[], now: Date): boolean {
    if (this.state !== 'stored' || !uploaders.includes(this.uploader)) return false;
    return this.heldBy !== null || this.createdAt > oldestUnattached(now);
  }

  attachTo(holder: string): void {
    this.heldBy = holder;
    this.network = null;
  }

  /** Nothing holds it any more. */
  release(): void {
    Object.assign(this, RELEASED);
  }
}

/** What was given out before and is not held is removed. */
export function oldestUnattached(now: Date): Date {
  return new Date(now.getTime() - UNATTACHED_HOURS * 3_600_000);
}

/** When a file that nobody holds is as good as removed. */
export function removedAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + UNATTACHED_HOURS * 3_600_000);
}
