import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { Clock } from '@groundsheet/platform';
import { Uploads } from '@groundsheet/files';
import { AcceptedForms } from '../accepting/accepted-forms.js';
import { DriverForm } from '../form/driver-form.entity.js';
import { formSaved, FormSavedResponse } from '../form/form.dto.js';
import { ChangeableForms } from '../accepting/changeable-forms.js';
import { DraftLimits } from '../limits/draft-limits.js';

/** A driver wants to send a form of theirs again with something put right (docs/product.md, Corrections). */
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
    private readonly em: EntityManager,
    private readonly forms: ChangeableForms,
    private readonly uploads: Uploads,
    private readonly accepted: AcceptedForms,
    private readonly limits: DraftLimits,
    private readonly clock: Clock,
  ) {}

  async execute({ id, driver }: CorrectForm): Promise<FormSavedResponse> {
    const sent = await this.forms.toCorrect(id, driver);
    // Asked for twice, or on another device: there is one correction, and it carries on.
    const begun = await this.em.findOne(DriverForm, { corrects: id });
    if (begun) return formSaved(begun);

    await this.limits.refuseMore(driver);
    const draft = sent.correction(this.clock.today(), this.clock.now());
    // Copies: the sent form keeps its own, whatever becomes of the draft.
    if (sent.files().length > 0) draft.takeFiles(await this.uploads.copy(sent.files(), id, draft.id));
    return this.accepted.saved(draft);
  }
}
