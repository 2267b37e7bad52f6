import { seesAll } from '@groundsheet/contracts';
import { ObjectStorage, openedFile, Uploads } from '@groundsheet/files';
import { FormLinks, type FormReader } from '@groundsheet/forms';
import { download } from '@groundsheet/platform';
import { StreamableFile } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { approvalProblems } from '../approval.problems.js';
import { type OpenSet, VisibleSets } from '../visible-sets.js';

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

/** A photo of a form that is shown in full in its set, for readers of the set. */
export class GetSetPhoto extends Query<StreamableFile> {
  constructor(
    readonly id: string,
    readonly objectId: string,
    readonly reader: FormReader,
  ) {
    super();
  }
}

@QueryHandler(GetSetPhoto)
export class GetSetPhotoHandler implements IQueryHandler<GetSetPhoto> {
  constructor(
    private readonly sets: VisibleSets,
    private readonly uploads: Uploads,
  ) {}

  /** @throws {Problem} 404 where the reader may not have it, or no form shown in the set has it */
  async execute({ id, objectId, reader }: GetSetPhoto): Promise<StreamableFile> {
    const { set } = await this.sets.readRecorded(id, reader, 'photo');
    const forms = await this.sets.shownForms(await this.sets.placesOf(set));
    const form = forms.find((each) => each.fileIds().includes(objectId));
    if (!form) throw approvalProblems.unknownPhoto();
    const place = form.fileIds().indexOf(objectId) + 1;
    return openedFile(await this.uploads.open(objectId, form.id), `photo-${place}-${form.reference}`);
  }
}
