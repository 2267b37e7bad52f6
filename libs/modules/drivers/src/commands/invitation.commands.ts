import { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@groundsheet/contracts';
import { Audit, Clock } from '@groundsheet/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountErasure } from '../accounts/account-erasure.js';
import { invitedUntil } from '../accounts/account-mails.js';
import { InvitationMails } from '../people/invitation-mails.js';
import { lockInvited } from '../people/lock-invited.js';

/** Mails an invitation once more. It then ends later; the earlier mail still works until its own end. */
export class InviteAgain extends Command<void> {
  constructor(
    readonly driverId: string,
    readonly admin: Caller,
  ) {
    super();
  }
}

@CommandHandler(InviteAgain)
export class InviteAgainHandler implements ICommandHandler<InviteAgain> {
  constructor(
    private readonly em: EntityManager,
    private readonly mails: InvitationMails,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async execute({ driverId, admin }: InviteAgain): Promise<void> {
    const driver = await lockInvited(this.em, driverId);
    driver.invitedUntil = invitedUntil(this.clock.now());
    await this.audit.record({ what: 'account.invited-again', about: { kind: 'account', id: driverId } });
    await this.em.flush();
    await this.mails.send(driver, admin);
  }
}

/** Takes back an invitation that has not been accepted: its link no longer works, and nothing about the person is kept. */
export class WithdrawInvitation extends Command<void> {
  constructor(readonly driverId: string) {
    super();
  }
}

@CommandHandler(WithdrawInvitation)
export class WithdrawInvitationHandler implements ICommandHandler<WithdrawInvitation> {
  constructor(
    private readonly em: EntityManager,
    private readonly erasure: AccountErasure,
  ) {}

  async execute({ driverId }: WithdrawInvitation): Promise<void> {
    await this.erasure.erase(await lockInvited(this.em, driverId), 'account.invitation-withdrawn');
  }
}
