/**
 * How many forms has each of these accounts sent? Asked by drivers for a page of people; answered by forms with the id of
 * the account and the number, without those who have sent none.
 */
export class CountForms {
  constructor(readonly driverIds: readonly string[]) {}
}
