import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TimesheetSubmitted } from '@groundsheet/contracts';
import {
  Clock,
  EventRecorder,
  FormAcceptedAnswer,
  formAccepted,
  FormClaims,
  FormLimits,
  FormOrders,
  FormSignatures,
  isLikeGuest,
  OwnForms,
  refuseGathered,
  type Fault,
  type FormSender,
} from '@groundsheet/platform';
import { normaliseOrderNumber, timesheetFaults, validEmails } from '@groundsheet/form-rules';
import { v7 as uuidv7 } from 'uuid';
import type { CompleteTimesheetBody, TimesheetBody } from '../timesheet.dto.js';
import { Timesheet } from '../timesheet.entity.js';

/**
 * A week is signed off and sent (specification part 1, section 7, one-step completion): by a guest, or by a driver, whose
 * saved draft then becomes the sent form itself.
 */
export class SubmitTimesheet extends Command<FormAcceptedAnswer> {
  constructor(
    readonly body: CompleteTimesheetBody,
    readonly sender: FormSender,
  ) {
    super();
  }
}

@CommandHandler(SubmitTimesheet)
export class SubmitTimesheetHandler implements ICommandHandler<SubmitTimesheet> {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: FormOrders,
    private readonly signatures: FormSignatures,
    private readonly ownForms: OwnForms,
    private readonly events: EventRecorder,
    private readonly clock: Clock,
    private readonly limits: FormLimits,
    private readonly claims: FormClaims,
  ) {}

  async execute({ body, sender }: SubmitTimesheet): Promise<FormAcceptedAnswer> {
    const form = this.tidied(body.timesheetData, sender);
    const draft = await this.ownForms.toSend(Timesheet, form, sender.caller);
    const { company, signed } = await this.check(body, form, sender);

    const timesheet = draft ?? Timesheet.begin(form.id ?? uuidv7(), sender.caller?.id ?? null);
    const rating = { rating: body.supervisorRating!, notes: body.supervisorNotes ?? null };
    timesheet.submit(form, company, rating, this.clock.now());
    timesheet.signAnew(signed);
    this.em.persist(timesheet);
    await this.ownForms.supersedeCorrected(Timesheet, timesheet);

    const fromGuest = isLikeGuest(sender);
    await this.events.record(new TimesheetSubmitted({ timesheetId: timesheet.id, fromGuest }));
    await this.em.flush();
    const recipients = timesheet.recipients();
    await this.limits.count(sender, recipients, company.contactEmail);
    return this.claims.offer(formAccepted('timesheet', timesheet.id, recipients.length), timesheet);
  }

  private tidied(form: TimesheetBody, { caller }: FormSender): TimesheetBody {
    form.weekEnding ??= this.clock.today();
    // What the screen does not count is not mailed either (product decisions, Mail).
    form.submissionEmails = validEmails(form.submissionEmails ?? [], { guest: !caller });
    if (form.orderNumber) form.orderNumber = normaliseOrderNumber(form.orderNumber);
    return form;
  }

  /** Asks every rule and refuses with all faults at once. */
  private async check(body: CompleteTimesheetBody, form: TimesheetBody, sender: FormSender) {
    const complete = timesheetFaults({ submissionEmails: [], ...form } as never, body.supervisorRating, {
      guest: !sender.caller,
      maxRecipients: this.limits.mostRecipients(sender),
    });
    const [order, signatures] = await Promise.all([
      this.orders.judge('timesheet', form),
      this.signatures.read(form),
    ]);
    refuseGathered(body, [...complete, ...order.faults, ...signatures.faults].map(onTheWire));
    return { company: order.company!, signed: signatures.signed };
  }
}

/** The rating stands beside the form in the body, everything else in it. */
function onTheWire(fault: Fault): Fault {
  return fault.path.startsWith('supervisor') ? fault : { ...fault, path: `timesheetData.${fault.path}` };
}
