import { EntityManager } from '@mikro-orm/postgresql';
import type { StreamableFile } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { seesFormsOf, type Caller } from '@groundsheet/contracts';
import { openedFile, Uploads } from '@groundsheet/files';
import { defectNumber } from '@groundsheet/form-rules';
import { Defect } from '../defect.entity.js';
import { DefectLog } from '../defect-log.js';
import { defectProblems } from '../defect.problems.js';

/** The photo of a report, for the office and its reporter. */
export class GetReportPhoto extends Query<StreamableFile> {
  constructor(
    readonly id: string,
    readonly objectId: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(GetReportPhoto)
export class GetReportPhotoHandler implements IQueryHandler<GetReportPhoto> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: DefectLog,
    private readonly uploads: Uploads,
  ) {}

  /** @throws {Problem} 404, for those too who may not look at it */
  async execute({ id, objectId, caller }: GetReportPhoto): Promise<StreamableFile> {
    const defect = await this.em.findOne(Defect, { id });
    const reports = defect ? await this.log.historyOf(defect) : [];
    const report = reports.find(({ formId, details }) => formId === null && details.photoId === objectId);
    if (!defect || !report || !seesFormsOf(caller, report.byId)) throw defectProblems.unknown();
    return openedFile(await this.uploads.open(objectId, report.id), defectNumber(defect.number));
  }
}
