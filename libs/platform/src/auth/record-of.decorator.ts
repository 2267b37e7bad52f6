import { ApiExtension } from '@nestjs/swagger';

/** Who, of those a route is open to, may reach the record that its address names. */
export type RecordKeeper =
  /** Its driver alone. */
  | 'driver'
  | 'driver-and-admins'
  /** Its driver, supervisors and admins. */
  | 'driver-and-office'
  /** A caller with the right key or token, whatever their role. */
  | 'key'
  /** All of them: it belongs to the firm, or the address names no record. */
  | 'everyone';

/**
 * States whose record the address of a route names. To everybody else the record is unknown. It goes into the API document
 * (`x-record-of`), from which the test of all calls by all roles is made; the rule itself is in the handler. Routes of
 * supervisors and admins need none: their records are the firm's.
 */
export function RecordOf(keeper: RecordKeeper): MethodDecorator {
  return ApiExtension('x-record-of', keeper);
}
