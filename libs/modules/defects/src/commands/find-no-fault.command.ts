import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { stops } from '@groundsheet/form-rules';
import { defectProblems } from '../defect.problems.js';
import { KnownDefects, requireReason } from '../known-defects.js';

/** The office looked, and found nothing wrong. */
export class FindNoFault extends Command<void> {
  constructor(
    readonly id: string,
    readonly reason: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(FindNoFault)
export class FindNoFaultHandler implements ICommandHandler<FindNoFault> {
  constructor(private readonly defects: KnownDefects) {}

  /** @throws {Problem} 403 for who reported it, if it stops the machine; 422 without a reason */
  async execute({ id, reason, caller }: FindNoFault): Promise<void> {
    await this.defects.act(id, caller, (defect) => {
      if (stops(defect) && defect.reporterId === caller.id) throw defectProblems.ownReport();
      return { kind: 'no-fault', details: { text: requireReason(reason) } };
    });
  }
}
