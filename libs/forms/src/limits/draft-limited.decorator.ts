import { ApiProblem } from '@groundsheet/platform';
import { formLimitProblems, formProblems } from '../form/form.problems.js';

/** A route by which a draft may begin: documents the refusals of `DraftLimits`. */
export function DraftLimited(): MethodDecorator {
  return ApiProblem(formProblems.tooManyDrafts, formProblems.noRoomForDraft, formLimitProblems.tooManySaves);
}
