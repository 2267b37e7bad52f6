import { Question } from './question.js';

/** Each includes the ones before it (docs/product.md, People and roles). */
export const ROLES = ['driver', 'supervisor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The person behind a request: signed in to an account. */
export interface Caller {
  /** UUID of the account. */
  readonly id: string;
  /** UUID of the session of the request; not the token in its cookie. */
  readonly sessionId: string;
  /** When the session runs out unless it is used again. */
  readonly sessionEndsAt: Date;
  /** When the password was last given in this session. */
  readonly passwordGivenAt: Date;
  readonly role: Role;
  readonly fullName: string;
  /** Lower case. */
  readonly email: string;
  /** True once the address has been confirmed with the link in the mail. */
  readonly confirmed: boolean;
  /** When the account was made. */
  readonly registeredAt: Date;
}

/** Whether a person sees everybody's forms: supervisors and admins do. */
export function seesAll(caller: Pick<Caller, 'role'> | null): boolean {
  return caller !== null && caller.role !== 'driver';
}

/** Whether a person sees the forms of this account: their own, and supervisors and admins everybody's. */
export function seesFormsOf(caller: Pick<Caller, 'id' | 'role'>, driverId: string | null): boolean {
  return seesAll(caller) || driverId === caller.id;
}

/**
 * Who is signed in by this session? Asked by platform's guard for every request with the cookie; answered by drivers:
 * nobody (null) when the session is over or its account is deactivated.
 */
export class IdentifyCaller extends Question<Caller | null> {
  constructor(
    /** From the session's cookie. */
    readonly token: string,
    /** False for a call that the page makes by itself, which does not extend the session. */
    readonly renews: boolean,
  ) {
    super();
  }
}

/**
 * Whose forms does this pass deliver? Asked by platform's guard on the calls of the outbox alone; answered by drivers:
 * nobody's (null) when it has ended, was given to another device, or its account is deactivated. A person who comes with a pass
 * has no role but driver, and has given no password.
 */
export class IdentifyOutboxPass extends Question<Caller | null> {
  constructor(
    /** From the cookie of the pass. */
    readonly token: string,
    /** From the cookie of the device. */
    readonly device: string,
  ) {
    super();
  }
}
