import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { TellMissing, type MissingOfWeek } from '@groundsheet/contracts';
import { addDays } from '@groundsheet/form-rules';
import { hoursOfDaysSql, type HoursOfDay } from './hours-sql.js';
import { missingSql } from './missing-sql.js';

@QueryHandler(TellMissing)
export class TellMissingHandler implements IQueryHandler<TellMissing> {
  constructor(private readonly em: EntityManager) {}

  async execute({ driverId, weekEnding }: TellMissing): Promise<MissingOfWeek | null> {
    const week = { from: addDays(weekEnding, -6), to: weekEnding };
    const [missingOf, ...asked] = missingSql(week, driverId);
    const [missing] = await this.em.execute<Omit<MissingOfWeek, 'workedOn'>[]>(missingOf, asked);
    if (!missing) return null;
    const [hoursOf, ...values] = hoursOfDaysSql(week, driverId);
    const days = await this.em.execute<HoursOfDay[]>(hoursOf, values);
    return { ...missing, workedOn: days.map(({ date }) => date) };
  }
}
