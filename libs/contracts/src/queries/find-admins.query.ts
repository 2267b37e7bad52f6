/** An account that looks after the installation. */
export interface AdminFacts {
  /** UUID of the account. */
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
}

/** Who looks after this installation? Asked by deliveries when there is something to tell them; answered by drivers with the active admins. */
export class FindAdmins {}
