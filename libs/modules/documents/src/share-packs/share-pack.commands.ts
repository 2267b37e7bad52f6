import { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@groundsheet/contracts';
import { Audit, Clock } from '@groundsheet/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SharePackLinks } from './share-pack-links.js';
import type { SharePackLinkBody } from './share-pack.dto.js';
import { SharePack } from './share-pack.entity.js';
import { sharePackProblems } from './share-pack.problems.js';

export class OpenSharePack extends Command<void> {
  constructor(readonly body: SharePackLinkBody) {
    super();
  }
}

@CommandHandler(OpenSharePack)
export class OpenSharePackHandler implements ICommandHandler<OpenSharePack> {
  constructor(
    private readonly links: SharePackLinks,
    private readonly audit: Audit,
  ) {}

  /** @throws {Problem} 404 where the key is wrong, or the pack has ended or been withdrawn */
  async execute({ body: { packId: id, key } }: OpenSharePack): Promise<void> {
    await this.links.open(id, key);
    await this.audit.record({ what: 'share-pack.opened', about: { kind: 'share-pack', id } });
  }
}

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
