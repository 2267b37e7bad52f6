import { type Caller, FormThrownAway } from '@groundsheet/contracts';
import { Uploads } from '@groundsheet/files';
import { Audit, EventRecorder } from '@groundsheet/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AcceptedForms } from '../accepting/accepted-forms.js';
import { ChangeableForms } from '../accepting/changeable-forms.js';
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

/** A driver no longer wants one of their drafts. What it corrects stays as it was sent. */
export class ThrowAwayForm extends Command<void> {
  constructor(
    readonly id: string,
    readonly driver: Caller,
  ) {
    super();
  }
}

@CommandHandler(ThrowAwayForm)
export class ThrowAwayFormHandler implements ICommandHandler<ThrowAwayForm> {
  constructor(
    private readonly em: EntityManager,
    private readonly forms: ChangeableForms,
    private readonly uploads: Uploads,
    private readonly events: EventRecorder,
    private readonly audit: Audit,
  ) {}

  async execute({ id, driver }: ThrowAwayForm): Promise<void> {
    const draft = await this.forms.draft({ id }, driver);
    await this.events.record(new FormThrownAway(draft.facts()));
    await this.uploads.release([id]);
    await this.em.remove(draft).flush();
    const { kind } = draft;
    await this.audit.record({ what: 'form.thrown-away', about: { kind: 'form', id }, details: { kind } });
  }
}
