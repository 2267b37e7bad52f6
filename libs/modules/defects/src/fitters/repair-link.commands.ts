import type { Caller } from '@groundsheet/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Audit } from '@groundsheet/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Defect } from '../defect.entity.js';
import { defectProblems } from '../defect.problems.js';
import type { RepairLinkResponse } from './fitter.dto.js';
import { RepairLink } from './repair-link.entity.js';
import { linkEntry, RepairLinks } from './repair-links.js';

/** The office gives a fitter the machine of a defect: all that is open on it, for 14 days. */
export class MakeRepairLink extends Command<RepairLinkResponse> {
  constructor(
    readonly defectId: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(MakeRepairLink)
export class MakeRepairLinkHandler implements ICommandHandler<MakeRepairLink> {
  constructor(
    private readonly em: EntityManager,
    private readonly links: RepairLinks,
    private readonly audit: Audit,
  ) {}

  /** The same link again as long as it works: repeating the call changes nothing. @throws {Problem} 404 */
  async execute({ defectId, caller }: MakeRepairLink): Promise<RepairLinkResponse> {
    const defect = await this.em.findOne(Defect, { id: defectId });
    if (!defect) throw defectProblems.unknown();
    const { machineKey, plantNumber } = defect;
    const fresh = { $gt: new Date(this.links.expiry().getTime() - 86_400_000) };
    const known = await this.em.findOne(RepairLink, { machineKey, byId: caller.id, expiresAt: fresh });
    const link =
      known ??
      Object.assign(new RepairLink(), {
        machineKey,
        plantNumber,
        expiresAt: this.links.expiry(),
        byId: caller.id,
        byName: caller.fullName,
      });
    await this.em.persist(link).flush();
    if (!known) await this.audit.record(linkEntry('made', link));
    return { url: this.links.urlOf(link), expiresAt: link.expiresAt.toISOString(), plantNumber };
  }
}

/** The office takes back every link to the machine of a defect, no matter who made it: it opens nothing any more. */
export class WithdrawRepairLinks extends Command<void> {
  constructor(readonly defectId: string) {
    super();
  }
}

@CommandHandler(WithdrawRepairLinks)
export class WithdrawRepairLinksHandler implements ICommandHandler<WithdrawRepairLinks> {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: Audit,
  ) {}

  /** @throws {Problem} 404 */
  async execute({ defectId }: WithdrawRepairLinks): Promise<void> {
    const defect = await this.em.findOne(Defect, { id: defectId });
    if (!defect) throw defectProblems.unknown();
    const links = await this.em.find(RepairLink, { machineKey: defect.machineKey });
    await this.em.remove(links).flush();
    await this.audit.record(...links.map((link) => linkEntry('withdrawn', link)));
  }
}
