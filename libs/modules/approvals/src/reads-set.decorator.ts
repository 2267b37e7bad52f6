import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { AllowedTo, ApiProblem, RecordOf } from '@groundsheet/platform';
import { approvalProblems } from './approval.problems.js';

const READERS =
  'Its driver, supervisors and admins; once it is completed, those it was mailed to, by the key of their link (`?key=`, or the cookie of `POST /api/form-links`).';

/** A route by which a set is read, by those who were mailed it too. */
export function ReadsSet(): MethodDecorator {
  return applyDecorators(
    AllowedTo('anyone', READERS),
    RecordOf('driver-and-office'),
    ApiQuery({ name: 'key', required: false, type: String }),
    ApiProblem([approvalProblems.unknown, 'There is no such set, or the caller may not read it.']),
  );
}
