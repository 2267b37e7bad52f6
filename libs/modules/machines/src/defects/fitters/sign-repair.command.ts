import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BroughtSignatures } from '@groundsheet/forms';
import { Clock, refuseFaults } from '@groundsheet/platform';
import { Defect } from '../defect.entity.js';
import { defectProblems } from '../defect.problems.js';
import { KnownDefects, repairOf } from '../known-defects.js';
import { RepairRecords } from '../repairs/repair-records.js';
import type { FitterRepairBody } from './fitter.dto.js';
import { RepairLinks } from './repair-links.js';

/** A fitter without an account says what they have repaired, and signs it. */
export class SignRepair extends Command<void> {
  constructor(
    readonly body: FitterRepairBody,
    readonly signatures: BroughtSignatures,
    /** `Chrome on Android` */
    readonly device: string,
  ) {
    super();
  }
}

@CommandHandler(SignRepair)
export class SignRepairHandler implements ICommandHandler<SignRepair> {
  constructor(
    private readonly em: EntityManager,
    private readonly links: RepairLinks,
    private readonly defects: KnownDefects,
    private readonly records: RepairRecords,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 404 for another machine's defect too; 409 where it is closed; 422 where the signature cannot be read */
  async execute({ body, signatures, device }: SignRepair): Promise<void> {
    const { machineKey } = await this.links.opened(body.id, body.key);
    if (!(await this.em.count(Defect, { id: body.defectId, machineKey }))) throw defectProblems.unknown();
    refuseFaults([...signatures.faults]);
    const repair = repairOf(body, this.clock.today());
    const event = await this.defects.act(body.defectId, null, (defect) =>
      defect.state === 'repaired' ? null : { kind: 'repaired', details: { repair } },
    );
    if (event) await this.records.keep(event, { png: signatures.signed.get('fitter')!, device });
  }
}
