import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { auditedWords, type AuditDetails, type Audited } from '@groundsheet/contracts';
import { isUUID } from 'class-validator';
import { Config } from '../config/config.js';
import { PAGE, pageOf, type Page } from '../http/responses/page.js';
import { AUDIT_SUBJECTS, type AuditSubject } from './audit-event.entity.js';
import type { AuditEventResponse, AuditQuery } from './audit.dto.js';
import { AuditedKinds, type NamedRecord } from './audited-records.js';
import { auditSql } from './audit-sql.js';
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

/** What has been done, for an admin: the latest first. */
export class ListAuditEvents extends Query<Page<AuditEventResponse>> {
  constructor(readonly asked: AuditQuery) {
    super();
  }
}

@QueryHandler(ListAuditEvents)
export class ListAuditEventsHandler implements IQueryHandler<ListAuditEvents> {
  constructor(
    private readonly em: EntityManager,
    private readonly kinds: AuditedKinds,
    private readonly config: Config,
  ) {}

  async execute({ asked }: ListAuditEvents): Promise<Page<AuditEventResponse>> {
    const { limit = PAGE, person, record, from, to, after } = asked;
    const people = person === undefined ? undefined : await this.peopleCalled(person.trim());
    const records = record === undefined ? undefined : await this.recordsCalled(record.trim());
    if (people?.length === 0 || records?.length === 0) return { items: [], next: null };
    const { timeZone } = this.config;
    const { sql, values } = auditSql({ people, records, from, to, timeZone, after, limit: limit + 1 });
    const { items, next } = pageOf(await this.em.execute<Row[]>(sql, values), limit);
    const names = await this.namesIn(items);
    return { items: items.map((row) => eventOf(row, names)), next };
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
  return {
    id: row.id,
    at: new Date(row.happened_at).toISOString(),
    what,
    words: auditedWords(what, details),
    who: who ? { id: who, name: names.get(who)?.name ?? null } : null,
    about: { kind, id, name: about?.name ?? null, opens: about?.opens ?? false },
    network,
    device,
  };
}
