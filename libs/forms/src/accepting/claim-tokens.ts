import { Injectable } from '@nestjs/common';
import { isDriverKind } from '@groundsheet/form-rules';
import { Clock, Config, SignedKey } from '@groundsheet/platform';
import type { DriverForm } from '../form/driver-form.entity.js';
import type { FormAcceptedResponse } from '../form/form.dto.js';

const HOUR = 3_600_000;
/** For adding the form to an account, and for opening it or having a copy of it mailed. */
const VALID_HOURS = { claim: 24, open: 7 * 24 } as const;

/**
 * What lets a guest who has got an account keep a form that they have just sent, and open it without one. A token is an
 * HMAC over the form and the time of its sending: nothing is stored (docs/decisions/0017). It works until the form
 * has a driver, which is nobody else's from then on.
 */
@Injectable()
export class ClaimTokens {
  private readonly signing: SignedKey;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.signing = new SignedKey(config, 'form-claim');
  }

  /** Adds the token to the response to a sending, where the form is a guest's who is a driver. */
  offer(response: FormAcceptedResponse, form: DriverForm): FormAcceptedResponse {
    return form.driverId || !isDriverKind(form.kind)
      ? response
      : { ...response, claimToken: this.signing.sign(factsOf(form)) };
  }

  /** Whether this token is the form's, and still good for what is wanted. */
  allows(token: string, form: DriverForm, wanted: keyof typeof VALID_HOURS): boolean {
    if (!form.submittedAt || !this.signing.allows(factsOf(form), token)) return false;
    return this.clock.now().getTime() - form.submittedAt.getTime() < VALID_HOURS[wanted] * HOUR;
  }
}

function factsOf({ id, submittedAt }: DriverForm): string {
  return `${id}:${submittedAt!.getTime()}`;
}
