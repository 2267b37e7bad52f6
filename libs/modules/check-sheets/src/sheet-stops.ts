import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { TellSeverities } from '@groundsheet/contracts';
import { GuestDoor, StopLimit } from '@groundsheet/forms';
import { dangersIn } from '@groundsheet/form-rules';
import { isLikeGuest, type FormSender } from '@groundsheet/platform';
import type { CheckSheet } from './check-sheet.entity.js';

/** Whether what a sheet has found may stop its machine by itself. */
@Injectable()
export class SheetStops {
  constructor(
    private readonly queries: QueryBus,
    private readonly limit: StopLimit,
    private readonly door: GuestDoor,
  ) {}

  /**
   * Counts a sheet that would stop a machine, in the caller's transaction.
   *
   * @param machineKey of the label that was scanned
   */
  async mayStop(
    sheet: CheckSheet,
    machineKey: string | null | undefined,
    sender: FormSender,
  ): Promise<boolean> {
    if (!this.limit.holdsFor(sender) || !(await this.findsDanger(sheet))) return true;
    const { plantNumber } = sheet;
    const hasLabel = isLikeGuest(sender) && (await this.door.isLabel({ plantNumber, machineKey }));
    return this.limit.mayStop(sender, hasLabel);
  }

  private async findsDanger({ answers, selectedVehicle: vehicle }: CheckSheet): Promise<boolean> {
    const list = await this.queries.execute(new TellSeverities());
    return dangersIn(list, { vehicle, answers }).length > 0;
  }
}
