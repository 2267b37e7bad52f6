import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountErasure } from '../accounts/account-erasure.js';
import { Driver } from '../accounts/driver.entity.js';
import { driverProblems } from '../accounts/driver.problems.js';
import { lockAdmins, lockOther } from '../people/lock-admins.js';
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
