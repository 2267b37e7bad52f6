import { applyDecorators, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Caller } from '@groundsheet/contracts';
import { Clock } from '../clock.js';
import { ApiProblem } from '../http/api-problem.js';
import { authProblems } from './auth.problems.js';

/** How long after the password was given it is not asked for again (docs/safeguards.md, Sessions). */
const RECENT_MINUTES = 5;

/** Metadata of a handler: calling it needs the password once more. */
export const PasswordNeeded = Reflector.createDecorator<true>();

/**
 * For what does most harm in the hands of a person who finds a phone unlocked: the password must have been given in this
 * session within the last five minutes (decision 0006).
 */
export function NeedsPassword(): MethodDecorator {
  return applyDecorators(PasswordNeeded(true), ApiProblem(authProblems.passwordNeeded));
}

/** Asks for the password again where only some calls of a route need it; `@NeedsPassword()` does so for all of them. */
@Injectable()
export class RecentPassword {
  constructor(private readonly clock: Clock) {}

  /** @throws {Problem} 403 */
  require({ passwordGivenAt }: Caller): void {
    const age = this.clock.now().getTime() - passwordGivenAt.getTime();
    if (age >= RECENT_MINUTES * 60_000) throw authProblems.passwordNeeded();
  }
}
