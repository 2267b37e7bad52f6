import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { FormThrownAway, type Caller } from '@groundsheet/contracts';
import { Audit, EventRecorder } from '@groundsheet/platform';
import { Uploads } from '@groundsheet/files';
import { ChangeableForms } from '../accepting/changeable-forms.js';

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
