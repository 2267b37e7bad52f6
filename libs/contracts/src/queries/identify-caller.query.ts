/** Each includes the ones before it (product decisions, Name and people). */
export const ROLES = ['driver', 'supervisor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The person behind a request: somebody with an account, signed in. */
export interface Caller {
  /** UUID of the account. */
  readonly id: string;
  /** UUID of the session that the request came by; not what its cookie holds. */
  readonly sessionId: string;
  readonly role: Role;
  readonly fullName: string;
  /** Lower case. */
  readonly email: string;
  /** True once the address is confirmed by the link in its mail. */
  readonly confirmed: boolean;
}

/**
 * Who is signed in by this session? Asked by platform's guard with every request that brings the cookie; answered by
 * drivers: nobody (null) when the session is over or its account deactivated.
 */
export class IdentifyCaller {
  constructor(
    /** What the session's cookie holds. */
    readonly token: string,
    /** False for a call that the person did not make: the session then goes on ageing. */
    readonly renews: boolean,
  ) {}
}
