import { applyDecorators } from '@nestjs/common';
import { ApiProblem, KnowsSender } from '@groundsheet/platform';
import { formLimitProblems } from '../form/form.problems.js';

/**
 * A route that sends forms, also for guests: knows the device by a cookie (see `@Sender()`) and documents the refusals of
 * `FormLimits.count`.
 */
export function GuestLimited(): MethodDecorator {
  return applyDecorators(
    KnowsSender(),
    ApiProblem(
      formLimitProblems.needsAccount,
      formLimitProblems.needsLabel,
      formLimitProblems.tooManyForms,
      formLimitProblems.tooManyMailsOfGuests,
      formLimitProblems.tooManyMails,
    ),
  );
}
