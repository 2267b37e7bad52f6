import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { RepairRecorded } from '@groundsheet/contracts';
import { newReference, sha256Of } from '@groundsheet/forms';
import { REPAIR_RECORD } from '@groundsheet/form-rules';
import { EventRecorder } from '@groundsheet/platform';
import type { DefectEvent } from '../defect-event.entity.js';
import { Defect } from '../defect.entity.js';
import { shownOfRepair } from './repair-facts.js';
import { RepairRecord } from './repair-record.entity.js';

/** What a fitter has signed on a phone of their own. */
export interface SignedRepair {
  readonly png: Buffer;
  /** `Chrome on Android` */
  readonly device: string;
}

/** Repairs as they are put on paper (docs/decisions/0137). */
@Injectable()
export class RepairRecords {
  constructor(
    private readonly em: EntityManager,
    private readonly events: EventRecorder,
  ) {}

  /**
   * Gives a repair its reference, and has its PDF drawn; in the transaction that records it.
   *
   * @param signed null where the office has recorded what a fitter has told them
   */
  async keep(event: DefectEvent, signed: SignedRepair | null): Promise<void> {
    const { id: eventId, defectId, at, details } = event;
    const reference = newReference(REPAIR_RECORD.prefix);
    const defect = await this.em.findOneOrFail(Defect, { id: defectId });
    const made = signed && {
      ...{ way: 'own-phone-link' as const, at: at.toISOString(), device: signed.device },
      shownSha256: sha256Of(shownOfRepair(defect, details.repair!, reference)),
    };
    const png = signed?.png ?? null;
    await this.em.persist(Object.assign(new RepairRecord(), { eventId, reference, png, made })).flush();
    await this.events.record(new RepairRecorded({ eventId }));
  }
}
