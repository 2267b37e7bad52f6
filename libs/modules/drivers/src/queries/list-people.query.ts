import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Role } from '@groundsheet/contracts';
import { FormRows } from '@groundsheet/forms';
import { PAGE, pageOf, type Page } from '@groundsheet/platform';
import { Driver } from '../accounts/driver.entity.js';
import { ONLY_ADMIN, OWN_ACCOUNT } from '../accounts/driver.problems.js';
import { ACTIVE_ADMINS } from '../people/lock-admins.js';
import type { PeopleQuery, PersonResponse, PersonState } from '../people/people.dto.js';
import { peopleSql } from './people-sql.js';

interface Row {
  id: string;
  full_name: string;
  email: string;
  role: Role;
  deactivated_at: string | null;
  invited_until: string | null;
  confirmed: boolean;
  last_signed_in_at: string | null;
}

/** Everybody with an account or an open invitation, for an admin. */
export class ListPeople extends Query<Page<PersonResponse>> {
  constructor(
    readonly asked: PeopleQuery,
    readonly adminId: string,
  ) {
    super();
  }
}

@QueryHandler(ListPeople)
export class ListPeopleHandler implements IQueryHandler<ListPeople> {
  constructor(
    private readonly em: EntityManager,
    private readonly forms: FormRows,
  ) {}

  async execute({ asked, adminId }: ListPeople): Promise<Page<PersonResponse>> {
    const { limit = PAGE } = asked;
    const { sql, values } = peopleSql({ ...asked, limit: limit + 1 });
    const { items, next } = pageOf(await this.em.execute<Row[]>(sql, values), limit);
    const ids = items.map(({ id }) => id);
    const forms = await this.forms.countSent(ids);
    const closed = ids.includes(adminId) ? await this.closedToThemselves() : null;
    const people = items.map((row) => ({
      ...personOf(row),
      forms: forms.get(row.id) ?? 0,
      closed: row.id === adminId ? closed : null,
    }));
    return { items: people, next };
  }

  /** Why an admin cannot change their own account. */
  private async closedToThemselves(): Promise<string> {
    return (await this.em.count(Driver, ACTIVE_ADMINS)) > 1 ? OWN_ACCOUNT : ONLY_ADMIN;
  }
}

function personOf(row: Row): Omit<PersonResponse, 'forms' | 'closed'> {
  return {
    id: row.id,
    fullName: row.full_name,
    email: row.email,
    role: row.role,
    state: stateOf(row),
    confirmed: row.confirmed,
    invitedUntil: instant(row.invited_until),
    lastSignedInAt: instant(row.last_signed_in_at),
  };
}

function stateOf({ deactivated_at: deactivatedAt, invited_until: invitedUntil }: Row): PersonState {
  if (deactivatedAt) return 'deactivated';
  return invitedUntil ? 'invited' : 'active';
}

function instant(at: string | null): string | null {
  return at && new Date(at).toISOString();
}
