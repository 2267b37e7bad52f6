import { StreamableFile } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { FormLinks, ObjectStorage } from '@groundsheet/platform';
import { Timesheet } from '../timesheet.entity.js';
import { timesheetProblems } from '../timesheet.problems.js';

/** A timesheet's PDF for somebody who holds the key of a mailed link. */
export class GetTimesheetPdf extends Query<StreamableFile> {
  constructor(
    readonly id: string,
    readonly key: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(GetTimesheetPdf)
export class GetTimesheetPdfHandler implements IQueryHandler<GetTimesheetPdf> {
  constructor(
    private readonly em: EntityManager,
    private readonly links: FormLinks,
    private readonly storage: ObjectStorage,
  ) {}

  async execute({ id, key }: GetTimesheetPdf): Promise<StreamableFile> {
    if (!this.links.allows(key, id)) throw timesheetProblems.unknown();
    const timesheet = await this.em.findOne(Timesheet, { id });
    if (!timesheet || !this.links.allows(key, id, timesheet.linkVersion)) throw timesheetProblems.unknown();
    if (!timesheet.pdfKey) throw timesheetProblems.pdfNotReady();
    return new StreamableFile(await this.storage.stream(timesheet.pdfKey), {
      type: 'application/pdf',
      disposition: `attachment; filename="${timesheet.pdfFileName()}"`,
    });
  }
}
