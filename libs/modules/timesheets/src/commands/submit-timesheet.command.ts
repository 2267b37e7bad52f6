import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  AcceptedForms,
  FormAcceptedResponse,
  FormLimits,
  FormOrders,
  ChangeableForms,
  type BroughtSignatures,
} from '@groundsheet/forms';
import { Clock, refuseGathered, type Fault, type FormSender } from '@groundsheet/platform';
import { normaliseOrderNumber, timesheetFaults, validEmails } from '@groundsheet/form-rules';
import { v7 as uuidv7 } from 'uuid';
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

/** What every timesheet has once it has been tidied. */
type TidyTimesheet = TimesheetBody & Required<Pick<TimesheetBody, 'id' | 'weekEnding' | 'submissionEmails'>>;

@CommandHandler(SubmitTimesheet)
export class SubmitTimesheetHandler implements ICommandHandler<SubmitTimesheet> {
  constructor(
    private readonly orders: FormOrders,
    private readonly forms: ChangeableForms,
    private readonly accepted: AcceptedForms,
    private readonly limits: FormLimits,
    private readonly clock: Clock,
  ) {}

  async execute({ body, signatures, sender }: SubmitTimesheet): Promise<FormAcceptedResponse> {
    const form = this.tidied(body.timesheetData, sender);
    // Neither needs the other's answer, so they are asked in one trip.
    const [timesheet, order] = await Promise.all([
      this.forms.toSend(Timesheet, form, sender),
      this.orders.judge('timesheet', form),
    ]);
    this.check(body, form, [...order.faults, ...signatures.faults], sender);

    timesheet.submit(form, order.company, this.clock.now());
    timesheet.rate(body.supervisorRating!, body.supervisorNotes ?? null);
    timesheet.signAnew(signatures.signed);
    return this.accepted.sent(timesheet, sender);
  }

  private tidied(form: TimesheetBody, { caller }: FormSender): TidyTimesheet {
    return Object.assign(form, {
      id: form.id ?? uuidv7(),
      weekEnding: form.weekEnding ?? this.clock.today(),
      // What the screen does not count is not mailed either (docs/product.md, Mail).
      submissionEmails: validEmails(form.submissionEmails ?? [], { guest: !caller }),
      ...(form.orderNumber ? { orderNumber: normaliseOrderNumber(form.orderNumber) } : {}),
    });
  }

  /** Asks every other rule and refuses with all faults at once. */
  private check(
    body: CompleteTimesheetBody,
    form: TidyTimesheet,
    found: readonly Fault[],
    sender: FormSender,
  ): void {
    const complete = timesheetFaults(form as never, body.supervisorRating, {
      guest: !sender.caller,
      maxRecipients: this.limits.mostRecipients(sender),
    });
    refuseGathered(body, [...complete, ...found].map(onTheWire));
  }
}

/** The rating stands beside the form in the body, everything else in it. */
function onTheWire(fault: Fault): Fault {
  return fault.path.startsWith('supervisor') ? fault : { ...fault, path: `timesheetData.${fault.path}` };
}
