import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PreferenceKey, Preferences } from '@groundsheet/form-rules';
import { driverProblems } from '../driver.problems.js';

/** In the shape in which it was put. */
export interface PreferenceAnswer {
  readonly value: Preferences[PreferenceKey];
}

/** One preference of an account. */
export class GetPreference extends Query<PreferenceAnswer> {
  constructor(
    readonly driverId: string,
    readonly key: PreferenceKey,
  ) {
    super();
  }
}

@QueryHandler(GetPreference)
export class GetPreferenceHandler implements IQueryHandler<GetPreference> {
  constructor(private readonly em: EntityManager) {}

  async execute({ driverId, key }: GetPreference): Promise<PreferenceAnswer> {
    const [row] = await this.em.execute<PreferenceAnswer[]>(
      'select value from driver_preferences where driver_id = ? and key = ?',
      [driverId, key],
    );
    if (!row) throw driverProblems.unsetPreference();
    return row;
  }
}
