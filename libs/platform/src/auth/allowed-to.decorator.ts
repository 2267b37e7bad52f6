import { applyDecorators } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension, ApiHeader } from '@nestjs/swagger';
import type { Role } from '@groundsheet/contracts';
import { ApiProblem } from '../http/api-problem.js';
import { authProblems } from './auth.problems.js';

/** Who may call a route: a role and the roles that include it, or anyone. */
export type Audience = Role | 'anyone';

const WORDS: Record<Audience, string> = {
  anyone: 'Anyone.',
  driver: 'Anyone with an account.',
  supervisor: 'Supervisors and admins.',
  admin: 'Admins.',
};

/** Metadata of a handler: who may call it. */
export const AudienceOf = Reflector.createDecorator<Audience>();

/** Metadata of a handler: calling it does not keep a session alive. */
export const LeavesSessionAgeing = Reflector.createDecorator<true>();

/** Metadata of a handler: a caller whose session is over is not taken for a guest. */
export const RefusesLapsedSessions = Reflector.createDecorator<true>();

/** Metadata of a handler: an outbox pass will do in place of a session. */
export const AcceptsOutboxPass = Reflector.createDecorator<true>();

/** Names whose form is brought, on calls of the outbox. */
export const FORM_OWNER = 'form-owner';
/** In it: a guest's, on the calls that say so. */
export const GUESTS_FORM = 'guest';

/** Metadata of a handler: also with a session, it is a guest's call where it says so. */
export const GoesAsGuests = Reflector.createDecorator<true>();

/**
 * A call of the outbox, for guests too: the device delivers what was signed on it, perhaps days ago, and a pass will do in place of
 * a session (docs/decisions/0113) for the account that `Form-Owner` names: the call is made as that account or not at all.
 */
export function TakesOutboxPass(): MethodDecorator {
  return applyDecorators(
    AcceptsOutboxPass(true),
    GoesAsGuests(true),
    AllowedTo('anyone', 'Anyone; for an account, with its session or with a pass for its outbox.'),
    ApiProblem([authProblems.signInNeeded, '`Form-Owner` names an account that the caller is not.']),
    ApiHeader({
      name: 'Form-Owner',
      required: false,
      description:
        'Whose form it is: the id of an account, and anybody else is refused with 401; or `guest`, and it goes as a guest’s, no matter who is signed in by now.',
      schema: { type: 'string', example: GUESTS_FORM },
    }),
  );
}

/**
 * States who may call a route. The product does not start unless every route has one. It also goes into the API
 * documentation, together with the refusals that follow from it (docs/product.md, People and roles).
 *
 * @param who a role includes those below it: a supervisor may do what a driver may do
 * @param inFact for a route that is open to anyone but decides by itself, for example by a key: whom it lets through
 */
export function AllowedTo(who: Audience, inFact = WORDS[who]): MethodDecorator {
  return applyDecorators(
    AudienceOf(who),
    ApiExtension('x-allowed-to', who),
    ApiExtension('x-audience', inFact),
    ...(who === 'anyone' ? [] : [ApiProblem(authProblems.signInNeeded)]),
    ...(who === 'anyone' || who === 'driver' ? [] : [ApiProblem(authProblems.notAllowed)]),
  );
}

/** For calls that a page makes by itself: only what the person does renews a session (docs/safeguards.md, Sessions). */
export function WithoutRenewal(): MethodDecorator {
  return LeavesSessionAgeing(true);
}

/**
 * For writes that guests may make too, but that belong to the account if there is one: a caller with the cookie of a session
 * that is over chooses first (docs/safeguards.md, Sessions).
 */
export function NotAfterSession(): MethodDecorator {
  return applyDecorators(RefusesLapsedSessions(true), ApiProblem(authProblems.sessionOver));
}

/** For what a device brings of a guest: it stays a guest's, also where an account has signed in there since. */
export function TakesGuestsForm(): MethodDecorator {
  return applyDecorators(
    GoesAsGuests(true),
    ApiHeader({
      name: 'Form-Owner',
      required: false,
      description:
        '`guest`: a guest signed the form, and it is sent as a guest’s, no matter who is signed in by now.',
      schema: { type: 'string', enum: [GUESTS_FORM] },
    }),
  );
}
