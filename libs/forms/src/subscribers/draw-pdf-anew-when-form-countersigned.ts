import { EntityManager } from '@mikro-orm/postgresql';
import { FormCountersigned } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { DriverForm } from '../form/driver-form.entity.js';
import { SIGNATURES } from '../form/signatories.js';
import { PdfsDrawnAnew } from '../pdf/pdfs-drawn-anew.js';

/** The signature of the person asked to sign is on the PDF from here on (docs/decisions/0120). */
@Subscriber(FormCountersigned, { lane: 'pdfs' })
export class DrawPdfAnewWhenFormCountersigned implements EventSubscriber<
  PayloadOf<typeof FormCountersigned>
> {
  constructor(
    private readonly em: EntityManager,
    private readonly anew: PdfsDrawnAnew,
  ) {}

  /** @throws {Error} as `PdfsDrawnAnew.draw` does */
  async handle({ id }: PayloadOf<typeof FormCountersigned>): Promise<void> {
    const form = await this.em.findOne(DriverForm, id, { populate: SIGNATURES, disableIdentityMap: true });
    if (form) await this.anew.draw(form);
  }
}
