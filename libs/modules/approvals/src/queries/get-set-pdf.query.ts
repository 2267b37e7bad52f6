import type { StreamableFile } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { FormLinks, type FormReader } from '@groundsheet/forms';
import { seesAll } from '@groundsheet/contracts';
import { download } from '@groundsheet/platform';
import { ObjectStorage } from '@groundsheet/files';
import { approvalProblems } from '../approval.problems.js';
import { VisibleSets, type OpenSet } from '../visible-sets.js';

/** The PDF of a completed set for its readers: with the rating for the office and the company itself. */
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
    private readonly storage: ObjectStorage,
  ) {}

  /** @throws {Problem} 404 where the reader may not have it, 409 before the dispatch, 503 while the PDF is being made */
  async execute({ id, reader }: GetSetPdf): Promise<StreamableFile> {
    const open = await this.sets.readRecorded(id, reader, 'pdf');
    const { set } = open;
    if (!set.isCompleted) throw approvalProblems.notCompleted();
    const key = this.seesRating(open, reader) ? set.pdfKey : set.plainPdfKey;
    if (!key) throw approvalProblems.pdfNotReady();
    return download(await this.storage.stream(key), { type: 'application/pdf', name: set.pdfFileName() });
  }

  private seesRating({ set: { companyEmail }, readAs }: OpenSet, { caller, key }: FormReader): boolean {
    if (seesAll(caller)) return true;
    return readAs === 'recipient' && companyEmail !== null && this.links.isFor(key!, companyEmail);
  }
}
