import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { type BroughtSignatures } from '@groundsheet/forms';
import { SignRequests } from '@groundsheet/signing';
import { Audit, Clock, Config, LiveSignals, refuseFaults } from '@groundsheet/platform';
import type { ApprovalBody } from '../approval.dto.js';
import { approvalProblems } from '../approval.problems.js';
import type { FormSet } from '../form-set.entity.js';
import { SET_SIGNATORIES, type Approval, type SetSignatory } from '../set-approval.js';
import { entriesOfSigning } from '../set-audit.js';
import { refuseMoved } from '../form-versions.js';
import { VisibleSets } from '../visible-sets.js';

/** Names and signatures are collected on site, on the phone of the driver or of a supervisor, and kept until the dispatch. */
export class CollectApproval extends Command<void> {
  constructor(
    readonly id: string,
    readonly body: ApprovalBody,
    readonly signatures: BroughtSignatures<SetSignatory>,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(CollectApproval)
export class CollectApprovalHandler implements ICommandHandler<CollectApproval> {
  constructor(
    private readonly em: EntityManager,
    private readonly sets: VisibleSets,
    private readonly audit: Audit,
    private readonly signals: LiveSignals,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly requests: SignRequests,
  ) {}

  /** @throws {Problem} 404 where there is no such set, 409 where it is completed, or a form or what was collected has changed since it was shown */
  async execute({ id, body, signatures: { signed, faults }, caller }: CollectApproval): Promise<void> {
    refuseFaults([...faults]);
    const { set, places } = await this.sets.lock(id, caller);
    if (set.isCompleted) throw approvalProblems.completed(set.submittedAt!, this.config.timeZone);
    refuseMoved(body.versions, places);
    const { approvalVersion = set.approvalVersion } = body;
    if (approvalVersion !== set.approvalVersion) throw approvalProblems.approvalMoved();

    const on = { now: this.clock.now(), by: caller.id };
    const anew = set.collect(namesIn(body, set), imagesIn(body, set, signed), places, on);
    await this.em.flush();
    await this.requests.follow(id, { kind: 'form-set', id });
    await this.signals.tell('form-sets.changed', { ownerId: set.driverId });
    await this.audit.record(...entriesOfSigning(set, anew));
  }
}

/** What the body does not name stays as it was collected; `null` empties it. */
function namesIn(body: ApprovalBody, set: FormSet): Approval {
  const {
    clientName = set.clientName,
    foremanName = set.foremanName,
    supervisorNotes: notes = set.supervisorNotes,
  } = body;
  return { clientName, foremanName, notes };
}

function imagesIn(
  body: ApprovalBody,
  set: FormSet,
  signed: ReadonlyMap<SetSignatory, Buffer>,
): ReadonlyMap<SetSignatory, Buffer> {
  const kept = SET_SIGNATORIES.flatMap((by) => {
    const image = body[`${by}Signature`] === undefined ? set.signatureOf(by)?.image : signed.get(by);
    return image ? [[by, image] as const] : [];
  });
  return new Map(kept);
}
