import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isEmail, type AskedSignatory } from '@groundsheet/form-rules';
import { Audit, Clock, Config, refuseFaults, type Fault } from '@groundsheet/platform';
import type { BroughtSignatures } from '@groundsheet/forms';
import type { SignBody } from '../sign-request.dto.js';
import type { OpenedRequestResponse } from '../sign-request.response.js';
import { SignMails } from '../sign-mails.js';
import { signRequestProblems } from '../sign-request.problems.js';
import type { SignRequest } from '../sign-request.entity.js';
import { SignRequestViews } from '../sign-request-views.js';
import { SignRequests, type AskedRequest, type LockedRequest } from '../sign-requests.js';

/** How long a signer can still say that something is wrong. */
const OPEN_AFTERWARDS_MS = 7 * 24 * 3_600_000;

/** The person asked signs, once, exactly what was shown to them. */
export class SignAsAsked extends Command<OpenedRequestResponse> {
  constructor(
    readonly asked: AskedRequest,
    readonly body: SignBody,
    readonly signatures: BroughtSignatures<'signer'>,
    /** `Chrome on Android` */
    readonly device: string,
    /** The address that it comes from. */
    readonly network: string | undefined,
    /** The address that the call comes from. */
  ) {
    super();
  }
}

@CommandHandler(SignAsAsked)
export class SignAsAskedHandler implements ICommandHandler<SignAsAsked> {
  constructor(
    private readonly em: EntityManager,
    private readonly requests: SignRequests,
    private readonly views: SignRequestViews,
    private readonly mails: SignMails,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** @throws {Problem} 404 where it is over; 409 where it is signed already, has changed, or waits for an answer; 422 for faults */
  async execute({ asked, body, signatures, device, network }: SignAsAsked): Promise<OpenedRequestResponse> {
    const locked = await this.requests.lock(asked);
    const { request, signable } = locked;
    if (request.state === 'signed')
      throw signRequestProblems.signedAlready(request.signedName, request.closedAt, this.config.timeZone);
    await this.requests.refuseMoved(locked, body.shownSha256);
    if (request.state === 'disagreed') throw signRequestProblems.notWaiting();
    const [name, receiptTo] = [body.name, body.receiptTo?.trim() || null];
    refuseFaults([...signatures.faults, ...faultsIn(receiptTo)]);

    const now = this.clock.now();
    request.see(now);
    const made = request.made(device, network, now);
    const image = signatures.signed.get('signer')!;
    const sha256 = await signable.sign({ by: request.signatory as AskedSignatory, name, image, made });
    this.close(request, name, now);
    await this.em.flush();
    await this.closeOthers(locked, now);
    await this.record(locked, made.way, sha256);
    await this.requests.changed(request);
    return this.views.opened(locked, !(await this.mails.signed(request, signable, receiptTo)));
  }

  private close(request: SignRequest, name: string, now: Date): void {
    request.close('signed', now);
    request.signedName = name;
    request.expiresAt = new Date(now.getTime() + OPEN_AFTERWARDS_MS);
  }

  /** Others who were asked for the same signature are told who was first. */
  private async closeOthers({ request }: LockedRequest, now: Date): Promise<void> {
    for (const other of await this.requests.openAbout(request.formId))
      if (other.signatory === request.signatory) other.close('void', now);
    await this.em.flush();
  }

  private async record({ request }: LockedRequest, way: string, sha256: string): Promise<void> {
    const { formId: id, reference: name, signatory: by } = request;
    const kind = request.formKind === 'form-set' ? 'form-set' : 'form';
    const details = { by, request: request.id, way };
    await this.audit.record({ what: `${kind}.signed`, about: { kind, id, name }, details, sha256 });
  }
}

function faultsIn(receiptTo: string | null): Fault[] {
  return receiptTo && !isEmail(receiptTo)
    ? [{ path: 'receiptTo', code: 'email.malformed', message: 'Please enter the full email address.' }]
    : [];
}
