import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { TellSeverities } from '@groundsheet/contracts';
import { StopLimit } from '@groundsheet/forms';
import { dangersIn } from '@groundsheet/form-rules';
import { isLikeGuest, type FormSender } from '@groundsheet/platform';
import type { CheckSheet } from './check-sheet.entity.js';

/** Whether what a sheet has found may stop its machine by itself. */
@Injectable()
export class SheetStops {
  constructor(
    private readonly queries: QueryBus,
    private readonly limit: StopLimit,
  ) {}

  /** Counts a guest's sheet that would stop a machine, in the caller's transaction. */
  async mayStop(sheet: CheckSheet, sender: FormSender): Promise<boolean> {
    if (!isLikeGuest(sender) || !(await this.findsDanger(sheet))) return true;
    return this.limit.mayStop(sender);
  }

  private async findsDanger({ answers, selectedVehicle: vehicle }: CheckSheet): Promise<boolean> {
    const list = await this.queries.execute(new TellSeverities());
    return dangersIn(list, { vehicle, answers }).length > 0;
  }
}
