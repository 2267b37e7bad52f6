import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BroughtSignatures, FormAcceptedResponse } from '@groundsheet/forms';
import { Clock, refuseFaults, type FormSender } from '@groundsheet/platform';
import { Defect } from '../defect.entity.js';
import { defectProblems } from '../defect.problems.js';
import { repairOf } from '../defect-acts.js';
import { RecordedRepairs } from '../repairs/recorded-repairs.js';
import type { FitterRepairBody } from './fitter.dto.js';
import { RepairLinks } from './repair-links.js';

/** A fitter without an account says what they have repaired, and signs it. */
export class SignRepair extends Command<FormAcceptedResponse> {
  constructor(
    readonly body: FitterRepairBody,
    readonly signatures: BroughtSignatures,
    /** `Chrome on Android` */
    readonly device: string,
    readonly sender: FormSender,
  ) {
    super();
  }
}

@CommandHandler(SignRepair)
export class SignRepairHandler implements ICommandHandler<SignRepair> {
  constructor(
    private readonly em: EntityManager,
    private readonly links: RepairLinks,
    private readonly repairs: RecordedRepairs,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 404 for another machine's defect too; 409 where it is closed, or repaired by another; 422 where the signature cannot be read */
  async execute({ body, signatures, device, sender }: SignRepair): Promise<FormAcceptedResponse> {
    const { id: linkId, machineKey } = await this.links.opened(body.id, body.key);
    if (!(await this.em.count(Defect, { id: body.defectId, machineKey }))) throw defectProblems.unknown();
    refuseFaults([...signatures.faults]);
    const facts = repairOf(body, this.clock.today());
    const signed = { png: signatures.signed.get('fitter')!, device, linkId };
    const { defectId, corrects } = body;
    return this.repairs.record(defectId, { facts, photos: body.photos ?? [], signed, corrects }, sender);
  }
}
