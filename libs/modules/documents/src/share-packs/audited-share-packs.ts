import { EntityManager } from '@mikro-orm/postgresql';
import { RecordsOf, type AuditedRecords, type NamedRecord } from '@groundsheet/platform';
import { SharePack } from './share-pack.entity.js';

/** Share packs in the audit log, found by whose they are and told so. Their titles are their owners' own business. */
@RecordsOf('share-pack')
export class AuditedSharePacks implements AuditedRecords {
  constructor(private readonly em: EntityManager) {}

  async named(ids: readonly string[]): Promise<NamedRecord[]> {
    const packs = await this.em.find(SharePack, { id: { $in: [...ids] } }, { disableIdentityMap: true });
    return packs.map(({ id, ownerName }) => ({ id, name: `Share pack of ${ownerName}`, opens: false }));
  }

  async find(text: string, limit: number): Promise<string[]> {
    const packs = await this.em.find(
      SharePack,
      { ownerName: text },
      { fields: ['id'], orderBy: { id: 'desc' }, limit, disableIdentityMap: true },
    );
    return packs.map(({ id }) => id);
  }
}
