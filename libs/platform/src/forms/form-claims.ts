import { Injectable } from '@nestjs/common';
import type { Caller } from '@groundsheet/contracts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Clock } from '../clock.js';
import { Config } from '../config/config.js';
import { Text } from '../http/fields.js';
import type { FormAcceptedAnswer } from './form-accepted.js';
import { formProblems } from './form-problems.js';
import { driverNameOf, type Form, type FormEntity } from './form.js';
import { OwnForms } from './own-forms.js';

const VALID_HOURS = 24;

/** What shows that a form was sent in this tab. */
export class ClaimFormBody {
  @Text({ max: 100, about: 'The `claimToken` of the answer to its sending.', required: true })
  token!: string;
}

/** A form, and what somebody has to show for it. */
interface Claim extends ClaimFormBody {
  /** UUID of the form. */
  readonly id: string;
}

/**
 * Lets a guest who has got an account keep a form that he has just sent. A token is an HMAC over the form and the time
 * of its sending with the installation's link secret: nothing is stored. It works once, since a form that has a driver
 * is nobody else's.
 */
@Injectable()
export class FormClaims {
  constructor(
    private readonly ownForms: OwnForms,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Adds the token to the answer to a sending, where the form is a guest's. */
  offer(answer: FormAcceptedAnswer, form: Form): FormAcceptedAnswer {
    return form.driverId ? answer : { ...answer, claimToken: this.tokenFor(form) };
  }

  /**
   * Makes a guest's form the driver's own, in the caller's transaction and with its flush. Asked again, it is so.
   *
   * @param isSameName the rule of form-rules: whether the name on the form is the account's
   * @throws {Problem} 404 where the token is wrong, over its day or used by somebody else; 409 for another name
   */
  async claim<F extends Form>(
    entity: FormEntity<F>,
    { id, token }: Claim,
    driver: Caller,
    isSameName: (one: string, other: string) => boolean,
  ): Promise<void> {
    const form: Form | null = await this.ownForms.locked(entity, id);
    if (!form || !this.allows(token, form)) throw formProblems.notToClaim(entity.formKind);
    if (form.driverId === driver.id) return;
    if (form.driverId) throw formProblems.notToClaim(entity.formKind);
    if (!isSameName(driverNameOf(form), driver.fullName)) throw formProblems.otherName(entity.formKind);
    form.driverId = driver.id;
  }

  private allows(token: string, form: Form): boolean {
    if (!form.submittedAt) return false;
    const [expected, brought] = [Buffer.from(this.tokenFor(form)), Buffer.from(token)];
    if (expected.length !== brought.length || !timingSafeEqual(expected, brought)) return false;
    return this.clock.now().getTime() - form.submittedAt.getTime() < VALID_HOURS * 3_600_000;
  }

  private tokenFor({ id, submittedAt }: Form): string {
    return createHmac('sha256', this.config.linkSecret)
      .update(`form-claim:${id}:${submittedAt!.getTime()}`)
      .digest('base64url');
  }
}
