import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { seesFormsOf, type Caller } from '@groundsheet/contracts';
import { WAITING_STATES, type IssuedKind } from '@groundsheet/form-rules';
import { Clock, LiveSignals } from '@groundsheet/platform';
import { MadePdfs } from '@groundsheet/forms';
import { givenRating, type GivenRating } from './given-rating.response.js';
import { openQuery, type OpenQueryResponse } from './open-query.response.js';
import { SignLinks } from './sign-links.js';
import { SignMails } from './sign-mails.js';
import { SignQuery } from './sign-query.entity.js';
import { signRequestProblems } from './sign-request.problems.js';
import { SignRequest } from './sign-request.entity.js';
import { factsOf, SignTargets, type Signable } from './sign-targets.js';

/** Which request a key has opened, and what it is about: neither ever changes. */
export type AskedRequest = Pick<SignRequest, 'id' | 'formKind' | 'formId'>;

/** A request and what it is about, both locked until the end of the transaction: the form or set first. */
export interface LockedRequest {
  readonly request: SignRequest;
  readonly signable: Signable;
}

/** Finds requests to sign, and keeps them in step with what they are about. */
@Injectable()
export class SignRequests {
  constructor(
    private readonly em: EntityManager,
    private readonly targets: SignTargets,
    private readonly links: SignLinks,
    private readonly mails: SignMails,
    private readonly made: MadePdfs,
    private readonly signals: LiveSignals,
    private readonly clock: Clock,
  ) {}

  /**
   * For its asker, the driver whose form it is, and the office.
   *
   * @throws {Problem} 404 for everybody else
   */
  async forAsker(id: string, caller: Caller): Promise<SignRequest> {
    const request = await this.locked(id);
    if (!request || !seesFormsOf(caller, request.ownerId)) throw signRequestProblems.unknown();
    return request;
  }

  /**
   * For a caller who has shown its key (see `ByKeyInterceptor`).
   *
   * @throws {Problem} 404 where it was withdrawn or has expired since, or what it is about is no more
   */
  async lock({ id, formKind, formId }: AskedRequest): Promise<LockedRequest> {
    const signable = await this.targets.of(formKind).lock(formId);
    const request = await this.locked(id);
    if (!request || !signable || isDead(request, this.clock.now())) throw signRequestProblems.deadLink();
    return { request, signable };
  }

  /** @throws {Problem} 409 where what is signed for has changed, or it is signed already */
  async refuseMoved({ request, signable }: LockedRequest, shownSha256 = request.shownSha256): Promise<void> {
    const refused = signable.refusalFor(request.signatory);
    const isSame = signable.sha256() === request.shownSha256 && shownSha256 === request.shownSha256;
    const follower = await this.em.findOne(SignRequest, { follows: request.id });
    if (follower) throw signRequestProblems.outOfDate(this.links.urlFor(follower.id));
    if (refused) throw refused;
    if (!isSame || request.state === 'void') throw signRequestProblems.outOfDate(null);
  }

  openAbout(formId: string): Promise<SignRequest[]> {
    return this.em.find(SignRequest, { formId, state: { $in: [...WAITING_STATES] } });
  }

  openQueryOf(request: SignRequest): Promise<SignQuery | null> {
    return this.em.findOne(
      SignQuery,
      { request: request.id, answeredAt: null, acceptedAt: null },
      { orderBy: { id: 'desc' } },
    );
  }

  /**
   * How clients who signed on their own phones have rated the week, by the id of the form or set; those who have not are left out.
   *
   * @param signedAt of the client's signature that stands, for each form or set
   */
  async ratingsBeside(signedAt: ReadonlyMap<string, Date>): Promise<ReadonlyMap<string, GivenRating>> {
    const rated = await this.em.find(
      SignRequest,
      { formId: { $in: [...signedAt.keys()] }, signatory: 'client', state: 'signed', ratedAt: { $ne: null } },
      { disableIdentityMap: true },
    );
    return new Map(
      rated
        .filter(({ formId, closedAt }) => closedAt?.getTime() === signedAt.get(formId)?.getTime())
        .flatMap((request) => {
          const given = givenRating(request);
          return given ? [[request.formId, given] as const] : [];
        }),
    );
  }

  /**
   * What clients say is wrong and nobody has dealt with, the oldest first.
   *
   * @param groups of forms and sets that are shown together
   * @returns a list for each group
   */
  async openQueriesAbout(groups: readonly (readonly string[])[]): Promise<OpenQueryResponse[][]> {
    const found = await this.em.find(
      SignQuery,
      { request: { formId: { $in: groups.flat() } }, answeredAt: null, acceptedAt: null },
      { orderBy: { id: 'asc' }, populate: ['request'], disableIdentityMap: true },
    );
    return groups.map((ids) =>
      found.filter(({ request }) => ids.includes(request.formId)).map((query) => openQuery(query)),
    );
  }

  /**
   * A form or set has changed: requests about what it no longer says are void, and people who have been told that
   * they are right is asked again, in the same way.
   *
   * @param now what has taken its place, where that is another record
   */
  async follow(formId: string, now: { readonly kind: IssuedKind; readonly id: string }): Promise<void> {
    const waiting = await this.openAbout(formId);
    const wasRead = await this.made.wasRead(formId);
    if (waiting.length === 0 && !wasRead) return;
    const signable = await this.targets.of(now.kind).seen(now.id);
    if (wasRead) await this.made.outdate(formId, signable?.pdf?.version?.() ?? null);
    for (const request of waiting) {
      if (signable && formId === now.id && signable.sha256() === request.shownSha256) {
        if (!signable.refusalFor(request.signatory)) continue;
      }
      if (signable) request.close('void', this.clock.now());
      // What it was about is no more.
      else this.em.remove(request);
      await this.em.flush();
      if (signable && !signable.refusalFor(request.signatory)) await this.askAgain(request, signable);
      await this.changed(request);
    }
  }

  /** Open screens are told: of forms, and of sets. */
  async changed({ ownerId }: SignRequest): Promise<void> {
    await this.signals.tell('forms.changed', { ownerId });
    await this.signals.tell('form-sets.changed', { ownerId });
  }

  private async askAgain(before: SignRequest, signable: Signable): Promise<void> {
    const accepted = await this.em.count(SignQuery, { request: before.id, acceptedAt: { $ne: null } });
    if (accepted === 0) return;
    const { signatory, channel, toName, toAddress, askedBy, askedDevice, askedNetwork } = before;
    const asked = { ...factsOf(signable), signatory, channel, toName, toAddress };
    const again = SignRequest.ask(
      { ...asked, askedBy, askedDevice, askedNetwork, shownSha256: signable.sha256(), follows: before.id },
      this.clock.now(),
    );
    await this.em.persist(again).flush();
    await this.mails.asked(again, signable.shown());
  }

  private locked(id: string): Promise<SignRequest | null> {
    return this.em.findOne(SignRequest, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }
}

/** Whether its link opens nothing any more. */
export function isDead({ state, expiresAt }: SignRequest, now: Date): boolean {
  return state === 'withdrawn' || expiresAt <= now;
}
