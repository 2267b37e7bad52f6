import { type Caller, IdentifyCaller, IdentifyOutboxPass, type Role } from '@groundsheet/contracts';
import { type Answers, Clock } from '@groundsheet/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler } from '@nestjs/cqrs';
import { hashOfPass, OutboxPass } from '../signing-in/outbox-pass.entity.js';
import { endOf, hashOfToken, overSince } from '../signing-in/session.entity.js';

const MINUTE = 60_000;

interface Row {
  id: string;
  session_id: string;
  used_at: string;
  created_at: string;
  password_given_at: string;
  role: Role;
  full_name: string;
  email: string;
  confirmed: boolean;
  registered_at: string;
}

/** Usually one statement: a renewal is written at most once a minute. */
@QueryHandler(IdentifyCaller)
export class IdentifyCallerHandler implements Answers<IdentifyCaller> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute({ token, renews }: IdentifyCaller): Promise<Caller | null> {
    const now = this.clock.now();
    const { usedAt, createdAt } = overSince(now);
    const [row] = await this.em.execute<Row[]>(
      `select driver.id, session.id as session_id, session.used_at, session.created_at,
              session.password_given_at, driver.role, driver.full_name, driver.email,
              driver.confirmed_at is not null as confirmed, driver.created_at as registered_at
         from sessions as session join drivers as driver on driver.id = session.driver_id
        where session.token_hash = ? and session.used_at > ? and session.created_at > ? and driver.deactivated_at is null`,
      [hashOfToken(token), usedAt, createdAt],
    );
    if (!row) return null;
    const session = { usedAt: new Date(row.used_at), createdAt: new Date(row.created_at) };
    if (renews && now.getTime() - session.usedAt.getTime() >= MINUTE) await this.renew(row.session_id, now);
    const { id, session_id: sessionId, role, full_name: fullName, email, confirmed } = row;
    const times = { sessionEndsAt: endOf(session), passwordGivenAt: new Date(row.password_given_at) };
    const registeredAt = new Date(row.registered_at);
    return { id, sessionId, ...times, role, fullName, email, confirmed, registeredAt };
  }

  /** Does nothing if the session has ended meanwhile. */
  private async renew(sessionId: string, now: Date): Promise<void> {
    await this.em.execute('update sessions set used_at = ? where id = ?', [now, sessionId]);
  }
}

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
