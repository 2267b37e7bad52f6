import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { AcceptedForms, ChangeableForms, DraftLimits, FormSavedResponse } from '@groundsheet/forms';
import { Clock } from '@groundsheet/platform';
import type { CopyTimesheetBody } from '../timesheet.dto.js';
import { Timesheet } from '../timesheet.entity.js';

/** A driver's week is like one they have sent: a new one begins with its times, machine and customer. */
export class CopyTimesheet extends Command<FormSavedResponse> {
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
    private readonly forms: ChangeableForms,
    private readonly accepted: AcceptedForms,
    private readonly limits: DraftLimits,
    private readonly clock: Clock,
  ) {}

  async execute({ id, body, driver }: CopyTimesheet): Promise<FormSavedResponse> {
    const sent = await this.forms.sentOfKind(Timesheet, id, driver);
    await this.limits.refuseMore(driver);
    return this.accepted.saved(sent.copy(body.weekEnding, this.clock.today(), this.clock.now()));
  }
}
