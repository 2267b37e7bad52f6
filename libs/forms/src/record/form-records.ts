import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { DriverForm } from '../form/driver-form.entity.js';
import { SIGNATURES } from '../form/signatories.js';
import { formSha256, laterSignatures } from './form-content.js';
import { RecordChecks, type RecordNow, type RecordSource } from './record-checks.js';

/** Sent forms as they are now, for the check of records. */
@Injectable()
export class FormRecords implements RecordSource {
  readonly kind = 'form';

  constructor(
    private readonly em: EntityManager,
    checks: RecordChecks,
  ) {
    checks.register(this);
  }

  async those(ids: readonly string[]): Promise<RecordNow[]> {
    const forms = await this.em.find(
      DriverForm,
      { id: { $in: [...ids] } },
      { populate: SIGNATURES, disableIdentityMap: true },
    );
    return forms.map((form) => ({
      id: form.id,
      reference: form.reference,
      sent: sentOf(form),
      signatures: laterSignatures(form),
      pdfKeys: [form.pdfKey, form.firstPdfKey].filter((key) => key !== null),
    }));
  }

  async idsAfter(id: string | null, limit: number): Promise<string[]> {
    const after = id ? { id: { $gt: id } } : {};
    const forms = await this.em.find(
      DriverForm,
      { status: 'submitted', ...after },
      { fields: ['id'], orderBy: { id: 'asc' }, limit, disableIdentityMap: true },
    );
    return forms.map((form) => form.id);
  }
}

function sentOf(form: DriverForm): RecordNow['sent'] {
  const { status, submittedAt: at } = form;
  return status === 'submitted' && at ? { sha256: formSha256(form), at } : null;
}
