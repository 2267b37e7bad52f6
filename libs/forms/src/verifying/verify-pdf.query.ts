import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { EntityManager } from '@mikro-orm/postgresql';
import { TellSetsOfForms } from '@groundsheet/contracts';
import { referenceFrom } from '../form/reference.js';
import type { VerifiedPdf, VerifyBody } from './verifying.dto.js';

/** Whether a file is a PDF that we have made of this form or set; nothing of what is on it. */
export class VerifyPdf extends Query<VerifiedPdf> {
  constructor(readonly body: VerifyBody) {
    super();
  }
}

interface Row {
  form_id: string;
  made_at: string;
  replaced_at: string | null;
  replaced_by: VerifiedPdf['replacedBy'];
  is_signed: boolean;
  corrected_at: string | null;
  has_client_signature: boolean;
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
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
  ) {}

  /** One look-up for all that is not ours: an unknown reference takes as long as another file. */
  async execute({ body: { reference, sha256 } }: VerifyPdf): Promise<VerifiedPdf> {
    const [made] = await this.em.execute<Row[]>(
      `select pdf.form_id, pdf.made_at, pdf.replaced_at, pdf.replaced_by, pdf.is_signed, correction.submitted_at as corrected_at,
              form.client_signature is not null as has_client_signature
         from made_pdfs pdf
         left join forms form on form.id = pdf.form_id
         left join forms correction on correction.id = form.superseded_by
        where pdf.reference = ? and pdf.sha256 = ?`,
      [referenceFrom(reference) ?? NONE, sha256.toLowerCase()],
    );
    if (!made) return NOT_OURS;
    const { made_at, replaced_at, replaced_by, is_signed: isSigned, corrected_at } = made;
    const replacedAt = corrected_at ?? replaced_at;
    const isOutdated = replacedAt === null && (await this.isSignedSince(made));
    return {
      found: replacedAt || isOutdated ? 'earlier' : 'same',
      madeAt: new Date(made_at).toISOString(),
      replacedAt: replacedAt && new Date(replacedAt).toISOString(),
      replacedBy: corrected_at ? 'correction' : (replaced_by ?? (isOutdated ? 'signature' : null)),
      isSigned,
    };
  }

  /** The client has signed the form, or the set that it was completed in, and its next PDF is still to be drawn. */
  private async isSignedSince({
    form_id: id,
    is_signed: isSigned,
    has_client_signature: has,
  }: Row): Promise<boolean> {
    if (isSigned || has) return !isSigned;
    const [set] = await this.queries.execute(new TellSetsOfForms([id]));
    return set !== undefined && set.isCompleted && set.client !== null;
  }
}
