import { EntityManager } from '@mikro-orm/postgresql';
import type { PreferenceKey, Preferences } from '@groundsheet/form-rules';
import { Clock } from '@groundsheet/platform';
import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import { driverProblems } from '../accounts/driver.problems.js';
import type { PreferencesResponse } from './preference.dto.js';
import type { SentPreference } from './sent-preference.decorator.js';

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

export class PutPreference extends Command<void> {
  constructor(
    readonly driverId: string,
    readonly preference: SentPreference,
  ) {
    super();
  }
}

@CommandHandler(PutPreference)
export class PutPreferenceHandler implements ICommandHandler<PutPreference> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** One statement, so that of two devices at the same time the later one wins and neither fails. */
  async execute({ driverId, preference: { key, value } }: PutPreference): Promise<void> {
    await this.em.execute(
      `insert into driver_preferences (driver_id, key, value, changed_at) values (?, ?, ?::jsonb, ?)
       on conflict (driver_id, key) do update set value = excluded.value, changed_at = excluded.changed_at`,
      [driverId, key, JSON.stringify(value), this.clock.now()],
    );
  }
}
