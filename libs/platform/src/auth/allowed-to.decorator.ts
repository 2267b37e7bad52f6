import { applyDecorators } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import type { Role } from '@groundsheet/contracts';
import { ApiProblem } from '../http/api-problem.js';

/** Who may call a route: a role and those that include it, or everybody. */
export type Audience = Role | 'anyone';

const WORDS: Record<Audience, string> = {
  anyone: 'Anyone.',
  driver: 'Everybody with an account.',
  supervisor: 'Supervisors and admins.',
  admin: 'Admins.',
};

/** Metadata of a handler: who may call it. */
export const AudienceOf = Reflector.createDecorator<Audience>();

/** Metadata of a handler: a call of it does not keep a session alive. */
export const LeavesSessionAgeing = Reflector.createDecorator<true>();

/**
 * Says who may call a route; every route has one, or the product does not start. The API documentation says it too,
 * with the refusals that follow from it.
 *
 * @param who a role includes those below it: what a driver may, a supervisor may
 * @param inFact for a route that is open to anyone and judges by itself, by a key say: whom it lets through
 */
export function AllowedTo(who: Audience, inFact = WORDS[who]): MethodDecorator {
  return applyDecorators(
    AudienceOf(who),
    ApiExtension('x-allowed-to', who),
    ApiExtension('x-audience', inFact),
    ...(who === 'anyone'
      ? []
      : [ApiProblem(401, 'auth.sign-in-needed', 'Nobody is signed in, or the session is over.')]),
    ...(who === 'anyone' || who === 'driver'
      ? []
      : [ApiProblem(403, 'auth.not-allowed', 'The account has not the role for it.')]),
  );
}

/** For calls that a page makes by itself: a session is renewed by what the person does (product decisions, Sessions). */
export function WithoutRenewal(): MethodDecorator {
  return LeavesSessionAgeing(true);
}
