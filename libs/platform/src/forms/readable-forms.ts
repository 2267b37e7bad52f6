import { Injectable, StreamableFile } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { FormLinks } from '../form-links/form-links.js';
import { ObjectStorage } from '../storage/object-storage.js';
import { formProblems } from './form-problems.js';
import type { FormReader } from './form-reader.js';
import type { Form, FormEntity } from './form.js';

/** Opens forms for those who may read them (product decisions, Who may read a submitted form). */
@Injectable()
export class ReadableForms {
  constructor(
    private readonly em: EntityManager,
    private readonly links: FormLinks,
    private readonly storage: ObjectStorage,
  ) {}

  /**
   * The form with its signatures: for its driver, supervisors and admins; once it is sent, also for whoever holds the
   * key of a mailed link.
   *
   * @throws {Problem} 404 where there is no such form or the reader may not have it
   */
  open<F extends Form>(entity: FormEntity<F>, id: string, reader: FormReader): Promise<F> {
    return this.find(entity, id, reader, ['signatures']);
  }

  /** @throws {Problem} 404 as `open` does, 409 for a draft, 503 while the PDF is being made */
  async openPdf<F extends Form>(
    entity: FormEntity<F>,
    id: string,
    reader: FormReader,
  ): Promise<StreamableFile> {
    const form = await this.find(entity, id, reader);
    if (form.status === 'draft') throw formProblems.notSent(entity.formKind);
    if (!form.pdfKey) throw formProblems.pdfNotReady(entity.formKind);
    return new StreamableFile(await this.storage.stream(form.pdfKey), {
      type: 'application/pdf',
      disposition: `attachment; filename="${form.pdfFileName()}"`,
    });
  }

  private async find<F extends Form>(
    entity: FormEntity<F>,
    id: string,
    reader: FormReader,
    populate: string[] = [],
  ): Promise<F> {
    // The key is judged before anything is read: a wrong one costs no query.
    if (!reader.caller && !this.links.allows(reader.key, id)) throw formProblems.unknown(entity.formKind);
    const form = await this.em.findOne(entity, { id } as never, { populate: populate as never });
    if (!form || !this.mayRead(form, reader)) throw formProblems.unknown(entity.formKind);
    return form as F;
  }

  private mayRead(form: Form, { caller, key }: FormReader): boolean {
    if (caller && (caller.role !== 'driver' || caller.id === form.driverId)) return true;
    return form.status === 'submitted' && this.links.allows(key, form.id, form.linkVersion);
  }
}
