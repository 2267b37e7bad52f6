import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { findingsOf, labelOfItem, SEVERITIES, VEHICLE_TYPES, type Severity } from '@groundsheet/form-rules';
import { Audit, refuseFaults } from '@groundsheet/platform';
import type { SeverityBody } from './severities.dto.js';
import { SeverityLine } from './severity-line.entity.js';

type Found = Pick<SeverityBody, 'vehicle' | 'item' | 'finding'>;

/** An admin decides how bad it is where an item is found so. It counts for checks that arrive from then on. */
export class ChangeSeverityList extends Command<void> {
  constructor(readonly body: SeverityBody) {
    super();
  }
}

@CommandHandler(ChangeSeverityList)
export class ChangeSeverityListHandler implements ICommandHandler<ChangeSeverityList> {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: Audit,
  ) {}

  /** @throws {Problem} 422 where no check of the type can find that */
  async execute({ body: { severity, ...found } }: ChangeSeverityList): Promise<void> {
    const supplied = suppliedFor(found);
    // A line that was changed before stays as it is.
    await this.em.upsert(
      SeverityLine,
      { ...new SeverityLine(), ...found, severity: supplied },
      { onConflictFields: ['vehicle', 'item', 'finding'], onConflictAction: 'ignore' },
    );
    const line = await this.em.findOneOrFail(SeverityLine, found, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
    const { id, severity: from } = line;
    if (from === severity) return;
    line.severity = severity;
    await this.em.flush();
    await this.audit.record({
      what: 'severity.changed',
      about: { kind: 'severity', id, name: nameOf(found) },
      details: { from: SEVERITIES[from], to: SEVERITIES[severity] },
    });
  }
}

/** @throws {Problem} 422 where no check of the type can find that */
function suppliedFor({ vehicle, item, finding }: Found): Severity {
  const ofItem = findingsOf(vehicle).filter((each) => each.item.key === item);
  const known = ofItem.find((each) => each.finding === finding);
  if (!known) {
    const path = ofItem.length === 0 ? 'item' : 'finding';
    const message = 'No check of this type of vehicle can find that. Please choose from the list.';
    refuseFaults([{ path, code: 'severity.not-found-so', message }]);
  }
  return known!.supplied;
}

/** `Dumper, Mirrors, Fail` */
function nameOf({ vehicle, item, finding }: Found): string {
  return [VEHICLE_TYPES[vehicle], labelOfItem(vehicle, item), finding].join(', ');
}
