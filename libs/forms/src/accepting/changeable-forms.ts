import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { QueryBus } from '@nestjs/cqrs';
import { FindCompletedSet, FormCountersigned, seesAll, type Caller } from '@groundsheet/contracts';
import { isDriverKind, type SignatureMade } from '@groundsheet/form-rules';
import { EventRecorder, Transaction, type FormSender } from '@groundsheet/platform';
import { v7 as uuidv7 } from 'uuid';
import { DriverForm } from '../form/driver-form.entity.js';
import type { FormReceipt } from '../form/form.dto.js';
import { Receipts } from './receipts.js';
import { formProblems } from '../form/form.problems.js';
import { DraftLimits } from '../limits/draft-limits.js';
import { FormLinks } from '../links/form-links.js';
import { SIGNATURES } from '../form/signatories.js';
import { signatureSha256 } from '../record/form-content.js';

/** A form as its sender brings it. */
interface BroughtForm {
  readonly id?: string;
  /** The version that the screen showed; without one the current is meant. */
  readonly version?: number;
}

/** The client's, given on their own phone. */
interface ClientSignature {
  /** As typed. */
  readonly name: string;
  readonly image: Buffer;
  readonly made: SignatureMade;
}

type KindOfForm<F extends DriverForm> = new () => F;

/**
 * People change only what is theirs: finds a form for a person who may change it, with its signatures. It stays locked until
 * the end of the caller's transaction, so two who change one form, on two devices say, come one after the other.
 */
