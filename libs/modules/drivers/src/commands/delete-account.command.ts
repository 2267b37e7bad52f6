import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountErasure } from '../accounts/account-erasure.js';
import { Driver } from '../accounts/driver.entity.js';
import { driverProblems } from '../accounts/driver.problems.js';
import { lockAdmins } from '../people/lock-admins.js';
import type { ProvenDriver } from '../signing-in/known-devices.js';

/** Erases an account whose password has been proved, and ends its sessions. Other modules erase what they keep of it. */
export class DeleteAccount extends Command<void> {
  constructor(readonly proven: ProvenDriver) {
    super();
  }
}

@CommandHandler(DeleteAccount)
export class DeleteAccountHandler implements ICommandHandler<DeleteAccount> {
  constructor(
    private readonly em: EntityManager,
    private readonly erasure: AccountErasure,
  ) {}

  async execute({ proven }: DeleteAccount): Promise<void> {
    const admins = await lockAdmins(this.em);
    if (admins.length === 1 && admins[0]!.id === proven.id) throw driverProblems.lastAdmin();
    const driver = await this.em.findOne(
      Driver,
      { ...proven, deactivatedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!driver) throw driverProblems.notYourPassword();

    await this.erasure.erase(driver, 'account.deleted');
  }
}
