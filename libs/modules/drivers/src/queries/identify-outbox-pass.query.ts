import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler } from '@nestjs/cqrs';
import { IdentifyOutboxPass, type Caller } from '@groundsheet/contracts';
import { Clock, type Answers } from '@groundsheet/platform';
import { hashOfPass, OutboxPass } from '../signing-in/outbox-pass.entity.js';

@QueryHandler(IdentifyOutboxPass)
export class IdentifyOutboxPassHandler implements Answers<IdentifyOutboxPass> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute({ token, device }: IdentifyOutboxPass): Promise<Caller | null> {
    const pass = await this.em.findOne(
      OutboxPass,
      {
        tokenHash: hashOfPass(token, device),
        expiresAt: { $gt: this.clock.now() },
        driver: { deactivatedAt: null },
      },
      { populate: ['driver'], disableIdentityMap: true },
    );
    if (!pass) return null;
    const { id, fullName, email, confirmedAt, createdAt } = pass.driver;
    return {
      id,
      fullName,
      email,
      role: 'driver',
      confirmed: confirmedAt !== null,
      registeredAt: createdAt,
      sessionId: pass.id,
      sessionEndsAt: pass.expiresAt,
      passwordGivenAt: new Date(0),
    };
  }
}
