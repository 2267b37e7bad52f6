import { StreamableFile } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ReadableForms, type FormReader } from '@groundsheet/platform';
import { CheckSheet } from '../check-sheet.entity.js';

/** A check sheet's PDF for somebody who may read it. */
export class GetCheckSheetPdf extends Query<StreamableFile> {
  constructor(
    readonly id: string,
    readonly reader: FormReader,
  ) {
    super();
  }
}

@QueryHandler(GetCheckSheetPdf)
export class GetCheckSheetPdfHandler implements IQueryHandler<GetCheckSheetPdf> {
  constructor(private readonly forms: ReadableForms) {}

  execute({ id, reader }: GetCheckSheetPdf): Promise<StreamableFile> {
    return this.forms.openPdf(CheckSheet, id, reader);
  }
}
