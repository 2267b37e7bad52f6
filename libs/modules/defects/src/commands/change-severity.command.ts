import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { seesAll, type Caller } from '@groundsheet/contracts';
import { isWorse, mayChangeSeverity, stops } from '@groundsheet/form-rules';
import type { ChangeSeverityBody } from '../defect-requests.dto.js';
import { defectProblems } from '../defect.problems.js';
import { KnownDefects, requireReason } from '../known-defects.js';

/** A person thinks a defect worse than its severity says, or the office less bad (docs/machines.md, Defects). */
export class ChangeSeverity extends Command<void> {
  constructor(
    readonly id: string,
    readonly body: ChangeSeverityBody,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(ChangeSeverity)
export class ChangeSeverityHandler implements ICommandHandler<ChangeSeverity> {
  constructor(private readonly defects: KnownDefects) {}

  /**
   * @throws {Problem} 403 for a driver who would lower it, or who would release what they have stopped themselves; 422 where it
   *   is lowered without a reason
   */
  async execute({ id, body: { severity, reason }, caller }: ChangeSeverity): Promise<void> {
    await this.defects.act(id, caller, (defect) => {
      const { severity: from } = defect;
      if (severity === from) return null;
      const isOffice = seesAll(caller);
      if (!caller.confirmed || !mayChangeSeverity(from, severity, { isOffice }))
        throw defectProblems.onlyRaise();
      const isLowered = isWorse(from, severity);
      if (isLowered && stops(defect) && defect.reporterId === caller.id) throw defectProblems.ownReport();
      const text = isLowered ? requireReason(reason) : reason?.trim() || undefined;
      // What the office has decided is no proposal any more.
      if (isOffice) defect.proposed = severity;
      return { kind: 'severity', severity, details: { from, ...(text ? { text } : {}) } };
    });
  }
}
