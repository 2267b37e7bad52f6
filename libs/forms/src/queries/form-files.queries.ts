import { ObjectStorage, openedFile, Uploads } from '@groundsheet/files';
import type { FormKind } from '@groundsheet/form-rules';
import { download } from '@groundsheet/platform';
import { StreamableFile } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { formProblems } from '../form/form.problems.js';
import type { FormReader } from '../reading/form-reader.js';
import { ReadableForms } from '../reading/readable-forms.js';

export class GetFormPdf extends Query<StreamableFile> {
  constructor(
    readonly id: string,
    readonly reader: FormReader,
  ) {
    super();
  }
}

@QueryHandler(GetFormPdf)
export class GetFormPdfHandler implements IQueryHandler<GetFormPdf> {
  constructor(
    private readonly forms: ReadableForms,
    private readonly storage: ObjectStorage,
  ) {}

  /** @throws {Problem} 404 where the reader may not have it, 409 for a draft, 503 while the PDF is being made */
  async execute({ id, reader }: GetFormPdf): Promise<StreamableFile> {
    const { form } = await this.forms.openRecorded(id, reader, { as: 'pdf' });
    if (form.status === 'draft') throw formProblems.notSent(form.kind);
    if (!form.pdfKey) throw formProblems.pdfNotReady();
    const pdf = await this.storage.stream(form.pdfKey);
    return download(pdf, { type: 'application/pdf', name: form.pdfFileName() });
  }
}

/** A photo of a form for its readers. */
export class GetFormPhoto extends Query<StreamableFile> {
  constructor(
    readonly id: string,
    readonly objectId: string,
    readonly reader: FormReader,
    /** The only kind that will do. */
    readonly kind: FormKind,
  ) {
    super();
  }
}

@QueryHandler(GetFormPhoto)
export class GetFormPhotoHandler implements IQueryHandler<GetFormPhoto> {
  constructor(
    private readonly forms: ReadableForms,
    private readonly uploads: Uploads,
  ) {}

  async execute({ id, objectId, reader, kind }: GetFormPhoto): Promise<StreamableFile> {
    const { form } = await this.forms.openRecorded(id, reader, { as: 'photo', kind });
    const place = form.fileIds().indexOf(objectId) + 1;
    return openedFile(await this.uploads.open(objectId, id), `photo-${place}-${form.reference}`);
  }
}
