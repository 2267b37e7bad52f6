import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { Clock, formSaved, FormSavedAnswer, OwnForms } from '@groundsheet/platform';
import type { CopyTimesheetBody } from '../timesheet.dto.js';
import { Timesheet } from '../timesheet.entity.js';

/** A driver's week is like one that he has sent: a new one begins with its times, machine and customer. */
export class CopyTimesheet extends Command<FormSavedAnswer> {
  constructor(
    readonly id: string,
    readonly body: CopyTimesheetBody,
    readonly driver: Caller,
  ) {
    super();
  }
}

@CommandHandler(CopyTimesheet)
export class CopyTimesheetHandler implements ICommandHandler<CopyTimesheet> {
  constructor(
    private readonly em: EntityManager,
    private readonly ownForms: OwnForms,
    private readonly clock: Clock,
  ) {}

  async execute({ id, body, driver }: CopyTimesheet): Promise<FormSavedAnswer> {
    const sent = await this.ownForms.sent(Timesheet, id, driver);
    const draft = Timesheet.copyOf(sent, body.weekEnding, this.clock.now());
    this.em.persist(draft);

    await this.em.flush();
    return formSaved(draft);
  }
}
