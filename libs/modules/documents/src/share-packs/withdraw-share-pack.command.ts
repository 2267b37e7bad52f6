import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { Audit, Clock } from '@groundsheet/platform';
import { SharePack } from './share-pack.entity.js';
import { sharePackProblems } from './share-pack.problems.js';

/** A driver, or an admin, closes a share pack before its last day. */
export class WithdrawSharePack extends Command<void> {
  constructor(
    readonly id: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(WithdrawSharePack)
export class WithdrawSharePackHandler implements ICommandHandler<WithdrawSharePack> {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Repeating it changes nothing. @throws {Problem} 404 */
  async execute({ id, caller }: WithdrawSharePack): Promise<void> {
    const own = caller.role === 'admin' ? {} : { ownerId: caller.id };
    const pack = await this.em.findOne(SharePack, { id, ...own });
    if (!pack) throw sharePackProblems.unknown();
    if (pack.withdrawnAt) return;
    pack.withdraw(this.clock.now());
    await this.audit.record({ what: 'share-pack.withdrawn', about: { kind: 'share-pack', id } });
    await this.em.flush();
  }
}
