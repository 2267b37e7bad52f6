import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Audit, Clock } from '@groundsheet/platform';
import { entryOf } from '../sign-audit.js';
import { SignLinks } from '../sign-links.js';
import { SignMails } from '../sign-mails.js';
import type { SignKeyBody } from '../sign-request.dto.js';
import { signRequestProblems } from '../sign-request.problems.js';
import { SignRequest } from '../sign-request.entity.js';
import { SignRequests } from '../sign-requests.js';

/** From the signature. */
const DENIED_WITHIN_MS = 30 * 24 * 3_600_000;

/** The recipient of a receipt says that they did not sign. The signature stays; driver, supervisors and admins hear of it. */
export class DenySignature extends Command<void> {
  constructor(
    readonly id: string,
    readonly body: SignKeyBody,
  ) {
    super();
  }
}

@CommandHandler(DenySignature)
export class DenySignatureHandler implements ICommandHandler<DenySignature> {
  constructor(
    private readonly em: EntityManager,
    private readonly links: SignLinks,
    private readonly requests: SignRequests,
    private readonly mails: SignMails,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 404 where the key is wrong, was used, or its 30 days are over */
  async execute({ id, body: { key } }: DenySignature): Promise<void> {
    const isRight = this.links.allowsDenial(id, key);
    const request = await this.em.findOne(SignRequest, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const now = this.clock.now();
    const isOpen =
      request?.state === 'signed' &&
      !request.deniedAt &&
      now.getTime() - request.closedAt!.getTime() < DENIED_WITHIN_MS;
    if (!isRight || !isOpen) throw signRequestProblems.deadLink();
    request.deniedAt = now;
    await this.audit.record(entryOf('signature.denied', request));
    await this.mails.denied(request);
    await this.requests.changed(request);
  }
}
