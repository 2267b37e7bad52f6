import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DocumentShared, type Caller } from '@groundsheet/contracts';
import { addDays, formatLongDate, LONGEST_PACK_DAYS } from '@groundsheet/form-rules';
import { Audit, Clock, EventRecorder } from '@groundsheet/platform';
import { Document } from '../document.entity.js';
import type { SharePackBody, SharePackMade } from './share-pack.dto.js';
import { SharePack } from './share-pack.entity.js';
import { SharePackLinks } from './share-pack-links.js';
import { sharePackProblems } from './share-pack.problems.js';

/** A driver puts documents together for a person without an account. */
export class MakeSharePack extends Command<SharePackMade> {
  constructor(
    readonly body: SharePackBody,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(MakeSharePack)
export class MakeSharePackHandler implements ICommandHandler<MakeSharePack> {
  constructor(
    private readonly em: EntityManager,
    private readonly links: SharePackLinks,
    private readonly audit: Audit,
    private readonly events: EventRecorder,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 403 until the address is confirmed, 404 where a document is not theirs, 422 where it would have ended already or go on for too long */
  async execute({ body, caller }: MakeSharePack): Promise<SharePackMade> {
    if (!caller.confirmed) throw sharePackProblems.unconfirmed();
    const { documentIds, title, endsOn } = body;
    const { id: ownerId, fullName: ownerName } = caller;
    const today = this.clock.today();
    const latest = addDays(today, LONGEST_PACK_DAYS);
    if (endsOn < today || endsOn > latest) throw sharePackProblems.endsWrong(formatLongDate(latest));
    const documents = await this.em.find(
      Document,
      { id: { $in: documentIds }, ownerId, deletedAt: null, status: { $ne: 'expected' } },
      { populate: ['files'], orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (documents.length < documentIds.length) throw sharePackProblems.documentsUnknown();
    const pack = SharePack.make({ ownerId, ownerName, title, endsOn }, documents, this.clock.now());
    for (const document of documents) document.drawn();
    const waiting = documents.filter(({ drawing }) => drawing === 'waiting');
    await this.events.record(
      ...waiting.map(({ id }, at) => new DocumentShared({ id, ownerId, waiting: at })),
    );
    const about = { kind: 'share-pack', id: pack.id } as const;
    const details = { documents: documents.length, endsOn };
    await this.audit.record({ what: 'share-pack.made', about, details });
    await this.em.persist(pack).flush();
    return { id: pack.id, link: this.links.urlFor(pack.id) };
  }
}
