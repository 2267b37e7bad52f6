import { applyDecorators } from '@nestjs/common';
import { ApiProblem, KnowsSender } from '@groundsheet/platform';

/**
 * A route by which forms are sent, by guests too: knows the device by a cookie (see `@Sender()`) and documents what
 * `FormLimits.count` answers.
 */
export function GuestLimited(): MethodDecorator {
  return applyDecorators(
    KnowsSender(),
    ApiProblem(
      429,
      'guest.too-many-forms',
      'The device, its network or one of the recipients has had as many forms as go without an account; `Retry-After` and `details` say when to try again. (`guest.too-many-mails` for a recipient; `account.too-many-mails` for an account with a confirmed address.)',
    ),
  );
}
