import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  AcceptedForms,
  FormAcceptedResponse,
  FormLimits,
  FormOrders,
  ChangeableForms,
  type BroughtSignatures,
  type FormCompany,
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
    const timesheet = await this.forms.toSend(Timesheet, form, sender);
    const company = await this.check(body, form, signatures, sender);

    timesheet.submit(form, company, this.clock.now());
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

  /** Asks every rule and refuses with all faults at once. */
  private async check(
    body: CompleteTimesheetBody,
    form: TidyTimesheet,
    signatures: BroughtSignatures,
    sender: FormSender,
  ): Promise<FormCompany | null> {
    const complete = timesheetFaults(form as never, body.supervisorRating, {
      guest: !sender.caller,
      maxRecipients: this.limits.mostRecipients(sender),
    });
    const order = await this.orders.judge('timesheet', form);
    refuseGathered(body, [...complete, ...order.faults, ...signatures.faults].map(onTheWire));
    return order.company;
  }
}

/** The rating stands beside the form in the body, everything else in it. */
function onTheWire(fault: Fault): Fault {
  return fault.path.startsWith('supervisor') ? fault : { ...fault, path: `timesheetData.${fault.path}` };
}
