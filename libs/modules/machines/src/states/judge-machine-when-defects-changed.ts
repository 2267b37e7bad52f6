import { DefectsChanged, type PayloadOfChangedDefects } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber } from '@groundsheet/platform';
import { MachineStatuses } from './machine-statuses.js';

/** In the same transaction: nobody sees a defect beside a machine that has not heard of it. */
@Subscriber(DefectsChanged, { atOnce: true })
export class JudgeMachineWhenDefectsChanged implements EventSubscriber<PayloadOfChangedDefects> {
  constructor(private readonly statuses: MachineStatuses) {}

  handle({ machineKey: key, plantNumber }: PayloadOfChangedDefects): Promise<void> {
    return this.statuses.judge({ key, plantNumber });
  }
}
