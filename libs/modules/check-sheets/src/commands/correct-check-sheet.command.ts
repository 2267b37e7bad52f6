import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { Clock, formSaved, FormSavedAnswer, OwnForms, Uploads } from '@groundsheet/platform';
import { CheckSheet } from '../check-sheet.entity.js';

/** A driver wants to send a check sheet of his once more, with something mended (product decisions, Form sets). */
export class CorrectCheckSheet extends Command<FormSavedAnswer> {
  constructor(
    readonly id: string,
    readonly driver: Caller,
  ) {
    super();
  }
}

@CommandHandler(CorrectCheckSheet)
export class CorrectCheckSheetHandler implements ICommandHandler<CorrectCheckSheet> {
  constructor(
    private readonly em: EntityManager,
    private readonly ownForms: OwnForms,
    private readonly uploads: Uploads,
    private readonly clock: Clock,
  ) {}

  async execute({ id, driver }: CorrectCheckSheet): Promise<FormSavedAnswer> {
    const sent = await this.ownForms.toCorrect(CheckSheet, id, driver);
    // Asked twice, or on another device: there is one correction, and it goes on.
    const begun = await this.em.findOne(CheckSheet, { corrects: id });
    if (begun) return formSaved(begun);

    const draft = CheckSheet.correctionOf(sent, this.clock.now());
    // Copies: the sent form keeps its own, whatever becomes of the draft.
    draft.photos = await this.uploads.copy(sent.photos, id, draft.id);
    this.em.persist(draft);

    await this.em.flush();
    return formSaved(draft);
  }
}
