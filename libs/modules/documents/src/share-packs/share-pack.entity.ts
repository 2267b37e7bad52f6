import { Collection, type Opt } from '@mikro-orm/core';
import { Entity, Index, ManyToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { FIELD_LENGTHS } from '@groundsheet/form-rules';
import { OfAccount } from '@groundsheet/platform';
import { v7 as uuidv7 } from 'uuid';
import { Document } from '../document.entity.js';

/** Documents that a driver shows to readers with the link, a site office say, until a day (docs/product.md, Share packs). */
@Index({ properties: ['ownerId', 'id'] })
@OfAccount('owner_id')
@Entity({ tableName: 'share_packs' })
export class SharePack {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuidv7();

  @Property({ type: 'uuid' })
  ownerId!: string;

  /** As its owner signs; a reader wants to know whose papers these are. */
  @Property({ type: 'string', length: 80 })
  ownerName!: string;

  @Property({ type: 'string', length: FIELD_LENGTHS.packTitle })
  title!: string;

  /** Plain date: the last day on which it can be opened. */
  @Property({ type: 'date' })
  endsOn!: string;

  @Property({ type: 'datetime', length: 3 })
  createdAt!: Date;

  @Property({ type: 'datetime', length: 3, nullable: true })
  withdrawnAt: Opt<Date> | null = null;

  @ManyToMany({ entity: () => Document, pivotTable: 'share_pack_documents', owner: true })
  readonly documents = new Collection<Document>(this);

  static make(
    facts: Pick<SharePack, 'ownerId' | 'ownerName' | 'title' | 'endsOn'>,
    documents: readonly Document[],
    now: Date,
  ): SharePack {
    const pack = Object.assign(new SharePack(), facts, { createdAt: now });
    pack.documents.set(documents);
    return pack;
  }

  withdraw(now: Date): void {
    this.withdrawnAt ??= now;
  }

  stateOn(today: string): 'open' | 'ended' | 'withdrawn' {
    if (this.withdrawnAt) return 'withdrawn';
    return this.isOpen(today) ? 'open' : 'ended';
  }

  isOpen(today: string): boolean {
    return this.withdrawnAt === null && today <= this.endsOn;
  }

  /** A document that its owner has deleted is in no pack any more. */
  get shown(): Document[] {
    return this.documents.getItems().filter(({ deletedAt, status }) => !deletedAt && status !== 'expected');
  }
}
