import { applyDecorators } from '@nestjs/common';
import { ApiProblem, KnowsSender } from '@groundsheet/platform';

/**
 * A route that sends forms, also for guests: knows the device by a cookie (see `@Sender()`) and documents the refusals of
 * `FormLimits.count`.
 */
export function GuestLimited(): MethodDecorator {
  return applyDecorators(
    KnowsSender(),
    ApiProblem(
      429,
      'guest.too-many-forms',
      'The device or its network has reached the limit for sending without an account. `Retry-After` and `details` say when to try again. (`guest.too-many-mails`: a recipient has reached the limit; `account.too-many-mails`: an account with a confirmed address has.)',
    ),
  );
}
