import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Config } from '@groundsheet/platform';
import type { DemoCodeResponse } from '../machine.dto.js';
import { Machine } from '../machine.entity.js';
import { DEMO_CODES } from '../machines.seed.js';

/** The codes offered by Simulate QR. An installation without a demo has none. */
export class ListDemoCodes extends Query<DemoCodeResponse[]> {}

@QueryHandler(ListDemoCodes)
export class ListDemoCodesHandler implements IQueryHandler<ListDemoCodes> {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
  ) {}

  async execute(): Promise<DemoCodeResponse[]> {
    if (!this.config.seedDemo) return [];
    const machines = await this.em.find(
      Machine,
      { qrCode: { $in: DEMO_CODES }, archivedAt: null },
      { orderBy: { qrCode: 'asc' }, disableIdentityMap: true },
    );
    return machines.map(({ qrCode, description }) => ({ code: qrCode, description }));
  }
}
