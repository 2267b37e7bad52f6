import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { Clock } from '@groundsheet/platform';
import type { SessionResponse } from '../accounts/driver.dto.js';
import { overSince, Session } from '../signing-in/session.entity.js';

/** The devices that a person is signed in on, last used first. */
export class ListSessions extends Query<SessionResponse[]> {
  /** @param caller whose sessions, and which of them makes the call */
  constructor(readonly caller: Pick<Caller, 'id' | 'sessionId'>) {
    super();
  }
}

@QueryHandler(ListSessions)
export class ListSessionsHandler implements IQueryHandler<ListSessions> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute({ caller }: ListSessions): Promise<SessionResponse[]> {
    const { usedAt, createdAt } = overSince(this.clock.now());
    const sessions = await this.em.find(
      Session,
      { driver: caller.id, usedAt: { $gt: usedAt }, createdAt: { $gt: createdAt } },
      { orderBy: { usedAt: 'desc', id: 'desc' }, disableIdentityMap: true },
    );
    return sessions.map((session) => ({
      id: session.id,
      device: session.device,
      signedInAt: session.createdAt.toISOString(),
      lastUsedAt: session.usedAt.toISOString(),
      current: session.id === caller.sessionId,
    }));
  }
}
