import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { ObjectStorage } from '@groundsheet/files';
import { Clock } from '@groundsheet/platform';
import { createHash, randomUUID } from 'node:crypto';
import { MadePdf } from './made-pdf.entity.js';

export interface PaperOf {
  readonly id: string;
  readonly reference: string;
  readonly isSigned: boolean;
}

/** One of ours, with what has become of its form since. */
export interface FoundPdf extends Pick<
  MadePdf,
  'formId' | 'madeAt' | 'replacedAt' | 'replacedBy' | 'isSigned'
> {
  /** When the correction of its form was sent; null where there is none. */
  readonly correctedAt: Date | null;
  readonly hasClientSignature: boolean;
}

/** Knows every PDF that we have made by its hash (docs/decisions/0022). */
@Injectable()
export class MadePdfs {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
  ) {}

  /** Notes a PDF that has just been stored. */
  async note(of: PaperOf, objectKey: string, pdf: Buffer): Promise<void> {
    await this.insert(of, { objectKey, version: null }, pdf);
  }

  /** Notes a PDF that is given to a signer to read before signing, and not kept. @param version see `MadePdf` */
  async noteRead(of: PaperOf, version: string, pdf: Buffer): Promise<void> {
    await this.insert(of, { objectKey: `read/${randomUUID()}`, version }, pdf);
  }

  /** @param sha256 of the file, hexadecimal in small letters */
  async find(reference: string, sha256: string): Promise<FoundPdf | null> {
    const [made] = await this.em.find(MadePdf, { reference, sha256 }, { disableIdentityMap: true, limit: 1 });
    if (!made) return null;
    const [form] = await this.em.execute<{ corrected_at: string | null; is_signed: boolean }[]>(
      `select correction.submitted_at as corrected_at, form.client_signature is not null as is_signed
         from forms form left join forms correction on correction.id = form.superseded_by
        where form.id = ?`,
      [made.formId],
    );
    const correctedAt = form?.corrected_at ? new Date(form.corrected_at) : null;
    return Object.assign(made, { correctedAt, hasClientSignature: form?.is_signed ?? false });
  }

  /** One with a further signature is given out in its place from here on. */
  async replace(objectKey: string): Promise<void> {
    const replaced = { replacedAt: this.clock.now(), replacedBy: 'signature' as const };
    await this.em.nativeUpdate(MadePdf, { objectKey }, replaced);
  }

  /** Whether a signer was given one to read before signing that still stands. */
  async wasRead(formId: string): Promise<boolean> {
    return (await this.em.count(MadePdf, { formId, version: { $ne: null }, replacedAt: null })) > 0;
  }

  /**
   * What was given out to be read before signing is an earlier version from here on, unless it is this one.
   *
   * @param version see `MadePdf`; null where there is nothing to sign any more: then nobody was given anything
   */
  async outdate(formId: string, version: string | null): Promise<void> {
    if (version === null) await this.em.nativeDelete(MadePdf, { formId, version: { $ne: null } });
    else
      await this.em.execute(
        `update made_pdfs
            set replaced_at = ?, replaced_by = case when left(version, 64) = left(?, 64) then 'signature' else 'change' end
          where form_id = ? and version <> ? and replaced_at is null`,
        [this.clock.now(), version, formId, version],
        'run',
      );
  }

  /** Another attempt was faster: nobody has been given it. */
  async discard(objectKey: string): Promise<void> {
    await this.storage.delete(objectKey);
    await this.em.nativeDelete(MadePdf, { objectKey });
  }

  /** They go with the forms or sets that they were made of. */
  async forget(formIds: readonly string[]): Promise<void> {
    await this.em.nativeDelete(MadePdf, { formId: { $in: [...formIds] } });
  }

  private async insert(
    { id: formId, reference, isSigned }: PaperOf,
    { objectKey, version }: Pick<MadePdf, 'objectKey' | 'version'>,
    pdf: Buffer,
  ): Promise<void> {
    const madeAt = this.clock.now();
    await this.em.insert(MadePdf, {
      formId,
      reference,
      isSigned,
      objectKey,
      version,
      madeAt,
      sha256: createHash('sha256').update(pdf).digest('hex'),
      replacedAt: null,
      replacedBy: null,
    });
  }
}
