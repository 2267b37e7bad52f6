import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PreferencesResponse } from './preference.dto.js';

/** All preferences that an account has set. */
export class ListPreferences extends Query<PreferencesResponse> {
  constructor(readonly driverId: string) {
    super();
  }
}

@QueryHandler(ListPreferences)
export class ListPreferencesHandler implements IQueryHandler<ListPreferences> {
  constructor(private readonly em: EntityManager) {}

  async execute({ driverId }: ListPreferences): Promise<PreferencesResponse> {
    const rows = await this.em.execute<{ key: string; value: unknown }[]>(
      'select key, value from driver_preferences where driver_id = ?',
      [driverId],
    );
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  }
}
