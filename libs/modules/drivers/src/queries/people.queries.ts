import { FormRows } from '@groundsheet/forms';
import { type LetterCount, PAGE, type Page, pageOf } from '@groundsheet/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PeopleChoice, PeopleQuery, PersonResponse } from '../people/people.dto.js';
import { closedToThemselves, personOf, type PersonRow } from '../people/person-of.js';
import { peopleLettersSql, peopleSql } from './people-sql.js';

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
    const { items, next } = pageOf(await this.em.execute<PersonRow[]>(sql, values), limit);
    const ids = items.map(({ id }) => id);
    const forms = await this.forms.countSent(ids);
    const closed = ids.includes(adminId) ? await closedToThemselves(this.em) : null;
    const people = items.map((row) => ({
      ...personOf(row),
      forms: forms.get(row.id) ?? 0,
      closed: row.id === adminId ? closed : null,
    }));
    return { items: people, next };
  }
}

/** How many people there are under each letter, for admins. */
export class CountPeople extends Query<LetterCount[]> {
  constructor(readonly asked: PeopleChoice) {
    super();
  }
}

@QueryHandler(CountPeople)
export class CountPeopleHandler implements IQueryHandler<CountPeople> {
  constructor(private readonly em: EntityManager) {}

  execute({ asked }: CountPeople): Promise<LetterCount[]> {
    const { sql, values } = peopleLettersSql(asked);
    return this.em.execute<LetterCount[]>(sql, values);
  }
}
