import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Defect } from '../defect.entity.js';
import { defectProblems } from '../defect.problems.js';
import { RepairLink } from './repair-link.entity.js';

/** The office takes back every link to the machine of a defect, no matter who made it: it opens nothing any more. */
export class WithdrawRepairLinks extends Command<void> {
  constructor(readonly defectId: string) {
    super();
  }
}

@CommandHandler(WithdrawRepairLinks)
export class WithdrawRepairLinksHandler implements ICommandHandler<WithdrawRepairLinks> {
  constructor(private readonly em: EntityManager) {}

  /** @throws {Problem} 404 */
  async execute({ defectId }: WithdrawRepairLinks): Promise<void> {
    const defect = await this.em.findOne(Defect, { id: defectId });
    if (!defect) throw defectProblems.unknown();
    await this.em.nativeDelete(RepairLink, { machineKey: defect.machineKey });
  }
}
