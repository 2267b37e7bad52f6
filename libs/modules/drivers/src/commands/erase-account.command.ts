import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountErasure } from '../accounts/account-erasure.js';
import { driverProblems } from '../accounts/driver.problems.js';
import { lockOther } from '../people/lock-admins.js';

/** An admin erases another person's account, as its owner could. */
export class EraseAccount extends Command<void> {
  constructor(
    readonly driverId: string,
    readonly adminId: string,
  ) {
    super();
  }
}

@CommandHandler(EraseAccount)
export class EraseAccountHandler implements ICommandHandler<EraseAccount> {
  constructor(
    private readonly em: EntityManager,
    private readonly erasure: AccountErasure,
  ) {}

  async execute({ driverId: id, adminId }: EraseAccount): Promise<void> {
    const driver = await lockOther(this.em, id, adminId);
    if (driver.invitedUntil) throw driverProblems.onlyInvited();
    await this.erasure.erase(driver, 'account.deleted');
  }
}
