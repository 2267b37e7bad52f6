import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { seesAll, type Caller } from '@groundsheet/contracts';
import { queriedLine, WAITING_STATES } from '@groundsheet/form-rules';
import { Clock } from '@groundsheet/platform';
import { givenRating } from './given-rating.response.js';
import { SignLinks } from './sign-links.js';
import { SignQuery } from './sign-query.entity.js';
import type {
  OpenedRequestResponse,
  SignQueryResponse,
  SignRequestResponse,
} from './sign-request.response.js';
import type { SignRequest } from './sign-request.entity.js';
import type { LockedRequest } from './sign-requests.js';

@Injectable()
export class SignRequestViews {
  constructor(
    private readonly em: EntityManager,
    private readonly links: SignLinks,
    private readonly clock: Clock,
  ) {}

  /** @param reader as in `of` */
  async ofOne(request: SignRequest, reader: Caller | null = null): Promise<SignRequestResponse> {
    const [view] = await this.of([request], reader);
    return view!;
  }

  /**
   * The answer to the asker's own call, which alone has the link: to show as a code, or to pass on. Of one that was mailed only the
   * mailbox has it, so that a signature by it is that of somebody who reads there.
   */
  async forAsker(request: SignRequest, asker: Caller): Promise<SignRequestResponse> {
    const view = await this.ofOne(request, asker);
    const waits = WAITING_STATES.some((state) => state === view.state);
    return waits && view.askedByYou && request.channel !== 'mail'
      ? { ...view, url: this.links.urlFor(request.id) }
      : view;
  }

  /**
   * For those who have asked.
   *
   * @param reader who may see ratings; null where they are left out for everybody
   */
  async of(requests: readonly SignRequest[], reader: Caller | null): Promise<SignRequestResponse[]> {
    const queries = await this.queriesOf(requests);
    return requests.map((request) => {
      const { id, formKind: kind, formId, reference, driverName, signatory, channel } = request;
      const { companyName, plantNumber } = request;
      const { toName, toAddress, passedOnTo, signedName } = request;
      const state = request.stateAt(this.clock.now());
      return {
        id,
        kind,
        formId,
        reference,
        driverName,
        companyName,
        plantNumber,
        signatory,
        channel,
        state,
        toName,
        toAddress,
        passedOnTo,
        signedName,
        askedAt: request.createdAt.toISOString(),
        expiresAt: request.expiresAt.toISOString(),
        seenAt: request.seenAt?.toISOString() ?? null,
        signedAt: signedAt(request),
        remindedAt: request.remindedAt?.toISOString() ?? null,
        sameNetwork: request.sameNetwork,
        deniedAt: request.deniedAt?.toISOString() ?? null,
        askedByYou: reader !== null && request.askedBy === reader.id,
        url: null,
        rating: seesRating(request, reader) ? givenRating(request) : null,
        queries: queries.get(id) ?? [],
      };
    });
  }

  /** For the person asked. @param receiptLeftOut where they have just signed, and typed an address */
  async opened({ request, signable }: LockedRequest, receiptLeftOut = false): Promise<OpenedRequestResponse> {
    const { id, formKind: kind, signatory, toName, passedOnTo, shownSha256, signedName } = request;
    const queries = await this.queriesOf([request]);
    return {
      kind,
      signatory,
      toName,
      passedOnTo,
      shownSha256,
      signedName,
      receiptLeftOut,
      state: request.stateAt(this.clock.now()),
      shown: signable.shown(),
      hasPdf: signable.pdf !== null,
      canRate: request.canBeRated,
      signedAt: signedAt(request),
      queries: queries.get(id) ?? [],
    };
  }

  private async queriesOf(requests: readonly SignRequest[]): Promise<Map<string, SignQueryResponse[]>> {
    const ids = requests.map(({ id }) => id);
    const found = await this.em.find(SignQuery, { request: { $in: ids } }, { orderBy: { id: 'asc' } });
    const byRequest = Map.groupBy(found, ({ request }) => request.id);
    return new Map([...byRequest].map(([id, all]) => [id, all.map(viewOf)]));
  }
}

function seesRating({ ownerId }: SignRequest, reader: Caller | null): boolean {
  return seesAll(reader) && reader?.id !== ownerId;
}

function viewOf(query: SignQuery): SignQueryResponse {
  const { id, name, lines, note, afterSigning, answer } = query;
  return {
    id,
    name,
    note,
    afterSigning,
    answer,
    lines: lines.map((line) => queriedLine(line, line.label)),
    keys: lines.map(({ key }) => key),
    at: query.createdAt.toISOString(),
    answeredAt: query.answeredAt?.toISOString() ?? null,
    acceptedAt: query.acceptedAt?.toISOString() ?? null,
  };
}

function signedAt({ state, closedAt }: SignRequest): string | null {
  return state === 'signed' ? closedAt!.toISOString() : null;
}
