import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Readable } from 'node:stream';
import { Clock } from '../clock.js';
import type { Fault } from '../problems/problem.js';
import { ObjectMissing, ObjectStorage } from '../storage/object-storage.js';
import { Upload } from './upload.entity.js';
import { uploadFaults, uploadProblems } from './upload.problems.js';
import { uploadIdOf } from './upload-url.js';

/** A form, and the files that it wants for its own. */
export interface AttachRequest {
  /** UUID of the form. */
  readonly formId: string;
  /** As the form brings them: `/api/objects/<uuid>`. */
  readonly urls: readonly string[];
  /** The device or account that sends the form (`FormSender.device`). */
  readonly uploader: string;
  /** Where the list stands in the request, `checkSheetData.photos`; faults name the place in it. */
  readonly path: string;
}

/** A file that is being read. */
export interface OpenUpload {
  readonly content: Readable;
  readonly contentType: string;
  readonly byteSize: number;
}

/** What the modules of forms do with uploaded files: take them into a form, and read them by it. */
@Injectable()
export class Uploads {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes files into a form, in the caller's transaction and with its flush. The rows stay locked until then, so two
   * forms never take the same file. Files that are in this form already stay there: sending again changes nothing.
   *
   * @returns the ids in the form's order; where there are faults, nothing has been taken
   * @throws {Error} outside a transaction
   */
  async attach({ formId, urls, uploader, path }: AttachRequest): Promise<{ ids: string[]; faults: Fault[] }> {
    if (!this.em.isInTransaction()) throw new Error('A file is attached outside a transaction.');
    const ids = urls.map((url) => uploadIdOf(url) ?? '');
    // In one order for everybody: two forms that share two files do not wait for each other.
    const uploads = await this.em.find(
      Upload,
      { id: { $in: ids.filter(Boolean) }, kind: 'photo' },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
    );
    const now = this.clock.now();
    const faults = ids.flatMap((id, at) => {
      const place = `${path}.${at}`;
      const upload = uploads.find((each) => each.id === id);
      if (!upload?.isThereFor(uploader, now)) return [uploadFaults.unknown(place)];
      if (upload.formId !== null && upload.formId !== formId) return [uploadFaults.attached(place)];
      return ids.indexOf(id) < at ? [uploadFaults.repeated(place)] : [];
    });
    if (faults.length === 0) for (const upload of uploads) upload.attachTo(formId);
    return { ids, faults };
  }

  /**
   * Opens a file of a form. Whether the reader may read the form is for the form's module to judge before.
   *
   * @throws {Problem} 404 where the file is not in this form
   */
  async open(id: string, formId: string): Promise<OpenUpload> {
    const upload = await this.em.findOne(Upload, { id, formId, state: 'stored' });
    if (!upload) throw uploadProblems.unknown();
    const content = await this.storage.stream(upload.objectKey).catch((error: unknown) => {
      throw error instanceof ObjectMissing ? uploadProblems.unknown() : error;
    });
    return { content, contentType: upload.contentType!, byteSize: upload.byteSize! };
  }
}
