import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ReadableForms, type FormReader } from '@groundsheet/platform';
import { answerOf } from '../check-sheet-answer.js';
import type { CheckSheetAnswer } from '../check-sheet.dto.js';
import { CheckSheet } from '../check-sheet.entity.js';

/** A check sheet for somebody who may read it. */
export class GetCheckSheet extends Query<CheckSheetAnswer> {
  constructor(
    readonly id: string,
    readonly reader: FormReader,
  ) {
    super();
  }
}

@QueryHandler(GetCheckSheet)
export class GetCheckSheetHandler implements IQueryHandler<GetCheckSheet> {
  constructor(private readonly forms: ReadableForms) {}

  async execute({ id, reader }: GetCheckSheet): Promise<CheckSheetAnswer> {
    return answerOf(await this.forms.open(CheckSheet, id, reader));
  }
}
