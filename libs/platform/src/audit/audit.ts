import { Injectable } from '@nestjs/common';
import { EntityManager, type FindOptions } from '@mikro-orm/postgresql';
import type { Audited } from '@groundsheet/contracts';
import { callerOf } from '../auth/caller.decorator.js';
import { deviceOf } from '../auth/device.decorator.js';
import { Clock } from '../clock.js';
import { Transaction } from '../database/transaction.js';
import { currentRequest } from '../http/connections/current-request.js';
import { networkOf } from '../limits/network.js';
import { AuditEvent, type AuditSubject } from './audit-event.entity.js';

/** Something that has been done. */
export interface AuditEntry {
  readonly what: Audited;
  /** The record that it was done to. */
  readonly about: { readonly kind: AuditSubject; readonly id: string | null };
  /** The account that did it, where that is not whoever is signed in. */
  readonly who?: string | null;
  readonly details?: AuditEvent['details'];
}

/** Who did what, to which record, when, from which network and device (docs/product.md, Audit). */
@Injectable()
export class Audit {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Records in the caller's transaction, in this order: what is rolled back was not done.
   *
   * @throws {Error} outside a transaction
   */
  async record(...entries: readonly AuditEntry[]): Promise<void> {
    if (entries.length === 0) return;
    this.transaction.require();
    await this.em.insertMany(
      AuditEvent,
      entries.map((entry) => this.eventOf(entry)),
    );
  }

  /** As `record`, once an hour for one account: for what a page asks for again and again by itself. */
  recordOncePerHour(entry: AuditEntry & { readonly details: object }): Promise<void> {
    return this.recordOnce(entry, new Date(this.clock.now().getTime() - 3_600_000));
  }

  /** As `record`, unless the account has such an entry since then: for what a subscriber may be told twice. */
  async recordOnce(entry: AuditEntry & { readonly details: object }, since = new Date(0)): Promise<void> {
    const { what, about, details } = entry;
    const request = currentRequest();
    const who = (request && callerOf(request)?.id) ?? null;
    const happenedAt = { $gt: since };
    const same = { what, who, aboutKind: about.kind, aboutId: about.id, details, happenedAt };
    if ((await this.em.count(AuditEvent, same)) === 0) await this.record(entry);
  }

  /** What has been done to these records, in the order in which it was done. */
  about(records: readonly AuditEntry['about'][]): Promise<AuditEvent[]> {
    return this.find(records, { orderBy: { id: 'asc' } });
  }

  /** As `about`, the latest first, and no more than so many. */
  latestAbout(records: readonly AuditEntry['about'][], limit: number): Promise<AuditEvent[]> {
    return this.find(records, { orderBy: { id: 'desc' }, limit });
  }

  private eventOf({ what, about, who, details = null }: AuditEntry): AuditEvent {
    const request = currentRequest();
    return Object.assign(new AuditEvent(), {
      happenedAt: this.clock.now(),
      what,
      who: who === undefined ? ((request && callerOf(request)?.id) ?? null) : who,
      aboutKind: about.kind,
      aboutId: about.id,
      network: request ? networkOf(request.ip) : null,
      device: request ? deviceOf(request.headers['user-agent']) : null,
      details,
    });
  }

  private find(
    records: readonly AuditEntry['about'][],
    options: FindOptions<AuditEvent>,
  ): Promise<AuditEvent[]> {
    const subjects = records.map(({ kind: aboutKind, id: aboutId }) => ({ aboutKind, aboutId }));
    return this.em.find(AuditEvent, { $or: subjects }, { ...options, disableIdentityMap: true });
  }
}
