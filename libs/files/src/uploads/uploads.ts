import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Readable } from 'node:stream';
import { UploadsReleased } from '@groundsheet/contracts';
import { Clock, EventRecorder, type Fault, type FormSender, uploadersOf } from '@groundsheet/platform';
import { ObjectMissing, ObjectStorage } from '../storage/object-storage.js';
import { RELEASED, Upload, type UploadKind } from './upload.entity.js';
import { uploadFaults, uploadProblems } from './upload.problems.js';
import { uploadIdOf, urlOfUpload } from './upload-url.js';

/** A form or document, and the files that it wants for its own. */
export interface AttachRequest {
  /** UUID of what is to hold the files. */
  readonly heldBy: string;
  readonly kind: UploadKind;
  /** As the request brings them: `/api/objects/<uuid>`. */
  readonly urls: readonly string[];
  readonly sender: FormSender;
  /** Where the list stands in the request, `checkSheetData.photos`; faults name the place in it. */
  readonly path: string;
}

/** A file that has come to its address. */
export interface ArrivedFile {
  readonly id: string;
  readonly contentType: string;
  readonly byteSize: number;
}

/** A file that is being read. */
export interface OpenUpload {
  readonly content: Readable;
  readonly contentType: string;
  readonly byteSize: number;
  /** Dots; null where it is no picture. */
  readonly width: number | null;
  readonly height: number | null;
}

/** What is done with uploaded files: a form or document takes them, and they are read by it. */
@Injectable()
export class Uploads {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: ObjectStorage,
    private readonly events: EventRecorder,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes files for a holder, in the caller's transaction and with its flush. The rows stay locked until then, so two
   * holders never take the same file. Files that it holds already stay there, no matter who brought them; those that it held
   * and does not name any more are released.
   *
   * @returns the ids in the order of the request; where there are faults, nothing has been taken
   * @throws {Error} outside a transaction
   */
  async attach({
    heldBy,
    kind,
    urls,
    sender,
    path,
  }: AttachRequest): Promise<{ ids: string[]; faults: Fault[] }> {
    if (!this.em.isInTransaction()) throw new Error('A file is attached outside a transaction.');
    const ids = urls.map((url) => uploadIdOf(url) ?? '');
    // In one order for everybody: two requests for the same two files do not wait for each other.
    const uploads = await this.em.find(
      Upload,
      { kind, $or: [{ id: { $in: ids.filter(Boolean) } }, { heldBy }] },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
    );
    const now = this.clock.now();
    const uploaders = uploadersOf(sender);
    const faults = ids.flatMap((id, at) => {
      const place = `${path}.${at}`;
      const upload = uploads.find((each) => each.id === id);
      const isHeld = upload?.heldBy === heldBy;
      if (!isHeld && !upload?.isThereFor(uploaders, now)) return [uploadFaults.unknown(place)];
      if (!isHeld && upload?.heldBy) return [uploadFaults.attached(place)];
      return ids.indexOf(id) < at ? [uploadFaults.repeated(place)] : [];
    });
    if (faults.length > 0) return { ids, faults };
    const dropped = uploads.filter(({ id }) => !ids.includes(id));
    for (const upload of uploads) if (!dropped.includes(upload)) upload.attachTo(heldBy);
    for (const upload of dropped) upload.release();
    if (dropped.length > 0) await this.events.record(new UploadsReleased({}));
    return { ids, faults };
  }

