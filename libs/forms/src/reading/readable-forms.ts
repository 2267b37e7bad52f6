import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { seesAll } from '@groundsheet/contracts';
import { Audit } from '@groundsheet/platform';
import type { FormKind } from '@groundsheet/form-rules';
import { DriverForm } from '../form/driver-form.entity.js';
import { formProblems } from '../form/form.problems.js';
import type { FormReader, OpenedAs, ReadAs } from './form-reader.js';
import { FormLinks } from '../links/form-links.js';
import { SIGNATURES } from '../form/signatories.js';

/** A form that a person may read, and as what. */
interface OpenForm {
  readonly form: DriverForm;
  readonly readAs: ReadAs;
}

/** Opens forms for those who may read them (docs/product.md, Links). */
@Injectable()
export class ReadableForms {
  constructor(
    private readonly em: EntityManager,
    private readonly links: FormLinks,
    private readonly audit: Audit,
  ) {}

  /**
   * The form, for its driver; once it is sent, also for supervisors and admins and for anyone with the key of a mailed
   * link.
   *
   * @param kind any, unless one is given
   * @throws {Problem} 404 where there is no such form or the reader may not have it
   */
  async open(
    id: string,
    reader: FormReader,
    { kind, signatures = false }: { kind?: FormKind; signatures?: boolean } = {},
  ): Promise<OpenForm> {
    // The key is judged before anything is read: a wrong one costs no query.
    if (!reader.caller && !this.links.allows(reader.key, id)) throw formProblems.unknown();
    const form = await this.em.findOne(
      DriverForm,
      { id, ...(kind ? { kind } : {}) },
      { populate: signatures ? SIGNATURES : [], disableIdentityMap: true },
    );
    const readAs = form && this.judge(form, reader);
    if (!readAs) throw formProblems.unknown();
    if (readAs === 'office' && form.status === 'draft') throw formProblems.draftOfAnother(form.kind);
    return { form, readAs };
  }

  /**
   * As `open`, and records that the form was opened where that was not by its driver. A link that was exchanged for a
   * cookie was recorded then, and covers what is opened by the cookie.
   */
  async openRecorded(
    id: string,
    reader: FormReader,
    { as, ...wanted }: { as: OpenedAs; kind?: FormKind; signatures?: boolean },
  ): Promise<OpenForm> {
    const open = await this.open(id, reader, wanted);
    const isRecorded = open.readAs === 'office' || (open.readAs === 'recipient' && reader.bringsLink);
    if (isRecorded && !reader.isHead) await this.record(open, reader, as);
    return open;
  }

  private record({ form: { id }, readAs }: OpenForm, { key }: FormReader, as: OpenedAs): Promise<void> {
    const about = { kind: 'form', id } as const;
    return this.audit.recordHourly(
      readAs === 'office'
        ? { what: 'form.read', about, details: { as } }
        : { what: 'form.link-opened', about, details: { as, recipient: this.links.recipientOf(key!) } },
    );
  }

  private judge(form: DriverForm, { caller, key }: FormReader): ReadAs | null {
    if (caller && caller.id === form.driverId) return 'driver';
    if (seesAll(caller)) return 'office';
    const isOpen = form.status === 'submitted' && this.links.allows(key, form.id, form.linkVersion);
    return isOpen ? 'recipient' : null;
  }
}
