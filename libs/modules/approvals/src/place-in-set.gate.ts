import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FormFacts } from '@groundsheet/contracts';
import { formProblems, SendingGates, type SendingGate } from '@groundsheet/forms';
import type { Problem } from '@groundsheet/platform';
import { FormSets } from './form-sets.js';

/**
 * A form that is sent takes its place in its set, or is refused where another holds the only one (docs/product.md, Form sets).
 * The place is held until the sender's transaction ends: of two senders the second waits.
 */
@Injectable()
export class PlaceInSet implements SendingGate, OnModuleInit {
  constructor(
    private readonly gates: SendingGates,
    private readonly sets: FormSets,
  ) {}

  onModuleInit(): void {
    this.gates.register(this);
  }

  async pass(form: FormFacts): Promise<Problem | null> {
    const first = await this.sets.place(form);
    return first && formProblems.secondTimesheet(first);
  }

  async warning(draft: FormFacts): Promise<string | null> {
    const first = await this.sets.firstTimesheet(draft);
    return first && formProblems.secondTimesheet(first).message;
  }
}
