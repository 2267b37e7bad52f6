import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { FormKind } from '@groundsheet/form-rules';
import { DriverForm } from './driver-form.entity.js';
import { formProblems } from './form.problems.js';
import type { FormReader } from './form-reader.js';
import { FormLinks } from './links/form-links.js';

/** Opens forms for those who may read them (docs/product.md, Links). */
@Injectable()
export class ReadableForms {
  constructor(
    private readonly em: EntityManager,
    private readonly links: FormLinks,
  ) {}

  /**
   * The form, for its driver, supervisors and admins; once it is sent, also for whoever holds the key of a mailed link.
   *
   * @param kind any, unless one is given
   * @throws {Problem} 404 where there is no such form or the reader may not have it
   */
  async open(
    id: string,
    reader: FormReader,
    { kind, signatures = false }: { kind?: FormKind; signatures?: boolean } = {},
  ): Promise<DriverForm> {
    // The key is judged before anything is read: a wrong one costs no query.
    if (!reader.caller && !this.links.allows(reader.key, id)) throw formProblems.unknown();
    const form = await this.em.findOne(
      DriverForm,
      { id, ...(kind ? { kind } : {}) },
      { populate: signatures ? ['signatures'] : [] },
    );
    if (!form || !this.mayRead(form, reader)) throw formProblems.unknown();
    return form;
  }

  private mayRead(form: DriverForm, { caller, key }: FormReader): boolean {
    if (caller && (caller.role !== 'driver' || caller.id === form.driverId)) return true;
    return form.status === 'submitted' && this.links.allows(key, form.id, form.linkVersion);
  }
}
