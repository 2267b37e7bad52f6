import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiQuery } from '@nestjs/swagger';
import {
  AllowedTo,
  ApiProblem,
  BodyLimit,
  Idempotent,
  KnowsSender,
  NotAfterSession,
  RecordOf,
  TakesOutboxPass,
} from '@groundsheet/platform';
import { formLimitProblems, formProblems } from '../form/form.problems.js';
import { FORM_READERS } from '../reading/form-reader.js';
import { FormAcceptedResponse, FormSavedResponse } from '../form/form.dto.js';
import { DraftLimited } from '../limits/draft-limited.decorator.js';
import { GuestLimited } from '../limits/guest-limited.decorator.js';
import { SIGNATORIES } from '../form/signatories.js';
import { TakesSignatures } from '../signatures/read-signatures.js';

/**
 * The route by which a form is sent in one step: by guests, by an account, and by the outbox of a device whose session has run out
 * since the form was signed.
 *
 * @param at the name of the form in the body
 */
export function SendsForm(at: string): MethodDecorator {
  return applyDecorators(
    TakesOutboxPass(),
    NotAfterSession(),
    SaysWhenSigned(),
    HttpCode(200),
    // Outermost: no picture is looked at inside the transaction that the key opens.
    TakesForm(at),
    Idempotent(),
    GuestLimited(),
    ApiOkResponse({ type: FormAcceptedResponse }),
    ApiProblem(
      [formProblems.notYours, 'The `id` is that of another person’s draft.'],
      formProblems.alreadySent,
      formProblems.changedMeanwhile,
      formProblems.secondTimesheet,
      formProblems.inCompletedSet,
    ),
  );
}

/** Documents what a phone says of a form that it has kept until there was a signal. */
function SaysWhenSigned(): MethodDecorator {
  return applyDecorators(
    ApiHeader({
      name: 'Signed-At',
      required: false,
      description:
        'When its driver pressed Send, by the clock of the phone. Printed where it waited for more than 5 minutes.',
      schema: { type: 'string', format: 'date-time' },
    }),
    ApiHeader({
      name: 'Clock-Offset',
      required: false,
      description: 'How far that clock was ahead of the server’s when it was last compared, in milliseconds.',
      schema: { type: 'integer' },
    }),
  );
}

export function BeginsDraft(): MethodDecorator {
  return applyDecorators(
    AllowedTo('driver'),
    TakesForm(),
    KnowsSender(),
    Idempotent(),
    ApiCreatedResponse({ type: FormSavedResponse }),
    ApiProblem(
      [formProblems.notYours, 'The `id` is that of another person’s form.'],
      formProblems.alreadyBegun,
      formProblems.alreadySent,
    ),
    DraftLimited(),
  );
}

/** A route by which a draft is saved as a whole. */
export function SavesDraft(): MethodDecorator {
  return applyDecorators(
    AllowedTo('driver'),
    RecordOf('driver'),
    TakesForm(),
    KnowsSender(),
    ApiOkResponse({ type: FormSavedResponse }),
    ApiProblem(
      formProblems.notYours,
      formProblems.changedMeanwhile,
      formProblems.alreadySent,
      formLimitProblems.tooManySaves,
    ),
  );
}

/** A route by which a form is read, by those who were mailed it too. */
export function ReadsForm(response?: Type): MethodDecorator {
  return applyDecorators(
    AllowedTo('anyone', FORM_READERS),
    RecordOf('driver-and-office'),
    ApiQuery({ name: 'key', required: false, type: String }),
    ...(response ? [ApiOkResponse({ type: response })] : []),
    ApiProblem([formProblems.unknown, 'There is no such form, or the caller may not read it.']),
  );
}

/** A route whose body is, or holds, a form with its pictures. */
function TakesForm(at?: string): MethodDecorator {
  return applyDecorators(BodyLimit('2 MB'), TakesSignatures(SIGNATORIES, at));
}
