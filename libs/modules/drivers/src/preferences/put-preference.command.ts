import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '@groundsheet/platform';
import type { SentPreference } from './sent-preference.decorator.js';

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
