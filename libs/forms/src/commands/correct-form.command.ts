import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { AcceptedForms } from '../accepting/accepted-forms.js';
import { Corrections } from '../accepting/corrections.js';
import { formSaved, FormSavedResponse } from '../form/form.dto.js';

/** A driver wants to send one of their forms again with something put right (docs/product.md, Corrections). */
export class CorrectForm extends Command<FormSavedResponse> {
  constructor(
    readonly id: string,
    readonly driver: Caller,
  ) {
    super();
  }
}

@CommandHandler(CorrectForm)
export class CorrectFormHandler implements ICommandHandler<CorrectForm> {
  constructor(
    private readonly corrections: Corrections,
    private readonly accepted: AcceptedForms,
  ) {}

  async execute({ id, driver }: CorrectForm): Promise<FormSavedResponse> {
    const draft = await this.corrections.of(id, driver);
    return draft.version ? formSaved(draft) : this.accepted.saved(draft);
  }
}
