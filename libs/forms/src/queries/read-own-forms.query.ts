import { QueryHandler } from '@nestjs/cqrs';
import { EntityManager } from '@mikro-orm/postgresql';
import { ReadOwnForms, type WholeForm } from '@groundsheet/contracts';
import type { Answers } from '@groundsheet/platform';
import { DriverForm } from '../driver-form.entity.js';
import { SIGNATURES } from '../signatories.js';
import { FormKinds } from '../form-kinds.js';
import { ownFormsSql, type OwnFormRow } from './own-forms-sql.js';

/** Answers the contract's question as the form's own call would; nothing keeps the forms in memory. */
@QueryHandler(ReadOwnForms)
export class ReadOwnFormsHandler implements Answers<ReadOwnForms> {
  constructor(
    private readonly em: EntityManager,
    private readonly kinds: FormKinds,
  ) {}

  async execute({ filter }: ReadOwnForms): Promise<WholeForm[]> {
    const { sql, values } = ownFormsSql(filter);
    const ids = (await this.em.execute<OwnFormRow[]>(sql, values)).map(({ id }) => id);
    const forms = await this.em.find(
      DriverForm,
      { id: { $in: ids } },
      { populate: SIGNATURES, disableIdentityMap: true },
    );
    return ids.flatMap((id) => {
      const form = forms.find((each) => each.id === id);
      return form ? [this.kinds.of(form).responseOf(form, 'driver') as unknown as WholeForm] : [];
    });
  }
}
