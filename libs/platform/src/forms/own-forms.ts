import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@groundsheet/contracts';
import { Clock } from '../clock.js';
import { FormLinks } from '../form-links/form-links.js';
import { isSameSignature } from '../images/signature.js';
import { formProblems } from './form-problems.js';
import type { Form, FormEntity } from './form.js';

/** A form as somebody brings it. */
interface BroughtForm {
  readonly id?: string;
  /** The version that the screen showed; without one the current is meant. */
  readonly version?: number;
  readonly operatorSignature?: string | null;
}

/**
 * What people change is theirs: finds a form for whoever may change it, with its signatures. It stays locked until the
 * end of the caller's transaction, so two who change one form, on two devices say, come one after the other.
 */
@Injectable()
export class OwnForms {
  constructor(
    private readonly em: EntityManager,
    private readonly links: FormLinks,
    private readonly clock: Clock,
  ) {}

  /**
   * Lets a new draft begin under the id that the screen has given it.
   *
   * @throws {Problem} 409 where there is a form with this id already, 404 where it is another person's
   */
  async refuseBegun<F extends Form>(entity: FormEntity<F>, id: string, driver: Caller): Promise<void> {
    const form = await this.locked(entity, id);
    if (!form) return;
    this.refuseForeign(entity, form, driver);
    if (form.status === 'submitted') throw this.alreadySent(entity, form);
    throw formProblems.alreadyBegun(entity.formKind, form);
  }

  /**
   * A draft that its driver changes.
   *
   * @throws {Problem} 404 where he has no such form, 409 where it is sent or has changed since the screen showed it
   */
  async draft<F extends Form>(entity: FormEntity<F>, brought: BroughtForm, driver: Caller): Promise<F> {
    const form = await this.own(entity, brought.id!, driver);
    if (form.status === 'submitted') throw this.alreadySent(entity, form);
    this.refuseMoved(entity, form, brought.version);
    return form;
  }

  /**
   * A form that its driver has sent.
   *
   * @throws {Problem} 404 where he has no such form, 409 where it is a draft
   */
  async sent<F extends Form>(entity: FormEntity<F>, id: string, driver: Caller): Promise<F> {
    const form = await this.own(entity, id, driver);
    if (form.status === 'draft') throw formProblems.notSent(entity.formKind);
    return form;
  }

  /**
   * The saved draft that is being sent; null for a form that was never saved. Two sendings of one form wait for each
   * other here, so the second sees what the first stored. Whoever brings the driver's signature of a guest's sent form,
   * to the dot, is its sender and may open it.
   *
   * @throws {Problem} 409 that says when the form was sent, or that it has changed; 404 where it is another person's
   */
  async toSend<F extends Form>(
    entity: FormEntity<F>,
    brought: BroughtForm,
    caller: Caller | null,
  ): Promise<F | null> {
    if (!brought.id) return null;
    const form = await this.locked(entity, brought.id);
    if (!form) return null;
    this.refuseForeign(entity, form, caller);
    if (form.status === 'submitted') throw this.alreadySent(entity, form, brought.operatorSignature);
    this.refuseMoved(entity, form, brought.version);
    return form;
  }

  /**
   * A form that its driver has sent and now corrects.
   *
   * @throws {Problem} as `sent` does; 409 where a correction has been sent in its place already
   */
  async toCorrect<F extends Form>(entity: FormEntity<F>, id: string, driver: Caller): Promise<F> {
    const form = await this.sent(entity, id, driver);
    if (form.supersededBy) throw formProblems.superseded(entity.formKind, form.supersededBy);
    return form;
  }

  /** A correction that is being sent takes the place of what it corrects, which stays readable and says so. */
  async supersedeCorrected<F extends Form>(
    entity: FormEntity<F>,
    { id, corrects }: Pick<Form, 'id' | 'corrects'>,
  ): Promise<void> {
    const corrected = corrects ? await this.locked(entity, corrects) : null;
    if (corrected) corrected.supersededBy = id;
  }

  /** Whosesoever form it is: that is for the caller to judge. Locks also where there is no row yet that could be. */
  async locked<F extends Form>(entity: FormEntity<F>, id: string): Promise<F | null> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [id]);
    const form = await this.em.findOne(entity, { id } as never, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
    if (form) await this.em.populate(form, ['signatures'] as never);
    return form as F | null;
  }

  private async own<F extends Form>(entity: FormEntity<F>, id: string, driver: Caller): Promise<F> {
    const form = await this.locked(entity, id);
    if (form?.driverId !== driver.id) throw formProblems.notYours(entity.formKind);
    return form;
  }

  /** Whoever sends may have sent it as a guest before. */
  private refuseForeign(entity: FormEntity<Form>, { driverId }: Form, caller: Caller | null): void {
    if (driverId && driverId !== caller?.id) throw formProblems.notYours(entity.formKind);
  }

  private refuseMoved(entity: FormEntity<Form>, form: Form, version: number | undefined): void {
    if (version && version !== form.version) throw formProblems.changedMeanwhile(entity.formKind, form);
  }

  private alreadySent(entity: FormEntity<Form>, form: Form, signature?: string | null) {
    const stored = form.signatureOf('operator');
    const isSender = stored !== null && isSameSignature(stored.image, signature);
    const link = {
      formId: form.id,
      recipient: 'sender',
      linkVersion: form.linkVersion,
      sentOn: this.clock.today(),
    };
    const key = isSender ? this.links.keyFor(link) : undefined;
    return formProblems.alreadySent(entity.formKind, { id: form.id, sentAt: form.submittedAt!, key });
  }
}
