import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { PasswordGuessed } from '@groundsheet/contracts';
import { Audit, Clock, EventRecorder, Transaction } from '@groundsheet/platform';
import { normaliseEmail } from '@groundsheet/form-rules';
import type { FastifyRequest } from 'fastify';
import { Driver } from '../accounts/driver.entity.js';
import { driverProblems } from '../accounts/driver.problems.js';
import { KnownDevices, type ProvenDriver } from './known-devices.js';
import { PasswordTries, type CountedTry } from './password-tries.js';
import { isPassword } from '../passwords/passwords.js';

/** The wrong password of strangers within a day at which the owner is told. */
const WARNED_AT = 20;

/** Checks a password. Neither the result nor its time reveals whether the account exists. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly em: EntityManager,
    private readonly tries: PasswordTries,
    private readonly devices: KnownDevices,
    private readonly events: EventRecorder,
    private readonly audit: Audit,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Call this outside a transaction: a wrong password counts whatever follows.
   *
   * @param refusal what to throw if they do not match
   * @throws {Problem} that refusal, or 429 after too many of them
   */
  async prove(
    typed: { email: string; password: string },
    request: FastifyRequest,
    refusal = driverProblems.wrongCredentials,
  ): Promise<ProvenDriver> {
    const email = normaliseEmail(typed.email);
    const driver = await this.em.findOne(
      Driver,
      { email, deactivatedAt: null },
      { disableIdentityMap: true },
    );
    const device = this.devices.deviceOf(request, driver);
    // Counted before the check, so that of many attempts at once only the allowed number is checked.
    const counted = await this.transaction.run(() =>
      device ? this.tries.countOnKnown(email, device) : this.tries.countOfStranger(email, request.ip),
    );
    const isRight = await isPassword(typed.password, driver?.passwordHash ?? null);
    if (!isRight || !driver) {
      await this.transaction.run(() => this.noteWrong(driver, counted));
      throw refusal();
    }
    await this.transaction.run(() => this.tries.forgive(counted));
    return { id: driver.id, passwordVersion: driver.passwordVersion };
  }

  /** The same work where there is no account. */
  private async noteWrong(driver: Driver | null, { strangersToday }: CountedTry): Promise<void> {
    const about = { kind: 'account', id: driver?.id ?? null } as const;
    await this.audit.recordHourly({ what: 'account.password-wrong', about });
    if (strangersToday !== WARNED_AT) return;
    const at = this.clock.now().toISOString();
    // Nobody owns an account whose invitation is still open.
    const driverId = driver && !driver.invitedUntil ? driver.id : null;
    await this.events.record(new PasswordGuessed({ driverId, day: this.clock.today(), at }));
  }
}
