import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { findingsOf, SEVERITIES, type Severity, type SeverityList } from '@groundsheet/form-rules';
import { Audit, Clock, refuseFaults, Transaction } from '@groundsheet/platform';
import { Severities } from './severities.js';
import type { SeverityBody } from './severities.dto.js';
import { severityProblems } from './severities.problems.js';
import { SeverityChange } from './severity-change.entity.js';

/** An admin decides how bad it is where an item is found so. It counts for checks that arrive from then on. */
export class ChangeSeverityList extends Command<void> {
  constructor(
    readonly body: SeverityBody,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(ChangeSeverityList)
export class ChangeSeverityListHandler implements ICommandHandler<ChangeSeverityList> {
  constructor(
    private readonly em: EntityManager,
    private readonly severities: Severities,
    private readonly transaction: Transaction,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 409 where a colleague was faster, 422 where no check of the type can find that */
  async execute({ body: { version, severity, ...found }, caller }: ChangeSeverityList): Promise<void> {
    await this.transaction.lock('severities');
    const list = await this.severities.inForce();
    if (version !== list.version) throw severityProblems.changedMeanwhile(list.version);
    const from = presentOf(list, found);
    if (from === severity) return;
    const change = Object.assign(new SeverityChange(), {
      ...{ ...found, previous: from, severity, version: version + 1 },
      ...{ changedAt: this.clock.now(), byName: caller.fullName },
    });
    await this.em.persist(change).flush();
    await this.audit.record({
      what: 'severity.changed',
      about: { kind: 'severity', id: change.id },
      details: { from: SEVERITIES[from], to: SEVERITIES[severity] },
    });
  }
}

/** @throws {Problem} 422 where no check of the type can find that */
function presentOf(
  { rules }: SeverityList,
  found: Pick<SeverityBody, 'vehicle' | 'item' | 'finding'>,
): Severity {
  const { vehicle, item, finding } = found;
  const ofItem = findingsOf(vehicle).filter((each) => each.item.key === item);
  const known = ofItem.find((each) => each.finding === finding);
  if (!known) {
    const path = ofItem.length === 0 ? 'item' : 'finding';
    const message = 'No check of this type of vehicle can find that. Please choose from the list.';
    refuseFaults([{ path, code: 'severity.not-found-so', message }]);
  }
  const changed = rules.find(
    (rule) => rule.vehicle === vehicle && rule.item === item && rule.finding === finding,
  );
  return changed?.severity ?? known!.supplied;
}
