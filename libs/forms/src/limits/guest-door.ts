import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { FindMachine } from '@groundsheet/contracts';
import { Config, type FormSender } from '@groundsheet/platform';
import { formLimitProblems } from '../form/form.problems.js';

/** The label of a machine, as it was scanned. */
interface ScannedLabel {
  readonly plantNumber?: string | null | undefined;
  readonly machineKey?: string | null | undefined;
}

/** Whether people without an account may send here: the firm decides (`GUESTS`, docs/settings.md). Links of ours open for everybody. */
@Injectable()
export class GuestDoor {
  constructor(
    private readonly config: Config,
    private readonly queries: QueryBus,
  ) {}

  /**
   * Whether the sender may send anything.
   *
   * @throws {Problem} 403 for a guest where the firm takes nothing without an account
   */
  refuseClosed({ caller }: Pick<FormSender, 'caller'>): void {
    if (!caller && this.config.guests.door === 'off') throw formLimitProblems.needsAccount();
  }

  /**
   * Whether the sender may send a form.
   *
   * @throws {Problem} 403 for a guest as above, and where the firm asks for the label of the machine
   */
  async refuseUninvited(label: ScannedLabel, sender: Pick<FormSender, 'caller'>): Promise<void> {
    this.refuseClosed(sender);
    if (sender.caller || this.config.guests.door === 'on') return;
    if (!(await this.isLabel(label))) throw formLimitProblems.needsLabel();
  }

  /** Whether it is the key of the label on that machine: whoever has it stood in front of it. */
  async isLabel({ plantNumber, machineKey }: ScannedLabel): Promise<boolean> {
    if (!plantNumber || !machineKey) return false;
    const machine = await this.queries.execute(new FindMachine(plantNumber));
    return machine?.labelKey === machineKey.trim();
  }
}
