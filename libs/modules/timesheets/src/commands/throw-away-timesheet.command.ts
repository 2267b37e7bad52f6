import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { OwnForms } from '@groundsheet/platform';
import { Timesheet } from '../timesheet.entity.js';

/** A driver does not want a draft of his any more. What it corrects stays as it was sent. */
export class ThrowAwayTimesheet extends Command<void> {
  constructor(
    readonly id: string,
    readonly driver: Caller,
  ) {
    super();
  }
}

@CommandHandler(ThrowAwayTimesheet)
export class ThrowAwayTimesheetHandler implements ICommandHandler<ThrowAwayTimesheet> {
  constructor(
    private readonly em: EntityManager,
    private readonly ownForms: OwnForms,
  ) {}

  async execute({ id, driver }: ThrowAwayTimesheet): Promise<void> {
    const draft = await this.ownForms.draft(Timesheet, { id }, driver);
    this.em.remove(draft);

    await this.em.flush();
  }
}
