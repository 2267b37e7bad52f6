import { Injectable } from '@nestjs/common';
import { RecordChecks, SIGNATURES, type RecordNow, type RecordSource } from '@groundsheet/forms';
import { EntityManager } from '@mikro-orm/postgresql';
import { FormSet } from './form-set.entity.js';
import { completedSha256, signatureOnSetSha256 } from './set-audit.js';
import { VisibleSets } from './visible-sets.js';

/** Form sets as they are now, for the check of records. */
@Injectable()
export class SetRecords implements RecordSource {
  readonly kind = 'form-set';

  constructor(
    private readonly em: EntityManager,
    checks: RecordChecks,
    private readonly visible: VisibleSets,
  ) {
    checks.register(this);
  }

  async those(ids: readonly string[]): Promise<RecordNow[]> {
    const sets = await this.em.find(
      FormSet,
      { id: { $in: [...ids] } },
      { populate: ['signatures'], disableIdentityMap: true },
    );
    const records: RecordNow[] = [];
    for (const set of sets) records.push(await this.now(set));
    return records;
  }

  async idsAfter(id: string | null, limit: number): Promise<string[]> {
    const sets = await this.em.find(
      FormSet,
      {
        $or: [{ status: 'completed' }, { signedVersions: { $ne: null } }],
        ...(id ? { id: { $gt: id } } : {}),
      },
      { fields: ['id'], orderBy: { id: 'asc' }, limit, disableIdentityMap: true },
    );
    return sets.map((set) => set.id);
  }

  private async now(set: FormSet): Promise<RecordNow> {
    const { id, reference, submittedAt: at, pdfKey, plainPdfKey } = set;
    return {
      id,
      reference,
      sent: set.isCompleted && at ? { sha256: await this.sha256(set), at } : null,
      signatures: set.signatures.map((signature) => {
        const { by, signedAt: at } = signature;
        return { by, at, sha256: signatureOnSetSha256(signature) };
      }),
      pdfKeys: [pdfKey, plainPdfKey].filter((key) => key !== null),
    };
  }

  private async sha256(set: FormSet): Promise<string> {
    const places = await this.visible.placesOf(set);
    return completedSha256(set, await this.visible.shownForms(places, SIGNATURES));
  }
}
