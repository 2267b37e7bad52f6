/**
 * Fired once a day is over on which something was recorded of a form or set, in the transaction that keeps its line. By: platform.
 * Listened to by: forms (tells the admins).
 */
export class RecordKept {
  static readonly eventName = 'record.kept';

  constructor(
    readonly payload: {
      /** On site, `YYYY-MM-DD`. */
      readonly day: string;
      readonly entries: number;
      /** SHA-256 of them all, and of the line before: hexadecimal. */
      readonly root: string;
      /** ISO instant at which it was kept. */
      readonly at: string;
    },
  ) {}
}
