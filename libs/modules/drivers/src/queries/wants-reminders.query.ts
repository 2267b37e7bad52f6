import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { WantsReminders } from '@groundsheet/contracts';
import { DriverPreference } from '../preferences/driver-preference.entity.js';

@QueryHandler(WantsReminders)
export class WantsRemindersHandler implements IQueryHandler<WantsReminders> {
  constructor(private readonly em: EntityManager) {}

  async execute({ driverId: driver }: WantsReminders): Promise<boolean> {
    const set = await this.em.findOne(DriverPreference, { driver, key: 'expiry-reminders' });
    return set?.value !== 'off';
  }
}
