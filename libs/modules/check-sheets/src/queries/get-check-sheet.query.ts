import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { SentForms, signatureUrl } from '@groundsheet/platform';
import { answersToWire } from '@groundsheet/form-rules';
import type { CheckSheetAnswer } from '../check-sheet.dto.js';
import { CheckSheet } from '../check-sheet.entity.js';

/** A check sheet for somebody who holds the key of a mailed link. */
export class GetCheckSheet extends Query<CheckSheetAnswer> {
  constructor(
    readonly id: string,
    readonly key: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(GetCheckSheet)
export class GetCheckSheetHandler implements IQueryHandler<GetCheckSheet> {
  constructor(private readonly sentForms: SentForms) {}

  async execute({ id, key }: GetCheckSheet): Promise<CheckSheetAnswer> {
    return answerOf(await this.sentForms.open(CheckSheet, id, key));
  }
}

function answerOf(checkSheet: CheckSheet): CheckSheetAnswer {
  const { answers, signatures: _, pdfKey: __, linkVersion: ___, companyEmail: ____, ...stored } = checkSheet;
  const {
    companyId: customerId,
    companyName: customerName,
    driverFirm,
    clientFirm,
    submittedAt,
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
  } as unknown as CheckSheetAnswer;
}

function drawn(png: Buffer | null): string | null {
  return png && signatureUrl(png);
}
