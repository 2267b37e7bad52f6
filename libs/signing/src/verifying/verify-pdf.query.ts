import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { TellSetsOfForms } from '@groundsheet/contracts';
import { MadePdfs, referenceFrom, type FoundPdf } from '@groundsheet/forms';
import type { VerifiedPdf, VerifyBody } from './verifying.dto.js';

/** Whether a file is a PDF that we have made of this form or set; nothing of what is on it. */
export class VerifyPdf extends Query<VerifiedPdf> {
  constructor(readonly body: VerifyBody) {
    super();
  }
}

const NOT_OURS = {
  found: 'not-ours',
  madeAt: null,
  replacedAt: null,
  replacedBy: null,
  isSigned: null,
} as const;

/** No reference of ours. */
const NONE = '';

@QueryHandler(VerifyPdf)
export class VerifyPdfHandler implements IQueryHandler<VerifyPdf> {
  constructor(
    private readonly made: MadePdfs,
    private readonly queries: QueryBus,
  ) {}

  /** One look-up for all that is not ours: an unknown reference takes as long as another file. */
  async execute({ body: { reference, sha256 } }: VerifyPdf): Promise<VerifiedPdf> {
    const made = await this.made.find(referenceFrom(reference) ?? NONE, sha256.toLowerCase());
    if (!made) return NOT_OURS;
    const { madeAt, replacedBy, isSigned, correctedAt } = made;
    const replacedAt = correctedAt ?? made.replacedAt;
    const isOutdated = replacedAt === null && (await this.isSignedSince(made));
    return {
      found: replacedAt || isOutdated ? 'earlier' : 'same',
      madeAt: madeAt.toISOString(),
      replacedAt: replacedAt && replacedAt.toISOString(),
      replacedBy: correctedAt ? 'correction' : (replacedBy ?? (isOutdated ? 'signature' : null)),
      isSigned,
    };
  }

  /** The client has signed the form, or the set that it was completed in, and its next PDF is still to be drawn. */
  private async isSignedSince({ formId: id, isSigned, hasClientSignature: has }: FoundPdf): Promise<boolean> {
    if (isSigned || has) return !isSigned;
    const [set] = await this.queries.execute(new TellSetsOfForms([id]));
    return set !== undefined && set.isCompleted && set.client !== null;
  }
}
