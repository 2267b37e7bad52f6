import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@groundsheet/contracts';
import { Uploads } from '@groundsheet/files';
import { Clock } from '@groundsheet/platform';
import { DriverForm } from '../form/driver-form.entity.js';
import { SIGNATURES } from '../form/signatories.js';
import { DraftLimits } from '../limits/draft-limits.js';
import { ChangeableForms } from './changeable-forms.js';

/** Begins the correction of a sent form, or finds the one that was begun. */
@Injectable()
export class Corrections {
  constructor(
    private readonly em: EntityManager,
    private readonly forms: ChangeableForms,
    private readonly uploads: Uploads,
    private readonly limits: DraftLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns a draft, which is new where it has no version yet
   * @throws {Problem} as `ChangeableForms.toCorrect` does; 409 where the driver has too many drafts
   */
  async of(id: string, driver: Caller): Promise<DriverForm> {
    const sent = await this.forms.toCorrect(id, driver);
    // Asked for twice, or on another device: there is one correction, and it carries on.
    const begun = await this.em.findOne(DriverForm, { corrects: id }, { populate: SIGNATURES });
    if (begun) return begun;

    await this.limits.refuseMore(driver);
    const draft = sent.correction(this.clock.today(), this.clock.now());
    // Copies: the sent form keeps its own, whatever becomes of the draft.
    if (sent.files().length > 0) draft.takeFiles(await this.uploads.copy(sent.files(), id, draft.id));
    return draft;
  }
}
