import { EntityManager } from '@mikro-orm/postgresql';
import { FormSetCompleted } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { DriverForm } from '../form/driver-form.entity.js';
import { PdfsDrawnAnew } from '../pdf/pdfs-drawn-anew.js';
import { RenderedForms } from '../pdf/rendered-forms.js';
import { SIGNATURES } from '../form/signatories.js';

/** A form that went out before the client had signed its set says who did from here on (docs/decisions/0022). */
@Subscriber(FormSetCompleted, { lane: 'pdfs' })
export class DrawPdfAnewWhenFormSetCompleted implements EventSubscriber<PayloadOf<typeof FormSetCompleted>> {
  constructor(
    private readonly em: EntityManager,
    private readonly rendered: RenderedForms,
    private readonly anew: PdfsDrawnAnew,
  ) {}

  /** @throws {Error} as `PdfsDrawnAnew.draw` does */
  async handle({ formIds }: PayloadOf<typeof FormSetCompleted>): Promise<void> {
    for (const id of formIds) {
      const form = await this.em.findOne(DriverForm, id, { populate: SIGNATURES, disableIdentityMap: true });
      if (form && (await this.saysLess(form))) await this.anew.draw(form);
    }
  }

  /** What was sent with its set was drawn after the client had signed there. */
  private async saysLess(form: DriverForm): Promise<boolean> {
    return !form.isMailedWithSet && (await this.rendered.signedOnSet(form)) !== null;
  }
}
