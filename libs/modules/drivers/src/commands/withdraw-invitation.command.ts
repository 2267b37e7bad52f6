import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountErasure } from '../accounts/account-erasure.js';
import { lockInvited } from '../people/lock-invited.js';

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
