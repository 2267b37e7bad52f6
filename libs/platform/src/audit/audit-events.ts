import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { auditedWords, type AuditDetails, type Audited } from '@groundsheet/contracts';
import { isUUID } from 'class-validator';
import { Config } from '../config/config.js';
import { pageOf, type Page } from '../http/responses/page.js';
import { AUDIT_SUBJECT_LABELS, AUDIT_SUBJECTS, type AuditSubject } from './audit-event.entity.js';
import type { AuditChoice, AuditEventResponse } from './audit.dto.js';
import { AuditedKinds, type NamedRecord } from './audited-records.js';
import { auditSql, type AuditFilter } from './audit-sql.js';
import { auditProblems } from './audit.problems.js';

/** More people or records than these are not looked up: the answer would be slow, or leave some out unsaid. */
const MOST_FOUND = 20;

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

type Names = ReadonlyMap<string, NamedRecord>;

/** The entries of the audit log, the latest first, with the names of people and records. */
@Injectable()
export class AuditEvents {
  constructor(
    private readonly em: EntityManager,
    private readonly kinds: AuditedKinds,
    private readonly config: Config,
  ) {}

  /**
   * What was asked for, with names turned into ids; null where nobody and nothing is called so.
   *
   * @throws {Problem} 422 where more people or records fit than are looked up
   */
  async chosen({ person, record, from, to }: AuditChoice): Promise<AuditFilter | null> {
    const people = person === undefined ? undefined : await this.peopleCalled(person.trim());
    const records = record === undefined ? undefined : await this.recordsCalled(record.trim());
    if (people?.length === 0 || records?.length === 0) return null;
    return { people, records, from, to, timeZone: this.config.timeZone };
  }

  /** @param after the last entry of the page before */
  async page(chosen: AuditFilter, limit: number, after?: string): Promise<Page<AuditEventResponse>> {
    const { sql, values } = auditSql(chosen, limit + 1, after);
    const { items, next } = pageOf(await this.em.execute<Row[]>(sql, values), limit);
    const names = await this.namesIn(items);
    return { items: items.map((row) => eventOf(row, names)), next };
  }

  /** Whether there are more entries than so many. */
  async areMoreThan(most: number, chosen: AuditFilter): Promise<boolean> {
    const { sql, values } = auditSql(chosen, most + 1);
    const counted = `select count(*)::int as entries from (${sql}) as chosen`;
    const [row] = await this.em.execute<{ entries: number }[]>(counted, values);
    return row!.entries > most;
  }

  private async peopleCalled(text: string): Promise<string[]> {
    if (isUUID(text)) return [text];
    const found = await this.kinds.of('account').find(text, MOST_FOUND + 1);
    return fewEnough(found, 'person', 'people');
  }

  private async recordsCalled(text: string): Promise<{ kind: AuditSubject; id: string }[]> {
    const found = await Promise.all(
      AUDIT_SUBJECTS.map(async (kind) => {
        const ids = isUUID(text) ? [text] : await this.kinds.of(kind).find(text, MOST_FOUND + 1);
        return ids.map((id) => ({ kind, id }));
      }),
    );
    return fewEnough(found.flat(), 'record', 'records');
  }

  private async namesIn(rows: readonly Row[]): Promise<Names> {
    const named = AUDIT_SUBJECTS.map((kind) => {
      const about = rows.flatMap((row) => (row.about_kind === kind && row.about_id) || []);
      const ids = new Set(kind === 'account' ? [...about, ...rows.flatMap(({ who }) => who ?? [])] : about);
      return this.kinds.of(kind).named([...ids]);
    });
    return new Map((await Promise.all(named)).flat().map((record) => [record.id, record]));
  }
}

function fewEnough<Item>(found: Item[], path: string, what: string): Item[] {
  if (found.length <= MOST_FOUND) return found;
  const message = `More than ${MOST_FOUND} ${what} match this. Please type more of it.`;
  throw auditProblems.tooManyFound(path, message);
}

function eventOf(row: Row, names: Names): AuditEventResponse {
  const about = names.get(row.about_id ?? '');
  const { what, who, about_kind: kind, about_id: id, network, device, details } = row;
  const { name = null, opens = false, isArchived = false } = about ?? {};
  return {
    id: row.id,
    at: new Date(row.happened_at).toISOString(),
    what,
    words: auditedWords(what, details),
    who: who ? { id: who, name: names.get(who)?.name ?? null } : null,
    about: { kind, label: AUDIT_SUBJECT_LABELS[kind], id, name, opens, isArchived },
    network,
    device,
  };
}
