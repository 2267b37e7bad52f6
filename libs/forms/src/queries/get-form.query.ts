import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { FormKind } from '@groundsheet/form-rules';
import { DriverForm } from '../driver-form.entity.js';
import { FormKinds } from '../form-kinds.js';
import type { FormReader } from '../form-reader.js';
import type { FormResponse, Replacement } from '../form.response.js';
import { ReadableForms } from '../readable-forms.js';

/** A form for somebody who may read it, in the shape of its kind. */
export class GetForm extends Query<FormResponse> {
  constructor(
    readonly id: string,
    readonly reader: FormReader,
    /** The only kind that will do; any where none is given. */
    readonly kind?: FormKind,
  ) {
    super();
  }
}

@QueryHandler(GetForm)
export class GetFormHandler implements IQueryHandler<GetForm> {
  constructor(
    private readonly em: EntityManager,
    private readonly forms: ReadableForms,
    private readonly kinds: FormKinds,
  ) {}

  async execute({ id, reader, kind }: GetForm): Promise<FormResponse> {
    const { form, readAs } = await this.forms.openRecorded(id, reader, {
      as: 'form',
      kind,
      signatures: true,
    });
    const response = this.kinds.of(form).responseOf(form, readAs);
    return form.supersededBy
      ? { ...response, replacedBy: await this.replacement(form.supersededBy) }
      : response;
  }

  /** Whoever may read a form may know what has taken its place. */
  private async replacement(id: string): Promise<Replacement | undefined> {
    const sent = await this.em.findOne(DriverForm, id);
    return sent?.submittedAt
      ? { reference: sent.reference, sentAt: sent.submittedAt.toISOString() }
      : undefined;
  }
}
