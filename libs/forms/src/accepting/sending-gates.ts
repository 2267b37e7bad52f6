import { Injectable } from '@nestjs/common';
import type { FormFacts } from '@groundsheet/contracts';
import type { Problem } from '@groundsheet/platform';

/** What a module outside has to say about a form that is saved or sent. */
export interface SendingGate {
  /**
   * Lets a form pass that is being sent, in its sender's transaction, and may write there what goes with it.
   *
   * @returns why it must not be sent; null where it may
   */
  pass(form: FormFacts): Promise<Problem | null>;
  /** Writes nothing. @returns a sentence for the driver where this draft could not be sent as it is; null otherwise */
  warning(draft: FormFacts): Promise<string | null>;
}

/** The gates that forms pass on their way out, each registered by its module when that starts. */
@Injectable()
export class SendingGates {
  private readonly gates: SendingGate[] = [];

  register(gate: SendingGate): void {
    this.gates.push(gate);
  }

  /** @throws {Problem} the first refusal */
  async pass(form: FormFacts): Promise<void> {
    for (const gate of this.gates) {
      const refusal = await gate.pass(form);
      if (refusal) throw refusal;
    }
  }

  /** The first warning; null where there is none. */
  async warning(draft: FormFacts): Promise<string | null> {
    for (const gate of this.gates) {
      const warning = await gate.warning(draft);
      if (warning) return warning;
    }
    return null;
  }
}
