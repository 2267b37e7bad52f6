import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { Audit, Clock } from '@groundsheet/platform';
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
