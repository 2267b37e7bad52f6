import { StreamableFile } from '@nestjs/common';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { TellAccounts, type AccountFacts } from '@groundsheet/contracts';
import { FormLinks, type FormReader } from '@groundsheet/forms';
import { ObjectStorage } from '@groundsheet/platform';
import { approvalProblems } from '../approval.problems.js';
import type { FormSet } from '../form-set.entity.js';
import { VisibleSets } from '../visible-sets.js';

/** The PDF of a completed set for somebody who may read it: for its driver the copy without the rating. */
export class GetSetPdf extends Query<StreamableFile> {
  constructor(
    readonly id: string,
    readonly reader: FormReader,
  ) {
    super();
  }
}

@QueryHandler(GetSetPdf)
export class GetSetPdfHandler implements IQueryHandler<GetSetPdf> {
  constructor(
    private readonly sets: VisibleSets,
    private readonly links: FormLinks,
    private readonly queries: QueryBus,
    private readonly storage: ObjectStorage,
  ) {}

  /** @throws {Problem} 404 where the reader may not have it, 409 before the dispatch, 503 while the PDF is being made */
  async execute({ id, reader }: GetSetPdf): Promise<StreamableFile> {
    const set = await this.sets.read(id, reader);
    if (!set.isCompleted) throw approvalProblems.notCompleted();
    const key = (await this.isDriver(set, reader)) ? set.driverPdfKey : set.pdfKey;
    if (!key) throw approvalProblems.pdfNotReady();
    return new StreamableFile(await this.storage.stream(key), {
      type: 'application/pdf',
      disposition: `attachment; filename="${set.pdfFileName()}"`,
    });
  }

  /** By their session, or by a link that was mailed to their address. */
  private async isDriver({ driverId }: FormSet, { caller, key }: FormReader): Promise<boolean> {
    if (caller && caller.role !== 'driver') return false;
    if (!driverId) return false;
    if (caller?.id === driverId) return true;
    const [driver] = await this.queries.execute<object, AccountFacts[]>(new TellAccounts([driverId]));
    return driver !== undefined && this.links.isFor(key!, driver.email);
  }
}
