import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { Clock, formSaved, FormSavedAnswer, OwnForms } from '@groundsheet/platform';
import { Timesheet } from '../timesheet.entity.js';

/** A driver wants to send a timesheet of his once more, with something mended (product decisions, Form sets). */
export class CorrectTimesheet extends Command<FormSavedAnswer> {
  constructor(
    readonly id: string,
    readonly driver: Caller,
  ) {
    super();
  }
}

@CommandHandler(CorrectTimesheet)
export class CorrectTimesheetHandler implements ICommandHandler<CorrectTimesheet> {
  constructor(
    private readonly em: EntityManager,
    private readonly ownForms: OwnForms,
    private readonly clock: Clock,
  ) {}

  async execute({ id, driver }: CorrectTimesheet): Promise<FormSavedAnswer> {
    const sent = await this.ownForms.toCorrect(Timesheet, id, driver);
    // Asked twice, or on another device: there is one correction, and it goes on.
    const begun = await this.em.findOne(Timesheet, { corrects: id });
    if (begun) return formSaved(begun);

    const draft = Timesheet.correctionOf(sent, this.clock.now());
    this.em.persist(draft);

    await this.em.flush();
    return formSaved(draft);
  }
}
