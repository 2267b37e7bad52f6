import { MachineStatusChanged } from '@groundsheet/contracts';
import { LiveSignals, Subscriber, type EventSubscriber } from '@groundsheet/platform';

/** Pages of machines, sets and the board ask again. */
@Subscriber(MachineStatusChanged, { atOnce: true })
export class TellScreensWhenMachineStatusChanged implements EventSubscriber {
  constructor(private readonly signals: LiveSignals) {}

  handle(): Promise<void> {
    return this.signals.tell('defects.changed', { ownerId: null });
  }
}
