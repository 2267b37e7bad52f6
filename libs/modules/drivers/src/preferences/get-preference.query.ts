import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PreferenceKey, Preferences } from '@groundsheet/form-rules';
import { driverProblems } from '../accounts/driver.problems.js';

export interface PreferenceResponse {
  readonly value: Preferences[PreferenceKey];
}

export class GetPreference extends Query<PreferenceResponse> {
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

  async execute({ driverId, key }: GetPreference): Promise<PreferenceResponse> {
    const [row] = await this.em.execute<PreferenceResponse[]>(
      'select value from driver_preferences where driver_id = ? and key = ?',
      [driverId, key],
    );
    if (!row) throw driverProblems.unsetPreference();
    return row;
  }
}
