import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { LetterCount } from '@groundsheet/platform';
import type { PeopleChoice } from '../people/people.dto.js';
import { peopleLettersSql } from './people-sql.js';

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
