/**
 * What is the address of this account? Asked by approvals, so that the driver's copy of a set has no rating; answered by
 * drivers with the address in lower case, or null where there is no such account any more.
 */
export class TellAccountAddress {
  constructor(readonly driverId: string) {}
}
