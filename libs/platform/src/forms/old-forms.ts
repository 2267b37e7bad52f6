import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Transaction } from '../database/transaction.js';
import { ObjectStorage } from '../storage/object-storage.js';
import { Uploads } from '../uploads/uploads.js';
import type { Form, FormEntity } from './form.js';
import { Retention } from './retention.js';

const AT_A_TIME = 100;

/** Sent forms that need not be kept any longer. */
@Injectable()
export class OldForms {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly storage: ObjectStorage,
    private readonly uploads: Uploads,
    private readonly retention: Retention,
  ) {}

  /** Erases them with their signatures and PDFs, and lets go of their photos. */
  async erase<F extends Form>(entity: FormEntity<F>): Promise<void> {
    while ((await this.transaction.run(() => this.eraseSome(entity))) === AT_A_TIME);
  }

  /** The rows stay locked until their PDFs are gone: should that fail, the next hour finds them again. */
  private async eraseSome<F extends Form>(entity: FormEntity<F>): Promise<number> {
    const old = (await this.em.find(
      entity,
      { status: 'submitted', submittedAt: { $lte: this.retention.over() } } as never,
      {
        fields: ['id', 'pdfKey'] as never,
        limit: AT_A_TIME,
        lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
        disableIdentityMap: true,
      },
    )) as Pick<F, 'id' | 'pdfKey'>[];
    for (const { pdfKey } of old) if (pdfKey) await this.storage.delete(pdfKey);
    const ids = old.map(({ id }) => id);
    await this.uploads.release(ids);
    await this.em.nativeDelete(entity, { id: { $in: ids } } as never);
    return old.length;
  }
}
