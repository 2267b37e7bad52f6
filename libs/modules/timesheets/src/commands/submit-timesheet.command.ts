import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  AcceptedForms,
  FormAcceptedResponse,
  FormLimits,
  GuestDoor,
  FormOrders,
  ChangeableForms,
  tidied,
  type BroughtSignatures,
} from '@groundsheet/forms';
import { Clock, isLikeGuest, refuseGathered, type Fault, type FormSender } from '@groundsheet/platform';
import { timesheetFaults } from '@groundsheet/form-rules';
import type { CompleteTimesheetBody, TimesheetBody } from '../timesheet.dto.js';
import { Timesheet } from '../timesheet.entity.js';

/**
 * A week is signed off and sent in one step: by a guest, or by a driver, whose saved draft then becomes the sent form
 * itself (docs/product.md, Sending).
 */
export class SubmitTimesheet extends Command<FormAcceptedResponse> {
  constructor(
    readonly body: CompleteTimesheetBody,
    readonly signatures: BroughtSignatures,
    readonly sender: FormSender,
  ) {
    super();
  }
}

@CommandHandler(SubmitTimesheet)
export class SubmitTimesheetHandler implements ICommandHandler<SubmitTimesheet> {
  constructor(
    private readonly orders: FormOrders,
    private readonly forms: ChangeableForms,
    private readonly accepted: AcceptedForms,
    private readonly limits: FormLimits,
    private readonly door: GuestDoor,
    private readonly clock: Clock,
  ) {}

  async execute({ body, signatures, sender }: SubmitTimesheet): Promise<FormAcceptedResponse> {
    const { timesheetData } = body;
    const form = tidied(timesheetData, sender, {
      weekEnding: timesheetData.weekEnding ?? this.clock.today(),
    });
    await this.door.refuseUninvited(form, sender);
    const timesheet = await this.forms.toSend(Timesheet, form, sender);
    const order = await this.orders.judge('timesheet', form, sender);
    this.check(body, form, [...order.faults, ...signatures.faults], sender);

    timesheet.submit(form, order.company, this.clock.now());
    timesheet.rate(body.supervisorRating!, body.supervisorNotes ?? null);
    timesheet.isOrderOutdated = order.isOutdated;
    timesheet.signAnew(signatures.signed);
    return this.accepted.sent(timesheet, sender);
  }

  /** Asks every other rule and refuses with all faults at once. */
  private check(
    body: CompleteTimesheetBody,
    form: TimesheetBody,
    found: readonly Fault[],
    sender: FormSender,
  ): void {
    const complete = timesheetFaults(form as never, body.supervisorRating, {
      guest: !sender.caller,
      mailsLikeGuest: isLikeGuest(sender),
      maxRecipients: this.limits.mostRecipients(sender),
    });
    refuseGathered(body, [...complete, ...found].map(onTheWire));
  }
}

/** The rating stands beside the form in the body, everything else in it. */
function onTheWire(fault: Fault): Fault {
  return fault.path.startsWith('supervisor') ? fault : { ...fault, path: `timesheetData.${fault.path}` };
}