  /**
   * Takes for a holder what has come to the addresses that were given out for it, in the caller's transaction and with its
   * flush.
   *
   * @param ids as the addresses came with them; one that no file has come to is left alone
   */
  async takeArrived(ids: readonly string[], heldBy: string): Promise<ArrivedFile[]> {
    const uploads = await this.em.find(
      Upload,
      { id: { $in: [...ids] }, state: 'stored', heldBy: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
    );
    for (const upload of uploads) upload.attachTo(heldBy);
    return uploads.map(({ id, contentType, byteSize }) => ({
      id,
      contentType: contentType!,
      byteSize: byteSize!,
    }));
  }

  /** Those of these addresses that a file has come to which nobody has taken yet. */
  async arrivedOf(ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const which = { id: { $in: [...ids] }, state: 'stored' as const, heldBy: null };
    const arrived = await this.em.find(Upload, which, { fields: ['id'], disableIdentityMap: true });
    return arrived.map(({ id }) => id);
  }

  /** As `release`, of some of the files of a holder that stays. */
  async letGo(ids: readonly string[], heldBy: string): Promise<void> {
    if (ids.length === 0) return;
    const released = await this.em.nativeUpdate(Upload, { id: { $in: [...ids] }, heldBy }, RELEASED);
    if (released > 0) await this.events.record(new UploadsReleased({}));
  }

  /**
   * Gives a holder copies of another's files, in the caller's transaction and with its flush. The object in storage is
   * one for all copies, and stays until the last of them is removed.
   *
   * @param urls as the other has them
   * @returns what each copy is called, in the same order; a file that is gone has none
   */
  async copy(urls: readonly string[], from: string, to: string): Promise<ReadonlyMap<string, string>> {
    // Who releases them meanwhile waits, and finds that the object is needed.
    const lockMode = LockMode.PESSIMISTIC_READ;
    const uploads = await this.em.find(Upload, { heldBy: from, state: 'stored' }, { lockMode });
    const copies = new Map<string, string>();
    for (const url of urls) {
      const upload = uploads.find(({ id }) => id === uploadIdOf(url));
      if (!upload) continue;
      const copy = Upload.copyOf(upload, to, this.clock.now());
      this.em.persist(copy);
      copies.set(url, urlOfUpload(copy.id));
    }
    return copies;
  }

  /**
   * Lets go of what holders that are erased held, in the caller's transaction: nobody can read it, it counts nowhere, and its
   * files are deleted as soon as that is committed (docs/decisions/0009).
   *
   * @throws {Error} outside a transaction
   */
  async release(holders: readonly string[]): Promise<void> {
    const released = await this.em.nativeUpdate(Upload, { heldBy: { $in: [...holders] } }, RELEASED);
    if (released > 0) await this.events.record(new UploadsReleased({}));
  }

  /**
   * What its files were when they came, by their ids.
   *
   * @returns SHA-256, hexadecimal, in the order of the ids; one that it does not hold has none
   */
  async hashesOf(ids: readonly string[], heldBy: string): Promise<string[]> {
    if (ids.length === 0) return [];
    const uploads = await this.em.find(Upload, { id: { $in: [...ids] }, heldBy });
    return ids.flatMap((id) => uploads.find((upload) => upload.id === id)?.sha256 ?? []);
  }

  /** How large a picture is, in dots; null where it is not held by it. */
  async sizeOf(id: string, heldBy: string): Promise<{ width: number; height: number } | null> {
    const upload = await this.em.findOne(
      Upload,
      { id, heldBy, state: 'stored' },
      { disableIdentityMap: true },
    );
    return upload && { width: upload.width!, height: upload.height! };
  }

  /**
   * Opens a file by what holds it. Whether the reader may see that is for its module to judge before.
   *
   * @throws {Problem} 404 where the file is not held by it
   */
  async open(id: string, heldBy: string): Promise<OpenUpload> {
    const upload = await this.em.findOne(Upload, { id, heldBy, state: 'stored' });
    if (!upload) throw uploadProblems.unknown();
    return this.opened(upload);
  }

  /**
   * Opens a photo for who sent it, in a form or not.
   *
   * @throws {Problem} 404 also where it is another's
   */
  async openOwnPhoto(id: string, sender: FormSender): Promise<OpenUpload> {
    const upload = await this.em.findOne(Upload, { id, kind: 'photo' });
    if (!upload?.isThereFor(uploadersOf(sender), this.clock.now())) throw uploadProblems.unknown();
    return this.opened(upload);
  }

  private async opened(upload: Upload): Promise<OpenUpload> {
    const content = await this.storage.stream(upload.objectKey).catch(missing);
    if (!content) throw uploadProblems.unknown();
    const { contentType, byteSize, width, height } = upload;
    return { content, contentType: contentType!, byteSize: byteSize!, width, height };
  }
}

/** Nothing where the object is gone. */
function missing(error: unknown): null {
  if (error instanceof ObjectMissing) return null;
  throw error;
}
