import { Injectable } from '@nestjs/common';
import { Clock, Config, SignedKey } from '@groundsheet/platform';
import type { DriverForm } from './driver-form.entity.js';
import type { FormAcceptedResponse } from './form.dto.js';

const VALID_HOURS = 24;

/**
 * What lets a guest who has got an account keep a form that they have just sent. A token is an HMAC over the form and
 * the time of its sending: nothing is stored (docs/decisions/0017). It works once, since a form that has a driver is
 * nobody else's.
 */
@Injectable()
export class ClaimTokens {
  /** Takes tokens of before there was a key for each purpose, which are good for a day. */
  private readonly signing: SignedKey;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.signing = new SignedKey(config, 'form-claim', true);
  }

  /** Adds the token to the response to a sending, where the form is a guest's. */
  offer(response: FormAcceptedResponse, form: DriverForm): FormAcceptedResponse {
    return form.driverId ? response : { ...response, claimToken: this.signing.sign(factsOf(form)) };
  }

  /** Whether this token is the form's, and not over its day. */
  allows(token: string, form: DriverForm): boolean {
    if (!form.submittedAt || !this.signing.allows(factsOf(form), token)) return false;
    return this.clock.now().getTime() - form.submittedAt.getTime() < VALID_HOURS * 3_600_000;
  }
}

function factsOf({ id, submittedAt }: DriverForm): string {
  return `${id}:${submittedAt!.getTime()}`;
}
