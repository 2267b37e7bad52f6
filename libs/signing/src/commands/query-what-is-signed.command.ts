import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isWritten, proposalFault } from '@groundsheet/form-rules';
import { Audit, Clock, refuseFaults, type Fault } from '@groundsheet/platform';
import type { Shown } from '@groundsheet/forms';
import { entryOf } from '../sign-audit.js';
import { SignMails } from '../sign-mails.js';
import { SignQuery, type KeptLine } from '../sign-query.entity.js';
import type { QueriedLineBody, SignQueryBody } from '../sign-request.dto.js';
import type { OpenedRequestResponse } from '../sign-request.response.js';
import { signRequestProblems } from '../sign-request.problems.js';
import { SignRequestViews } from '../sign-request-views.js';
import { SignRequests, type AskedRequest, type LockedRequest } from '../sign-requests.js';

/** About one request: each is mailed to its driver and the whole office. */
const MOST_QUERIES = 3;
/** How long a link lives whose client waits for an answer: 30 days. */
const OPEN_WHILE_ASKED_MS = 30 * 86_400_000;

/** The person asked to sign says what is wrong, line by line. */
export class QueryWhatIsSigned extends Command<OpenedRequestResponse> {
  constructor(
    readonly asked: AskedRequest,
    readonly body: SignQueryBody,
  ) {
    super();
  }
}

@CommandHandler(QueryWhatIsSigned)
export class QueryWhatIsSignedHandler implements ICommandHandler<QueryWhatIsSigned> {
  constructor(
    private readonly em: EntityManager,
    private readonly requests: SignRequests,
    private readonly views: SignRequestViews,
    private readonly mails: SignMails,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 404 where it is over; 409 where it has changed, what they said waits for an answer, or they have said it three times; 422 for faults */
  async execute({ asked, body }: QueryWhatIsSigned): Promise<OpenedRequestResponse> {
    const locked = await this.requests.lock(asked);
    const { request, signable } = locked;
    const afterSigning = request.state === 'signed';
    if (!afterSigning) await this.requests.refuseMoved(locked);
    if (await this.requests.openQueryOf(request)) throw signRequestProblems.notWaiting();
    if ((await this.em.count(SignQuery, { request: request.id })) >= MOST_QUERIES)
      throw signRequestProblems.tooManyQueries();
    const lines = linesOf(body.lines ?? [], signable.shown());
    const [name, note] = [body.name, body.note?.trim() || null];
    if (lines.length === 0 && !isWritten(note ?? ''))
      refuseFaults([{ path: 'note', code: 'query.empty', message: 'Please say what is wrong.' }]);

    const now = this.clock.now();
    const query = Object.assign(new SignQuery(), {
      request,
      name,
      lines,
      note,
      afterSigning,
      createdAt: now,
    });
    this.em.persist(query);
    if (!afterSigning) this.disagree(locked, now);
    await this.em.flush();
    await this.audit.record(entryOf('signature.queried', request));
    await this.mails.queried(request, query);
    await this.requests.changed(request);
    return this.views.opened(locked);
  }

  /** An answer is expected from here on. */
  private disagree({ request }: LockedRequest, now: Date): void {
    request.see(now);
    request.state = 'disagreed';
    request.expiresAt = new Date(now.getTime() + OPEN_WHILE_ASKED_MS);
  }
}

/** @throws {Problem} 422 where a line is none of those shown, is named twice, or its proposal cannot be taken */
function linesOf(queried: readonly QueriedLineBody[], shown: Shown): KeptLine[] {
  const faults: Fault[] = [];
  const lines = queried.flatMap(({ key, reason, proposed }, at) => {
    const line = shown.lines.find((each) => each.key === key);
    const isTwice = queried.findIndex((each) => each.key === key) !== at;
    const fault =
      !line || isTwice || !line.reasons.includes(reason)
        ? 'This line is no longer on the page. Please load the page again.'
        : proposalFault(reason, proposed);
    if (fault) faults.push({ path: `lines.${at}`, code: 'query.line', message: fault });
    return line
      ? [{ key, reason, proposed: proposed?.trim() || null, label: line.label, value: line.value }]
      : [];
  });
  refuseFaults(faults);
  return lines;
}
