import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TimesheetSubmitted } from '@groundsheet/contracts';
import {
  Clock,
  Config,
  EventRecorder,
  FormAcceptedAnswer,
  formAccepted,
  FormOrders,
  GuestForms,
  readSignatures,
  refuseGathered,
  SentForms,
  type Fault,
  type FormSender,
} from '@groundsheet/platform';
import { normaliseOrderNumber, timesheetFaults, validEmails } from '@groundsheet/form-rules';
import type { CompleteTimesheetBody, TimesheetBody } from '../timesheet.dto.js';
import { Timesheet } from '../timesheet.entity.js';

/** A guest signs off a week and sends it (specification part 1, section 7, one-step completion). */
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
    private readonly sentForms: SentForms,
    private readonly events: EventRecorder,
    private readonly clock: Clock,
    private readonly guestForms: GuestForms,
    private readonly config: Config,
  ) {}

  async execute({ body, sender }: SubmitTimesheet): Promise<FormAcceptedAnswer> {
    const form = this.tidied(body.timesheetData);
    await this.sentForms.refuseSecondSending(Timesheet, form);
    const { company, images } = await this.check(body, form);

    const rating = { rating: body.supervisorRating!, notes: body.supervisorNotes ?? null };
    const timesheet = Timesheet.submit(form, company, rating, this.clock.now());
    for (const [by, image] of images) timesheet.sign(by, image);
    this.em.persist(timesheet);

    await this.events.record(new TimesheetSubmitted({ timesheetId: timesheet.id }));
    await this.em.flush();
    await this.guestForms.count(sender, timesheet.submissionEmails, company.contactEmail);
    return formAccepted('timesheet', timesheet);
  }

  private tidied(form: TimesheetBody): TimesheetBody {
    form.weekEnding ??= this.clock.today();
    // What the screen does not count is not mailed either (product decisions, Mail).
    form.submissionEmails = validEmails(form.submissionEmails ?? [], { guest: true });
    if (form.orderNumber) form.orderNumber = normaliseOrderNumber(form.orderNumber);
    return form;
  }

  /** Asks every rule and refuses with all faults at once. */
  private async check(body: CompleteTimesheetBody, form: TimesheetBody) {
    const complete = timesheetFaults({ submissionEmails: [], ...form } as never, body.supervisorRating, {
      guest: true,
      maxRecipients: this.config.guests.recipients,
    });
    const order = await this.orders.judge('timesheet', form);
    const signatures = await readSignatures(form);
    refuseGathered(body, [...complete, ...order.faults, ...signatures.faults].map(onTheWire));
    return { company: order.company!, images: signatures.images };
  }
}

/** The rating stands beside the form in the body, everything else in it. */
function onTheWire(fault: Fault): Fault {
  return fault.path.startsWith('supervisor') ? fault : { ...fault, path: `timesheetData.${fault.path}` };
}
