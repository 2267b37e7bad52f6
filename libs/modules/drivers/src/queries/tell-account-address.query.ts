import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { TellAccountAddress } from '@groundsheet/contracts';
import { Driver } from '../driver.entity.js';

@QueryHandler(TellAccountAddress)
export class TellAccountAddressHandler implements IQueryHandler<TellAccountAddress> {
  constructor(private readonly em: EntityManager) {}

  async execute({ driverId }: TellAccountAddress): Promise<string | null> {
    return (await this.em.findOne(Driver, { id: driverId }))?.email ?? null;
  }
}