@Injectable()
export class ChangeableForms {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly queries: QueryBus,
    private readonly links: FormLinks,
    private readonly limits: DraftLimits,
    private readonly receipts: Receipts,
    private readonly events: EventRecorder,
  ) {}

  /**
   * The draft that its driver saves: the one with this id, or without one a new one under the id that the screen has
   * given it.
   *
   * @throws {Problem} as `draft` does; for a new one 409 where there is a form with its id or the driver has too
   *   many drafts, 404 where it is another person's, 503 where the disk is nearly full
   */
  async toSave<F extends DriverForm>(
    kind: KindOfForm<F>,
    draftId: string | undefined,
    { id, version }: BroughtForm,
    driver: Caller,
  ): Promise<F> {
    if (draftId) return this.ofKind(kind, await this.draft({ id: draftId, version }, driver));
    if (id) await this.refuseBegun(id, driver);
    await this.limits.refuseMore(driver);
    return new kind().begin(id ?? uuidv7(), driver.id);
  }

  /**
   * The form that is being sent: the saved draft, or for one that was never saved a new one. Two sendings of one form wait
   * for each other here, so the second sees what the first stored. A guest who sends from the device that the form came
   * from is its sender and may open it.
   *
   * @throws {Problem} 409 that says when the form was sent, or that it has changed; 404 where it is another person's
   */
  async toSend<F extends DriverForm>(
    kind: KindOfForm<F>,
    brought: BroughtForm & { readonly id: string },
    { caller, device, sent }: FormSender,
  ): Promise<F> {
    const form = await this.locked(brought.id);
    if (!form) return new kind().begin(brought.id, caller?.id ?? null);
    this.refuseForeign(form, caller);
    if (form.status === 'submitted') throw await this.sentBefore(form, device, sent.bodySha256);
    this.refuseMoved(form, brought.version);
    return this.ofKind(kind, form);
  }

  /**
   * A draft that its driver changes.
   *
   * @throws {Problem} 404 where they have no such form, 409 where it is sent or has changed since the screen showed it
   */
  async draft(brought: BroughtForm & { readonly id: string }, driver: Caller): Promise<DriverForm> {
    const form = await this.own(brought.id, driver);
    if (form.status === 'submitted') throw this.alreadySent(form);
    this.refuseMoved(form, brought.version);
    return form;
  }

  /**
   * A form that its driver has sent.
   *
   * @throws {Problem} 404 where they have no such form, 409 where it is a draft
   */
  async sent(id: string, driver: Caller): Promise<DriverForm> {
    const form = await this.own(id, driver);
    if (form.status === 'draft') throw formProblems.notSent(form.kind);
    return form;
  }

  /**
   * A sent form that its driver, a supervisor or an admin has to do with: none of them changes what is on it.
   *
   * @throws {Problem} 404 where there is none for them, 409 where it is a draft
   */
  async sentFor(id: string, caller: Caller): Promise<DriverForm> {
    if (!seesAll(caller)) return this.sent(id, caller);
    const form = await this.locked(id);
    if (!form) throw formProblems.notYours();
    if (form.status === 'draft') throw formProblems.notSent(form.kind);
    return form;
  }

  /**
   * A sent form of one kind, which another one is to be like.
   *
   * @throws {Problem} as `sent` does
   */
  async sentOfKind<F extends DriverForm>(kind: KindOfForm<F>, id: string, driver: Caller): Promise<F> {
    return this.ofKind(kind, await this.sent(id, driver));
  }

  /**
   * A form that its driver has sent and now corrects.
   *
   * @throws {Problem} as `sent` does; 409 where a correction has been sent in its place already, or its kind has no drafts
   */
  async toCorrect(id: string, driver: Caller): Promise<DriverForm> {
    const form = await this.sent(id, driver);
    if (!isDriverKind(form.kind)) throw formProblems.noDrafts(form.kind);
    if (form.supersededBy) throw formProblems.superseded(form.kind, form.supersededBy);
    await this.refuseLocked(form);
    return form;
  }

  /** A correction that is being sent takes the place of what it corrects, which stays readable and says so. */
  async supersedeCorrected({ id, corrects }: DriverForm): Promise<void> {
    const corrected = corrects ? await this.locked(corrects) : null;
    if (!corrected) return;
    await this.refuseLocked(corrected);
    corrected.supersededBy = id;
  }

  /** Whosesoever form it is: that is for the caller to judge. Locks also where there is no row yet that could be. */
  async locked(id: string): Promise<DriverForm | null> {
    await this.transaction.lock(id);
    return this.em.findOne(DriverForm, id, {
      populate: SIGNATURES,
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
  }

  /** The form itself is locked already, so no set can be completed with it meanwhile. */
  private async refuseLocked({ id, kind }: DriverForm): Promise<void> {
    const set = await this.queries.execute(new FindCompletedSet(id));
    if (set) throw formProblems.inCompletedSet(kind, set);
  }

  private async refuseBegun(id: string, driver: Caller): Promise<void> {
    const form = await this.locked(id);
    if (!form) return;
    this.refuseForeign(form, driver);
    if (form.status === 'submitted') throw this.alreadySent(form);
    throw formProblems.alreadyBegun(form);
  }

  private async own(id: string, driver: Caller): Promise<DriverForm> {
    const form = await this.locked(id);
    if (form?.driverId !== driver.id) throw formProblems.notYours();
    return form;
  }

  private ofKind<F extends DriverForm>(kind: KindOfForm<F>, form: DriverForm): F {
    if (!(form instanceof kind)) throw formProblems.notYours();
    return form;
  }

  /** The sender may have sent it as a guest before. */
  private refuseForeign({ driverId }: DriverForm, caller: Caller | null): void {
    if (driverId && driverId !== caller?.id) throw formProblems.notYours();
  }

  private refuseMoved(form: DriverForm, version: number | undefined): void {
    if (version && version !== form.version) throw formProblems.changedMeanwhile(form);
  }

  /** A caller with exactly this body has sent it, however long ago: they are told what the server has. */
  private async sentBefore(form: DriverForm, device: string, bodySha256: string | null) {
    const isSame = bodySha256 !== null && form.bodySha256 === bodySha256;
    return this.alreadySent(form, device, isSame ? await this.receipts.of(form) : undefined);
  }

  /**
   * The version of a sent form stays: what it says has not changed, and what was signed on its set holds.
   *
   * @returns SHA-256 of the signature, for its entry in the audit log
   */
  async countersign({ id, signedHow }: DriverForm, { name, image, made }: ClientSignature): Promise<string> {
    await this.em.execute(
      'update forms set client_signature = ?, client_signed_name = ?, signed_how = ? where id = ?',
      [image, name, JSON.stringify({ ...signedHow, client: made }), id],
    );
    await this.events.record(new FormCountersigned({ id }));
    return signatureSha256({ by: 'client', name, image, made });
  }

  private alreadySent(form: DriverForm, device?: string, receipt?: FormReceipt) {
    const key = device && form.wasSentFrom(device) ? this.links.keyForSender(form) : undefined;
    return formProblems.alreadySent(form.kind, { id: form.id, sentAt: form.submittedAt!, key, receipt });
  }
}
