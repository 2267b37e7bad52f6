import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { ObjectMissing, ObjectStorage } from '@groundsheet/files';
import { Clock } from '@groundsheet/platform';
import { createHash } from 'node:crypto';
import { MadePdf } from './made-pdf.entity.js';

/** The form or set that a PDF was made of. */
export interface PaperOf {
  readonly id: string;
  readonly reference: string;
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
  async note({ id: formId, reference }: PaperOf, objectKey: string, pdf: Buffer): Promise<void> {
    const madeAt = this.clock.now();
    await this.em.insert(MadePdf, {
      formId,
      reference,
      objectKey,
      sha256: sha256Of(pdf),
      madeAt,
      replacedAt: null,
    });
  }

  /** Another is given out in its place from here on. */
  async replace(objectKey: string): Promise<void> {
    await this.em.nativeUpdate(MadePdf, { objectKey }, { replacedAt: this.clock.now() });
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

  /** Hashes one from before hashes were kept; false where there is none left. */
  async hashNext(): Promise<boolean> {
    const next = await this.em.findOne(
      MadePdf,
      { sha256: null },
      { orderBy: { madeAt: 'desc' }, disableIdentityMap: true },
    );
    if (!next) return false;
    const { objectKey } = next;
    await this.em.nativeUpdate(MadePdf, { objectKey }, { sha256: await this.hashOfStored(objectKey) });
    return true;
  }

  private async hashOfStored(objectKey: string): Promise<string> {
    try {
      return sha256Of(await this.storage.get(objectKey));
    } catch (error) {
      if (error instanceof ObjectMissing) return '';
      throw error;
    }
  }
}

function sha256Of(pdf: Buffer): string {
  return createHash('sha256').update(pdf).digest('hex');
}
