import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { FormRows } from '@groundsheet/forms';
import { Audit } from '@groundsheet/platform';
import { driverProblems } from '../accounts/driver.problems.js';
import { closedToThemselves, PERSON_COLUMNS, personOf, type PersonRow } from '../people/person-of.js';
import type { PersonForm, PersonPageResponse } from '../people/person-page.dto.js';
import { ListSessions } from './list-sessions.query.js';

const MOST_MACHINES = 12;
const MOST_FORMS = 8;

/** An account as an admin looks at it. The look is recorded; nothing of the vault is in it. */
export class GetPerson extends Query<PersonPageResponse> {
  constructor(
    readonly id: string,
    readonly admin: Caller,
  ) {
    super();
  }
}

@QueryHandler(GetPerson)
export class GetPersonHandler implements IQueryHandler<GetPerson> {
  constructor(
    private readonly em: EntityManager,
    private readonly forms: FormRows,
    private readonly queries: QueryBus,
    private readonly audit: Audit,
  ) {}

  /** @throws {Problem} 404 where there is no such account */
  async execute({ id, admin }: GetPerson): Promise<PersonPageResponse> {
    const [row] = await this.em.execute<(PersonRow & { created_at: string })[]>(
      `select ${PERSON_COLUMNS}, created_at from drivers where id = ?`,
      [id],
    );
    if (!row) throw driverProblems.unknown();
    const isOwn = id === admin.id;
    if (!isOwn)
      await this.audit.recordHourly({
        what: 'account.looked-at',
        about: { kind: 'account', id },
        details: {},
      });
    return {
      ...personOf(row),
      forms: (await this.forms.countSent([id])).get(id) ?? 0,
      closed: isOwn ? await closedToThemselves(this.em) : null,
      createdAt: new Date(row.created_at).toISOString(),
      devices: await this.queries.execute(new ListSessions({ id, sessionId: admin.sessionId })),
      machines: await this.forms.machinesOf(id, MOST_MACHINES),
      latestForms: await this.latestOf(id),
    };
  }

  private async latestOf(driverId: string): Promise<PersonForm[]> {
    const forms = await this.forms.list({ driverId, status: 'submitted' }, MOST_FORMS);
    return forms.map(
      ({ id, kind, reference, date, plantNumber, companyName, totalHours, attentionCount }) => ({
        id,
        kind,
        reference,
        date,
        totalHours,
        attentionCount,
        plantNumber: plantNumber || null,
        customerName: companyName,
      }),
    );
  }
}
