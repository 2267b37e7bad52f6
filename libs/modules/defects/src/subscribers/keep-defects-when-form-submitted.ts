import { FormSubmitted } from '@groundsheet/contracts';
import { machineKey, packedNumber } from '@groundsheet/form-rules';
import { Subscriber, Transaction, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { DefectLog } from '../defect-log.js';
import { FoundDefects } from '../found-defects.js';

type SentForm = Pick<PayloadOf<typeof FormSubmitted>, 'id' | 'kind' | 'plantNumber'>;

const isOfMachine = ({ kind, plantNumber }: Pick<SentForm, 'kind' | 'plantNumber'>) =>
  kind === 'check-sheet' && machineKey(plantNumber ?? '') !== '';

/** Runs beside the drawing of the PDF, and never later than its mails: see `KeepDefectsWhenPdfRendered`. */
@Subscriber(FormSubmitted, { concerns: isOfMachine })
export class KeepDefectsWhenFormSubmitted implements EventSubscriber<SentForm> {
  constructor(
    private readonly transaction: Transaction,
    private readonly log: DefectLog,
    private readonly found: FoundDefects,
  ) {}

  /** Asks under the lock of the machine whether the sheet has been taken: the drawing of its PDF may be taking it now. */
  async handle(form: SentForm): Promise<void> {
    if (!isOfMachine(form)) return;
    const plantNumber = form.plantNumber!;
    const machine = { key: machineKey(plantNumber), plantNumber: packedNumber(plantNumber) };
    const takeOnce = async () => {
      if (!(await this.found.hasTaken(form.id))) await this.found.take(form.id, machine);
    };
    await this.transaction.run(() => this.log.change(machine, takeOnce));
  }
}
