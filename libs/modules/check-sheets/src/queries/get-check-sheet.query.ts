import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ReadableForms, signatureUrl, type FormReader } from '@groundsheet/platform';
import { answersToWire } from '@groundsheet/form-rules';
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

function answerOf(checkSheet: CheckSheet): CheckSheetAnswer {
  const {
    answers,
    signatures: _,
    pdfKey: __,
    linkVersion: ___,
    companyEmail: ____,
    driverId: _____,
    ...stored
  } = checkSheet;
  const {
    companyId: customerId,
    companyName: customerName,
    driverFirm,
    clientFirm,
    submittedAt,
    changedAt,
    ...rest
  } = stored;
  return {
    ...rest,
    ...answersToWire(answers),
    customerId,
    customerName,
    company: driverFirm,
    clientCompany: clientFirm,
    photoURLs: checkSheet.photoIds().map((photo) => `/api/check-sheets/${checkSheet.id}/photos/${photo}`),
    operatorSignature: drawn(checkSheet.signatureOf('operator')),
    clientSignature: drawn(checkSheet.signatureOf('client')),
    submittedAt: submittedAt?.toISOString() ?? null,
    changedAt: changedAt.toISOString(),
  } as unknown as CheckSheetAnswer;
}

function drawn(png: Buffer | null): string | null {
  return png && signatureUrl(png);
}
