import { StreamableFile } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { SentForms } from '@groundsheet/platform';
import { CheckSheet } from '../check-sheet.entity.js';

/** A check sheet's PDF for somebody who holds the key of a mailed link. */
export class GetCheckSheetPdf extends Query<StreamableFile> {
  constructor(
    readonly id: string,
    readonly key: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(GetCheckSheetPdf)
export class GetCheckSheetPdfHandler implements IQueryHandler<GetCheckSheetPdf> {
  constructor(private readonly sentForms: SentForms) {}

  execute({ id, key }: GetCheckSheetPdf): Promise<StreamableFile> {
    return this.sentForms.openPdf(CheckSheet, id, key);
  }
}
