import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import {
  AcceptedForms,
  DraftCheck,
  FormSavedResponse,
  ChangeableForms,
  type BroughtSignatures,
} from '@groundsheet/forms';
import { Clock } from '@groundsheet/platform';
import type { TimesheetBody } from '../timesheet.dto.js';
import { Timesheet } from '../timesheet.entity.js';

/** Keeps a week as far as its driver has entered it (docs/product.md, Drafts). */
export class SaveTimesheet extends Command<FormSavedResponse> {
  constructor(
    readonly body: TimesheetBody,
    readonly signatures: BroughtSignatures,
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
    private readonly forms: ChangeableForms,
    private readonly drafts: DraftCheck,
    private readonly accepted: AcceptedForms,
    private readonly clock: Clock,
  ) {}

  async execute({ body, signatures, driver, draftId }: SaveTimesheet): Promise<FormSavedResponse> {
    const draft = await this.forms.toSave(Timesheet, draftId, body, driver);
    const company = await this.drafts.judge('timesheet', body, signatures);

    const weekEnding = body.weekEnding ?? this.clock.today();
    draft.save({ ...body, weekEnding }, company, this.clock.now());
    draft.signAnew(signatures.signed);
    return this.accepted.saved(draft);
  }
}
