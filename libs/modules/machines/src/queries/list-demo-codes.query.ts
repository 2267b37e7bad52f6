import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Config } from '@groundsheet/platform';
import type { DemoCodeAnswer } from '../machine.dto.js';
import { Machine } from '../machine.entity.js';
import { DEMO_CODES } from '../machines.seed.js';

/** The codes that Simulate QR offers; an installation without a demo has none. */
export class ListDemoCodes extends Query<DemoCodeAnswer[]> {}

@QueryHandler(ListDemoCodes)
export class ListDemoCodesHandler implements IQueryHandler<ListDemoCodes> {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
  ) {}

  async execute(): Promise<DemoCodeAnswer[]> {
    if (!this.config.seedDemo) return [];
    const machines = await this.em.find(
      Machine,
      { qrCode: { $in: DEMO_CODES } },
      { orderBy: { qrCode: 'asc' }, disableIdentityMap: true },
    );
    return machines.map(({ qrCode, description }) => ({ code: qrCode, description }));
  }
}
