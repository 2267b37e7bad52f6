import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { PasswordGuessed } from '@groundsheet/contracts';
import { Audit, Clock, EventRecorder, Limits, Transaction } from '@groundsheet/platform';
import { normaliseEmail } from '@groundsheet/form-rules';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { Driver } from './driver.entity.js';
import { driverProblems } from './driver.problems.js';
import { KnownDevices } from './known-devices.js';
import { PasswordTries, type CountedTry } from './password-tries.js';
import { isPassword } from './passwords.js';
import { Turns } from './turns.js';

/** Somebody who has just proved that they know the password of an account. */
export interface ProvenDriver {
  readonly id: string;
  /** The version of the password; the proof is void once it has changed. */
  readonly passwordVersion: number;
}

/** Wrong passwords of strangers within a day, after which the owner is told. */
const WARNED_AFTER = 20;
const WARNING = { name: 'warnings-of-account', most: 1, hours: 24 };

/** Checks a password. Neither the result nor its time reveals whether the account exists. */
@Injectable()
export class PasswordCheck {
  private readonly turns = new Turns();

  constructor(
    private readonly em: EntityManager,
    private readonly tries: PasswordTries,
    private readonly devices: KnownDevices,
    private readonly limits: Limits,
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
    const counted = device
      ? await this.transaction.run(() => this.tries.countOnKnown(email, device))
      : await this.countOfStranger(email, request);
    await this.clock.pause(counted.pauseMs);
    const isRight = await isPassword(typed.password, driver?.passwordHash ?? null);
    if (!isRight || !driver) {
      await this.transaction.run(() => this.noteWrong(email, driver?.id ?? null, counted));
      throw refusal();
    }
    await this.transaction.run(() => this.tries.forgive(counted));
    return { id: driver.id, passwordVersion: driver.passwordVersion };
  }

  private countOfStranger(email: string, { ip }: FastifyRequest): Promise<CountedTry> {
    return this.turns.take(email, () => this.transaction.run(() => this.tries.countOfStranger(email, ip)));
  }

  /** The same for an address without an account: the subscriber finds out whether there is anybody to tell. */
  private async noteWrong(email: string, id: string | null, { strangersToday }: CountedTry): Promise<void> {
    await this.audit.record({ what: 'account.password-wrong', about: { kind: 'account', id } });
    if (strangersToday < WARNED_AFTER) return;
    const over = await this.limits.countAndFindOver([{ ...WARNING, subject: email }]);
    if (over) return;
    const at = this.clock.now().toISOString();
    await this.events.record(new PasswordGuessed({ requestId: uuidv7(), email, at }));
  }
}
