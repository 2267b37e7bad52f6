import { type Audited, auditedWords, type Hirer, TellAccounts, TellHirer } from '@groundsheet/contracts';
import { openedFile, Uploads } from '@groundsheet/files';
import { FormRows, machineKeySql } from '@groundsheet/forms';
import { type Answers, Audit } from '@groundsheet/platform';
import { EntityManager, raw } from '@mikro-orm/postgresql';
import type { StreamableFile } from '@nestjs/common';
import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { ListedOffHires } from '../listed-off-hires.js';
import type { OffHireEvent, OffHireInFullResponse } from '../off-hire.dto.js';
import { OffHire } from '../off-hire.entity.js';
import { offHireProblems } from '../off-hire.problems.js';
import { offHireInFull } from '../off-hire.response.js';

/** What was done to a notice. Who looked at it, and its mails, are for the audit log. */
const DONE: ReadonlySet<string> = new Set<Audited>([
  'off-hire.requested',
  'off-hire.collected',
  'off-hire.withdrawn',
]);

/** One notice for the office, with what was done to it. */
export class GetOffHire extends Query<OffHireInFullResponse> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetOffHire)
export class GetOffHireHandler implements IQueryHandler<GetOffHire> {
  constructor(
    private readonly em: EntityManager,
    private readonly listed: ListedOffHires,
    private readonly queries: QueryBus,
    private readonly audit: Audit,
  ) {}

  /** @throws {Problem} 404 */
  async execute({ id }: GetOffHire): Promise<OffHireInFullResponse> {
    const offHire = await this.em.findOne(OffHire, { id });
    if (!offHire) throw offHireProblems.unknown();
    const about = { kind: 'off-hire', id } as const;
    await this.audit.recordHourly({ what: 'off-hire.read', about, details: {} });
    return offHireInFull(offHire, this.listed.here(), await this.eventsOf(id));
  }

  private async eventsOf(id: string): Promise<OffHireEvent[]> {
    const events = (await this.audit.about([{ kind: 'off-hire', id }])).filter(({ what }) => DONE.has(what));
    const ids = [...new Set(events.flatMap(({ who }) => who ?? []))];
    const accounts = ids.length > 0 ? await this.queries.execute(new TellAccounts(ids)) : [];
    return events.map(({ happenedAt, what, who, details }) => ({
      at: happenedAt.toISOString(),
      words: auditedWords(what, details),
      who: accounts.find((account) => account.id === who)?.fullName ?? null,
    }));
  }
}

/** A photo of a notice or of its collection, for the office. */
export class GetOffHirePhoto extends Query<StreamableFile> {
  constructor(
    readonly id: string,
    readonly objectId: string,
  ) {
    super();
  }
}

@QueryHandler(GetOffHirePhoto)
export class GetOffHirePhotoHandler implements IQueryHandler<GetOffHirePhoto> {
  constructor(
    private readonly em: EntityManager,
    private readonly uploads: Uploads,
    private readonly audit: Audit,
  ) {}

  /** @throws {Problem} 404 */
  async execute({ id, objectId }: GetOffHirePhoto): Promise<StreamableFile> {
    const offHire = await this.em.findOne(OffHire, { id });
    if (!offHire) throw offHireProblems.unknown();
    const about = { kind: 'off-hire', id } as const;
    await this.audit.recordHourly({ what: 'off-hire.read', about, details: { as: 'photo' } });
    return openedFile(await this.uploads.open(objectId, id), `off-hire-${offHire.reference}`);
  }
}

const NOBODY: Hirer = { companyId: null, companyName: null, companyEmail: null };

@QueryHandler(TellHirer)
export class TellHirerHandler implements Answers<TellHirer> {
  constructor(
    private readonly em: EntityManager,
    private readonly forms: FormRows,
  ) {}

  async execute({ machineKey }: TellHirer): Promise<Hirer> {
    const last = await this.forms.customerOf(machineKey);
    if (!last?.companyEmail) return NOBODY;
    const isCollected = await this.em.count(OffHire, {
      [raw(machineKeySql('plant_number'))]: machineKey,
      collectedAt: { $gte: last.sentAt },
    });
    const { companyId, companyName, companyEmail } = last;
    return isCollected > 0 ? NOBODY : { companyId, companyName, companyEmail };
  }
}
