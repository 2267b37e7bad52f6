import type { Caller } from './identify-caller.query.js';
import { Question } from './question.js';

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
