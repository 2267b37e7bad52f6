import { FormSubmitted } from '@groundsheet/contracts';
import { machineKey, packedNumber } from '@groundsheet/form-rules';
import { Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { DefectLog } from '../defect-log.js';
import { CheckFindings } from '../check-findings.js';

type SentForm = PayloadOf<typeof FormSubmitted>;

const isOfMachine = ({ kind, plantNumber }: SentForm) =>
  kind === 'check-sheet' && machineKey(plantNumber ?? '') !== '';

/** In the sender's transaction: who is told that it has arrived is told how its machine is, and what stops it is mailed first. */
@Subscriber(FormSubmitted, { atOnce: true, concerns: isOfMachine })
export class KeepDefectsWhenFormSubmitted implements EventSubscriber<SentForm> {
  constructor(
    private readonly log: DefectLog,
    private readonly findings: CheckFindings,
  ) {}

  async handle({ id, plantNumber }: SentForm): Promise<void> {
    const machine = { key: machineKey(plantNumber!), plantNumber: packedNumber(plantNumber!) };
    await this.log.change(machine, () => this.findings.take(id, machine));
  }
}
