import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { FormKind } from '@groundsheet/form-rules';
import { FormKinds } from '../form-kinds.js';
import type { FormReader } from '../form-reader.js';
import type { FormResponse } from '../form.response.js';
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
    private readonly forms: ReadableForms,
    private readonly kinds: FormKinds,
  ) {}

  async execute({ id, reader, kind }: GetForm): Promise<FormResponse> {
    const { form, readAs } = await this.forms.openRecorded(id, reader, {
      as: 'form',
      kind,
      signatures: true,
    });
    return this.kinds.of(form).responseOf(form, readAs);
  }
}
