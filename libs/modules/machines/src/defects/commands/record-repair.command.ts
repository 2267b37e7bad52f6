import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { Clock } from '@groundsheet/platform';
import type { RepairBody } from '../defect-requests.dto.js';
import { KnownDefects, repairOf } from '../known-defects.js';
import { RepairRecords } from '../repairs/repair-records.js';

/** A supervisor or the office records what a fitter has done. */
export class RecordRepair extends Command<void> {
  constructor(
    readonly id: string,
    readonly body: RepairBody,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(RecordRepair)
export class RecordRepairHandler implements ICommandHandler<RecordRepair> {
  constructor(
    private readonly defects: KnownDefects,
    private readonly records: RepairRecords,
    private readonly clock: Clock,
  ) {}

  async execute({ id, body, caller }: RecordRepair): Promise<void> {
    const repair = repairOf(body, this.clock.today());
    const event = await this.defects.act(id, caller, () => ({ kind: 'repaired', details: { repair } }));
    await this.records.keep(event!, null);
  }
}
