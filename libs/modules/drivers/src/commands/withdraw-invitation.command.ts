import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountDeleted } from '@groundsheet/contracts';
import { Audit, EventRecorder } from '@groundsheet/platform';
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
    private readonly events: EventRecorder,
    private readonly audit: Audit,
  ) {}

  async execute({ driverId }: WithdrawInvitation): Promise<void> {
    this.em.remove(await lockInvited(this.em, driverId));
    await this.audit.record({
      what: 'account.invitation-withdrawn',
      about: { kind: 'account', id: driverId },
    });
    await this.events.record(new AccountDeleted({ driverId }));
    await this.em.flush();
  }
}
