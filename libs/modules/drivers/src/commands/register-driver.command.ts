import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Audit, Clock } from '@groundsheet/platform';
import { normaliseEmail } from '@groundsheet/form-rules';
import { ConfirmationMails } from '../accounts/confirmation-mails.js';
import type { RegistrationBody } from '../accounts/driver.dto.js';
import { Driver } from '../accounts/driver.entity.js';
import { driverProblems } from '../accounts/driver.problems.js';
import { flushNewDriver } from '../accounts/flush-new-driver.js';
import { DriverSessions } from '../signing-in/driver-sessions.js';
import type { ProvenDriver } from '../signing-in/known-devices.js';
import { hashPassword } from '../passwords/passwords.js';

/** Who has just signed in: the name for the response, the rest for the cookies. */
export interface SignedIn {
  readonly fullName: string;
  readonly token: string;
  readonly proven: ProvenDriver;
}

/** Creates an account and signs in to it. A mail with a link to confirm the address follows. */
export class RegisterDriver extends Command<SignedIn> {
  constructor(
    readonly body: RegistrationBody,
    readonly device: string,
    readonly address: string | undefined,
  ) {
    super();
  }
}

@CommandHandler(RegisterDriver)
export class RegisterDriverHandler implements ICommandHandler<RegisterDriver> {
  constructor(
    private readonly em: EntityManager,
    private readonly mails: ConfirmationMails,
    private readonly sessions: DriverSessions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async execute({ body, device, address }: RegisterDriver): Promise<SignedIn> {
    const email = normaliseEmail(body.email);
    if (await this.em.count(Driver, { email })) throw driverProblems.emailTaken();

    const fullName = body.fullName.trim();
    const passwordHash = await hashPassword(body.password);
    const driver = Driver.register({ email, fullName, passwordHash }, this.clock.now());
    this.em.persist(driver);
    const token = this.sessions.begin(driver, device);

    await flushNewDriver(this.em);
    await this.audit.record({
      what: 'account.registered',
      about: { kind: 'account', id: driver.id },
      who: driver.id,
    });
    await this.mails.request(driver, address);
    return { fullName, token, proven: driver };
  }
}
