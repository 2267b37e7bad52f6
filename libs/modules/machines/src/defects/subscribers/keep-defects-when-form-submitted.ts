import { FormSubmitted } from '@groundsheet/contracts';
import { machineKey, packedNumber } from '@groundsheet/form-rules';
import { Subscriber, Transaction, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { DefectLog } from '../defect-log.js';
import { FoundDefects } from '../found-defects.js';

type SentForm = Pick<PayloadOf<typeof FormSubmitted>, 'id' | 'kind' | 'plantNumber'>;

/** Runs beside the drawing of the PDF, and never later than its mails: see `KeepDefectsWhenPdfRendered`. */
@Subscriber(FormSubmitted)
export class KeepDefectsWhenFormSubmitted implements EventSubscriber<SentForm> {
  constructor(
    private readonly transaction: Transaction,
    private readonly log: DefectLog,
    private readonly found: FoundDefects,
  ) {}

  /** A sheet that is taken twice changes nothing the second time. */
  async handle({ id, kind, plantNumber }: SentForm): Promise<void> {
    const key = machineKey(plantNumber ?? '');
    if (kind !== 'check-sheet' || key === '') return;
    const machine = { key, plantNumber: packedNumber(plantNumber!) };
    await this.transaction.run(() => this.log.change(machine, () => this.found.take(id, machine)));
  }
}
