import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { QueryBus } from '@nestjs/cqrs';
import { TellAccounts } from '@groundsheet/contracts';
import { Clock, Config, SignedKey } from '@groundsheet/platform';
import { SharePack } from './share-pack.entity.js';
import { sharePackProblems } from './share-pack.problems.js';

export function packCookie(packId: string): string {
  return `groundsheet-pack-${packId}`;
}

/**
 * The links of share packs: `/documents-for/:id?key=…`. The key is an HMAC over the id: nothing is stored, and the pack
 * itself decides for how long it opens anything.
 */
@Injectable()
export class SharePackLinks {
  private readonly signing: SignedKey;

  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {
    this.signing = new SignedKey(config, 'share-pack');
  }

  urlFor(packId: string): string {
    return `${this.config.publicUrl}/documents-for/${packId}?key=${this.signing.sign(packId)}`;
  }

  /** @throws {Problem} 404 where the key is wrong, the pack has ended or been withdrawn, or its owner is deactivated */
  async open(packId: string, key: string | undefined): Promise<SharePack> {
    // The key is judged before anything is read: a wrong one costs no query.
    if (!this.signing.allows(packId, key ?? '')) throw sharePackProblems.closed();
    const pack = await this.em.findOne(SharePack, packId, { populate: ['documents.files'] });
    if (!pack?.isOpen(this.clock.today())) throw sharePackProblems.closed();
    const [owner] = await this.queries.execute(new TellAccounts([pack.ownerId]));
    if (!owner?.isActive) throw sharePackProblems.closed();
    return pack;
  }
}
