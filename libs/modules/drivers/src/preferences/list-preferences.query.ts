import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PreferencesAnswer } from './preference.dto.js';

/** Everything that an account has ever set. */
export class ListPreferences extends Query<PreferencesAnswer> {
  constructor(readonly driverId: string) {
    super();
  }
}

@QueryHandler(ListPreferences)
export class ListPreferencesHandler implements IQueryHandler<ListPreferences> {
  constructor(private readonly em: EntityManager) {}

  async execute({ driverId }: ListPreferences): Promise<PreferencesAnswer> {
    const rows = await this.em.execute<{ key: string; value: unknown }[]>(
      'select key, value from driver_preferences where driver_id = ?',
      [driverId],
    );
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  }
}
