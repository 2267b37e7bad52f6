import { Injectable } from '@nestjs/common';
import { Clock, Config } from '@groundsheet/platform';
import { createHmac, timingSafeEqual } from 'node:crypto';
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
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Adds the token to the response to a sending, where the form is a guest's. */
  offer(response: FormAcceptedResponse, form: DriverForm): FormAcceptedResponse {
    return form.driverId ? response : { ...response, claimToken: this.tokenFor(form) };
  }

  /** Whether this token is the form's, and not over its day. */
  allows(token: string, form: DriverForm): boolean {
    if (!form.submittedAt) return false;
    const [expected, brought] = [Buffer.from(this.tokenFor(form)), Buffer.from(token)];
    if (expected.length !== brought.length || !timingSafeEqual(expected, brought)) return false;
    return this.clock.now().getTime() - form.submittedAt.getTime() < VALID_HOURS * 3_600_000;
  }

  private tokenFor({ id, submittedAt }: DriverForm): string {
    return createHmac('sha256', this.config.linkSecret)
      .update(`form-claim:${id}:${submittedAt!.getTime()}`)
      .digest('base64url');
  }
}
