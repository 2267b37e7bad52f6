import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { EntityManager } from '@mikro-orm/postgresql';
import { FindAccounts, TellAccounts } from '@groundsheet/contracts';
import { isUUID } from 'class-validator';
import { containing } from '../http/responses/page.js';
import { AUDIT_SUBJECTS, type AuditSubject } from './audit-event.entity.js';
import { auditProblems } from './audit.problems.js';

/** More people or records than these are not looked up: the answer would be slow, or leave some out unsaid. */
const MOST_FOUND = 20;

export interface AuditedRecord {
  readonly kind: AuditSubject;
  readonly id: string;
}

/** What an entry is about, for its readers. */
export interface NamedRecord {
  readonly name: string | null;
  /** Whether it has a page that an admin can open. */
  readonly opens: boolean;
  /** Whether it is found among what is archived. */
  readonly isArchived: boolean;
}

export interface AuditNames {
  person(id: string): string | null;
  record(about: AuditedRecord): NamedRecord;
}

/** What all entries about a record say of it. */
interface Said {
  kind: AuditSubject;
  id: string;
  name: string | null;
  is_sent: boolean;
  is_archived: boolean;
  /** The account that a share pack is of. */
  owner: string | null;
}

/** Records that are a person's: they are called as their owners are, and like nothing once these are erased. */
const OF_PEOPLE: readonly AuditSubject[] = ['account', 'vault'];

/** Names in the audit log: of records as the log itself has them, of people as their accounts do. */
@Injectable()
export class AuditedNames {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
  ) {}

  /** @throws {Problem} 422 where more people fit than are looked up */
  async peopleCalled(text: string): Promise<string[]> {
    return isUUID(text) ? [text] : fewEnough(await this.accountsCalled(text), 'person', 'people');
  }

  /** By reference, address or name, and with people what is theirs. @throws {Problem} 422 where more records fit than are looked up */
  async recordsCalled(text: string): Promise<AuditedRecord[]> {
    if (isUUID(text)) return AUDIT_SUBJECTS.map((kind) => ({ kind, id: text }));
    const people = await this.accountsCalled(text);
    const found = await this.em.execute<AuditedRecord[]>(
      `(select distinct about_kind as kind, about_id as id from audit_events where folded(name) like ? limit ?)
        union (select 'share-pack', about_id from audit_events where who = any(?::uuid[]) and what = 'share-pack.made' limit ?)`,
      [containing(text), MOST_FOUND + 1, `{${people.join()}}`, MOST_FOUND + 1],
    );
    const accounts = people.map((id) => ({ kind: 'account', id }) as const);
    const few = fewEnough([...found, ...accounts], 'record', 'records');
    return [...few, ...people.map((id) => ({ kind: 'vault', id }) as const)];
  }

  /** @param people accounts that have done something */
  async of(people: readonly string[], records: readonly AuditedRecord[]): Promise<AuditNames> {
    const said = await this.saidOf(records.filter(({ kind }) => !OF_PEOPLE.includes(kind)));
    const owners = records.filter(({ kind }) => OF_PEOPLE.includes(kind)).map(({ id }) => id);
    const ids = new Set([...people, ...owners, ...said.flatMap(({ owner }) => owner ?? [])]);
    const accounts = await this.queries.execute(new TellAccounts([...ids]));
    const names = new Map(accounts.map(({ id, fullName }) => [id, fullName]));
    const person = (id: string) => names.get(id) ?? null;
    return {
      person,
      record: ({ kind, id }) => {
        if (OF_PEOPLE.includes(kind)) return named(person(id));
        const record = said.find((each) => each.kind === kind && each.id === id);
        if (kind !== 'share-pack') return named(record?.name ?? null, kind, record);
        const owner = record?.owner && person(record.owner);
        return named(owner ? `Share pack of ${owner}` : null, kind);
      },
    };
  }

  private async accountsCalled(text: string): Promise<string[]> {
    const found = await this.queries.execute(new FindAccounts(text, MOST_FOUND + 1));
    return found.map(({ id }) => id);
  }

  private saidOf(records: readonly AuditedRecord[]): Promise<Said[]> {
    return this.em.execute<Said[]>(
      `select about_kind as kind, about_id as id, bool_or(what = 'form.sent') as is_sent,
              (array_agg(name order by id desc) filter (where name is not null))[1] as name,
              coalesce((array_agg(what = 'company.archived' order by id desc)
                         filter (where what in ('company.archived', 'company.restored')))[1], false) as is_archived,
              min(who::text) filter (where what = 'share-pack.made') as owner
         from audit_events where (about_kind, about_id) in (select * from json_to_recordset(?::json) as asked (kind text, id uuid))
        group by about_kind, about_id`,
      [JSON.stringify(records)],
    );
  }
}

/** @param kind where what is so called has no page of its own, or not yet */
function named(name: string | null, kind?: AuditSubject, said?: Said): NamedRecord {
  const isLink = kind === 'share-pack' || kind === 'repair-link';
  const hasPage = !isLink && (kind !== 'form' || Boolean(said?.is_sent));
  return { name, opens: name !== null && hasPage, isArchived: said?.is_archived ?? false };
}

function fewEnough<Item>(found: Item[], path: string, what: string): Item[] {
  if (found.length <= MOST_FOUND) return found;
  const message = `More than ${MOST_FOUND} ${what} match this. Please type more of it.`;
  throw auditProblems.tooManyFound(path, message);
}
