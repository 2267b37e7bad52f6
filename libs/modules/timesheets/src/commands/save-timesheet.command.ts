import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { Clock, DraftCheck, formSaved, FormSavedAnswer, OwnForms } from '@groundsheet/platform';
import { v7 as uuidv7 } from 'uuid';
import type { TimesheetBody } from '../timesheet.dto.js';
import { Timesheet } from '../timesheet.entity.js';

/** Keeps a week as far as its driver has entered it (specification part 1, section 7). */
export class SaveTimesheet extends Command<FormSavedAnswer> {
  constructor(
    readonly body: TimesheetBody,
    readonly driver: Caller,
    /** The draft that it replaces; without one a new draft begins. */
    readonly draftId?: string,
  ) {
    super();
  }
}

@CommandHandler(SaveTimesheet)
export class SaveTimesheetHandler implements ICommandHandler<SaveTimesheet> {
  constructor(
    private readonly em: EntityManager,
    private readonly ownForms: OwnForms,
    private readonly drafts: DraftCheck,
    private readonly clock: Clock,
  ) {}

  async execute({ body, driver, draftId: id }: SaveTimesheet): Promise<FormSavedAnswer> {
    const { version } = body;
    const draft = id
      ? await this.ownForms.draft(Timesheet, { id, version }, driver)
      : await this.begin(body, driver);
    const { company, signed } = await this.drafts.judge('timesheet', body);

    draft.save({ ...body, weekEnding: body.weekEnding ?? this.clock.today() }, company, this.clock.now());
    draft.signAnew(signed);
    this.em.persist(draft);

    await this.em.flush();
    return formSaved(draft);
  }

  private async begin({ id }: TimesheetBody, driver: Caller): Promise<Timesheet> {
    if (id) await this.ownForms.refuseBegun(Timesheet, id, driver);
    return Timesheet.begin(id ?? uuidv7(), driver.id);
  }
}
