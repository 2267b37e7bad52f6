import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Clock, LiveSignals } from '@groundsheet/platform';
import { randomBytes } from 'node:crypto';
import { Driver } from '../accounts/driver.entity.js';
import { OutboxPass } from './outbox-pass.entity.js';
import { hashOfToken, Session } from './session.entity.js';

const TOKEN_BYTES = 32;

/** Begins and ends sessions, in the caller's transaction. Open streams end with their session, once it is committed. */
@Injectable()
export class DriverSessions {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly signals: LiveSignals,
  ) {}

  /** @returns the token for the cookie, which is stored nowhere else */
  begin(driver: Driver, device: string): string {
    const token = newToken();
    const now = this.clock.now();
    const times = { createdAt: now, usedAt: now, passwordGivenAt: now };
    const facts = { driver, device, tokenHash: hashOfToken(token), ...times };
    driver.lastSignedInAt = now;
    this.em.persist(Object.assign(new Session(), facts));
    return token;
  }

  /**
   * The password was given once more: the session carries on with another token, so that a copy of the cookie is worth nothing.
   *
   * @returns the token for the cookie; null if the session has ended meanwhile
   */
  async renew(sessionId: string, driverId: string): Promise<string | null> {
    const token = newToken();
    const now = this.clock.now();
    const facts = { tokenHash: hashOfToken(token), usedAt: now, passwordGivenAt: now };
    const renewed = await this.em.nativeUpdate(Session, { id: sessionId, driver: driverId }, facts);
    return renewed === 1 ? token : null;
  }

  async endAllOf(driverId: string): Promise<void> {
    await this.em.nativeDelete(Session, { driver: driverId });
    await this.em.nativeDelete(OutboxPass, { driver: driverId });
    await this.signals.tell('session.ended', { accountId: driverId });
  }

  /** Ends the pass of its device as well. @returns false if the account has no such session */
  async end(sessionId: string, driverId: string): Promise<boolean> {
    await this.em.nativeDelete(OutboxPass, { sessionId, driver: driverId });
    if ((await this.em.nativeDelete(Session, { id: sessionId, driver: driverId })) === 0) return false;
    await this.signals.tell('session.ended', { accountId: driverId, sessionId });
    return true;
  }
}

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}
