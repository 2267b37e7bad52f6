import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { auditedWords, type AuditDetails, type Audited } from '@groundsheet/contracts';
import { Config } from '../config/config.js';
import { pageOf, type Page } from '../http/responses/page.js';
import { AUDIT_SUBJECT_LABELS, type AuditSubject } from './audit-event.entity.js';
import type { AuditChoice, AuditEventResponse } from './audit.dto.js';
import { AuditedNames, type AuditNames } from './audited-names.js';
import { auditSql, type AuditFilter } from './audit-sql.js';

interface Row {
  id: string;
  happened_at: string;
  what: Audited;
  who: string | null;
  about_kind: AuditSubject;
  about_id: string | null;
  network: string | null;
  device: string | null;
  details: AuditDetails | null;
}

/** The entries of the audit log, the latest first, with the names of people and records. */
@Injectable()
export class AuditEvents {
  constructor(
    private readonly em: EntityManager,
    private readonly names: AuditedNames,
    private readonly config: Config,
  ) {}

  /**
   * What was asked for, with names turned into ids; null where nobody and nothing is called so.
   *
   * @throws {Problem} 422 where more people or records fit than are looked up
   */
  async chosen({ person, record, from, to }: AuditChoice): Promise<AuditFilter | null> {
    const people = person === undefined ? undefined : await this.names.peopleCalled(person.trim());
    const records = record === undefined ? undefined : await this.names.recordsCalled(record.trim());
    if (people?.length === 0 || records?.length === 0) return null;
    return { people, records, from, to, timeZone: this.config.timeZone };
  }

  /** @param after the last entry of the page before */
  async page(chosen: AuditFilter, limit: number, after?: string): Promise<Page<AuditEventResponse>> {
    const { sql, values } = auditSql(chosen, limit + 1, after);
    const { items, next } = pageOf(await this.em.execute<Row[]>(sql, values), limit);
    const people = items.flatMap(({ who }) => who ?? []);
    const records = items.flatMap(({ about_kind: kind, about_id: id }) => (id ? [{ kind, id }] : []));
    const names = await this.names.of(people, records);
    return { items: items.map((row) => eventOf(row, names)), next };
  }

  /** Whether there are more entries than so many. */
  async areMoreThan(most: number, chosen: AuditFilter): Promise<boolean> {
    const { sql, values } = auditSql(chosen, most + 1);
    const counted = `select count(*)::int as entries from (${sql}) as chosen`;
    const [row] = await this.em.execute<{ entries: number }[]>(counted, values);
    return row!.entries > most;
  }
}

const NOTHING = { name: null, opens: false, isArchived: false } as const;

function eventOf(row: Row, names: AuditNames): AuditEventResponse {
  const { what, who, about_kind: kind, about_id: id, network, device, details } = row;
  const about = id ? names.record({ kind, id }) : NOTHING;
  return {
    id: row.id,
    at: new Date(row.happened_at).toISOString(),
    what,
    words: auditedWords(what, details),
    who: who ? { id: who, name: names.person(who) } : null,
    about: { kind, label: AUDIT_SUBJECT_LABELS[kind], id, ...about },
    network,
    device,
  };
}
