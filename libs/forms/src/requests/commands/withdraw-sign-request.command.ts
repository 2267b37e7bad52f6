import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { Audit, Clock } from '@groundsheet/platform';
import { entryOf } from '../sign-audit.js';
import { signRequestProblems } from '../sign-request.problems.js';
import { SignRequests } from '../sign-requests.js';

/** Nobody is to sign by this link any more. */
export class WithdrawSignRequest extends Command<void> {
  constructor(
    readonly id: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(WithdrawSignRequest)
export class WithdrawSignRequestHandler implements ICommandHandler<WithdrawSignRequest> {
  constructor(
    private readonly requests: SignRequests,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 404; 409 where it was signed or is void. Repeating the call changes nothing */
  async execute({ id, caller }: WithdrawSignRequest): Promise<void> {
    const request = await this.requests.forAsker(id, caller);
    if (request.state === 'withdrawn') return;
    if (request.state === 'signed' || request.state === 'void') throw signRequestProblems.notWaiting();
    request.close('withdrawn', this.clock.now());
    await this.audit.record(entryOf('signature.withdrawn', request));
    await this.requests.changed(request);
  }
}
