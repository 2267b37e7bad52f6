import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler } from '@nestjs/cqrs';
import { WantsReminders } from '@groundsheet/contracts';
import type { Answers } from '@groundsheet/platform';
import { DriverPreference } from '../preferences/driver-preference.entity.js';

@QueryHandler(WantsReminders)
export class WantsRemindersHandler implements Answers<WantsReminders> {
  constructor(private readonly em: EntityManager) {}

  async execute({ driverId: driver }: WantsReminders): Promise<boolean> {
    const set = await this.em.findOne(DriverPreference, { driver, key: 'expiry-reminders' });
    return set?.value !== 'off';
  }
}
