import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler } from '@nestjs/cqrs';
import { CountForms } from '@groundsheet/contracts';
import type { Answers } from '@groundsheet/platform';

/** Answers the contract's question from the forms of these accounts alone. */
@QueryHandler(CountForms)
export class CountFormsHandler implements Answers<CountForms> {
  constructor(private readonly em: EntityManager) {}

  async execute({ driverIds }: CountForms): Promise<ReadonlyMap<string, number>> {
    const rows = await this.em.execute<{ driver_id: string; forms: number }[]>(
      `select driver_id, count(*)::int as forms from forms
        where driver_id = any(?::uuid[]) and status = 'submitted' group by driver_id`,
      [`{${driverIds.join(',')}}`],
    );
    return new Map(rows.map(({ driver_id: id, forms }) => [id, forms]));
  }
}
