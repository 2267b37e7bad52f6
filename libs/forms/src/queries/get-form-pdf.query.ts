import type { StreamableFile } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { download } from '@groundsheet/platform';
import { ObjectStorage } from '@groundsheet/files';
import type { FormReader } from '../reading/form-reader.js';
import { formProblems } from '../form/form.problems.js';
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
