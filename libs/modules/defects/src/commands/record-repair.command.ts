import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { FormAcceptedResponse } from '@groundsheet/forms';
import { Clock, type FormSender } from '@groundsheet/platform';
import type { RepairBody } from '../defect-requests.dto.js';
import { repairOf } from '../defect-acts.js';
import { RecordedRepairs } from '../repairs/recorded-repairs.js';

/** A supervisor or the office records what a fitter has done. */
export class RecordRepair extends Command<FormAcceptedResponse> {
  constructor(
    readonly id: string,
    readonly body: RepairBody,
    readonly sender: FormSender,
  ) {
    super();
  }
}

@CommandHandler(RecordRepair)
export class RecordRepairHandler implements ICommandHandler<RecordRepair> {
  constructor(
    private readonly repairs: RecordedRepairs,
    private readonly clock: Clock,
  ) {}

  execute({ id, body, sender }: RecordRepair): Promise<FormAcceptedResponse> {
    const facts = repairOf(body, this.clock.today());
    const { corrects } = body;
    return this.repairs.record(id, { facts, photos: body.photos ?? [], signed: null, corrects }, sender);
  }
}
