import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { ApiProblem } from '../http/api-problem.js';
import { SenderInterceptor } from './sender.js';

/**
 * A route by which guests send forms: knows the device by a cookie (see `@Sender()`) and documents what
 * `GuestForms.count` answers.
 */
export function GuestLimited(): MethodDecorator {
  return applyDecorators(
    UseInterceptors(SenderInterceptor),
    ApiProblem(
      429,
      'guest.too-many-forms',
      'The device, its network or one of the recipients has had as many forms as go without an account; `Retry-After` and `details` say when to try again. (`guest.too-many-mails` for a recipient.)',
    ),
  );
}
