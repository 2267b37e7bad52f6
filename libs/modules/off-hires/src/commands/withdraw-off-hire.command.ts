import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OFF_HIRE_LENGTHS, oneLine } from '@groundsheet/form-rules';
import { Audit, Clock, LiveSignals, refuseFaults } from '@groundsheet/platform';
import { offHireFaults } from '../off-hire.problems.js';
import { OffHireMails } from '../off-hire-mails.js';
import { OffHiresToConfirm } from '../off-hires-to-confirm.js';

/** The office withdraws a notice, and says why: the hire goes on. */
export class WithdrawOffHire extends Command<void> {
  constructor(
    readonly id: string,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(WithdrawOffHire)
export class WithdrawOffHireHandler implements ICommandHandler<WithdrawOffHire> {
  constructor(
    private readonly em: EntityManager,
    private readonly waiting: OffHiresToConfirm,
    private readonly mails: OffHireMails,
    private readonly signals: LiveSignals,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 404, 409 where the notice is settled, 422 without a reason */
  async execute({ id, reason: written }: WithdrawOffHire): Promise<void> {
    const offHire = await this.waiting.locked(id);
    const reason = oneLine(written, OFF_HIRE_LENGTHS.note);
    refuseFaults(reason === '' ? [offHireFaults.reason] : []);
    offHire.withdraw(reason, this.clock.now());
    await this.em.flush();
    await this.audit.record({ what: 'off-hire.withdrawn', about: { kind: 'off-hire', id } });
    await this.mails.tell(offHire);
    await this.signals.tell('off-hires.changed', { ownerId: null });
  }
}
