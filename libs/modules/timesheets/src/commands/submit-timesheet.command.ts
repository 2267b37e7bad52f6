import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { JudgeOrder, TimesheetSubmitted, type OrderJudgement } from '@groundsheet/contracts';
import {
  Clock,
  Config,
  EventRecorder,
  FormLinks,
  GuestForms,
  ImageFault,
  readSignature,
  refuseFaults,
  shapeFaultsOf,
  type Fault,
  type FormSender,
} from '@groundsheet/platform';
import { normaliseOrderNumber, timesheetFaults, validEmails } from '@groundsheet/form-rules';
import type { CompleteTimesheetBody, TimesheetBody, TimesheetCompletedAnswer } from '../timesheet.dto.js';
import { asDataUrl } from '../timesheet-signature.entity.js';
import { Timesheet, type FormCompany } from '../timesheet.entity.js';
import { timesheetProblems } from '../timesheet.problems.js';

/** A guest signs off a week and sends it (specification part 1, section 7, one-step completion). */
export class SubmitTimesheet extends Command<TimesheetCompletedAnswer> {
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
    private readonly queries: QueryBus,
    private readonly events: EventRecorder,
    private readonly clock: Clock,
    private readonly guestForms: GuestForms,
    private readonly config: Config,
    private readonly links: FormLinks,
  ) {}

  async execute({ body, sender }: SubmitTimesheet): Promise<TimesheetCompletedAnswer> {
    const form = this.tidied(body.timesheetData);
    await this.refuseSecondSending(form);
    const { company, images } = await this.check(body, form);

    const rating = { rating: body.supervisorRating!, notes: body.supervisorNotes ?? null };
    const timesheet = Timesheet.submit(form, company, rating, this.clock.now());
    for (const [by, image] of Object.entries(images)) timesheet.sign(by as 'operator' | 'client', image);
    this.em.persist(timesheet);

    await this.events.record(new TimesheetSubmitted({ timesheetId: timesheet.id }));
    await this.em.flush();
    await this.guestForms.count(sender, timesheet.submissionEmails, company.contactEmail);
    const count = timesheet.submissionEmails.length;
    return {
      success: true,
      message: `Timesheet accepted. It is on its way to ${count} ${count === 1 ? 'address' : 'addresses'}.`,
      id: timesheet.id,
    };
  }

  private tidied(form: TimesheetBody): TimesheetBody {
    form.weekEnding ??= this.clock.today();
    // What the screen does not count is not mailed either (product decisions, Mail).
    form.submissionEmails = validEmails(form.submissionEmails ?? [], { guest: true });
    if (form.orderNumber) form.orderNumber = normaliseOrderNumber(form.orderNumber);
    return form;
  }

  /**
   * Two sendings of one form wait for each other here, so the second sees what the first stored. Whoever brings the
   * driver's signature of the sent form, to the dot, is its sender and may open it.
   */
  private async refuseSecondSending({ id, operatorSignature }: TimesheetBody): Promise<void> {
    if (!id) return;
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [id]);
    const sent = await this.em.findOne(Timesheet, { id, status: 'submitted' }, { populate: ['signatures'] });
    if (!sent?.submittedAt) return;
    const image = sent.signatureOf('operator');
    const isSender = image !== null && operatorSignature === asDataUrl(image);
    const { linkVersion, submittedAt } = sent;
    const link = { formId: id, recipient: 'sender', linkVersion, sentOn: this.clock.today() };
    throw timesheetProblems.alreadySent(id, submittedAt, isSender ? this.links.keyFor(link) : undefined);
  }

  /** Asks every rule and refuses with all faults at once. */
  private async check(body: CompleteTimesheetBody, form: TimesheetBody) {
    const shape = shapeFaultsOf(body);
    const complete = timesheetFaults({ submissionEmails: [], ...form } as never, body.supervisorRating, {
      guest: true,
      maxRecipients: this.config.guests.recipients,
    });
    const order = await this.judgeOrder(form);
    const signatures = await this.readSignatures(form);
    const own = [...complete, ...order.faults, ...signatures.faults].map(onTheWire);
    // What is missing only because its value was unfit has been said already.
    refuseFaults([...shape, ...own.filter(({ path }) => !shape.some((fault) => fault.path === path))]);
    return { company: order.company!, images: signatures.images };
  }

  private async judgeOrder({
    customerId,
    orderNumber,
  }: TimesheetBody): Promise<{ company?: FormCompany; faults: Fault[] }> {
    if (!customerId)
      return {
        faults: [
          { path: 'customerId', code: 'timesheet.customer-missing', message: 'Please select a customer.' },
        ],
      };
    const judgement = await this.queries.execute<JudgeOrder, OrderJudgement>(
      new JudgeOrder(customerId, orderNumber),
    );
    if (!judgement.company)
      return { faults: [{ path: 'customerId', code: 'company.unknown', message: judgement.message }] };
    if (judgement.valid) return { company: judgement.company, faults: [] };
    return {
      faults: [{ path: 'orderNumber', code: 'timesheet.order-number-invalid', message: judgement.message }],
    };
  }

  private async readSignatures(form: TimesheetBody) {
    const images: Partial<Record<'operator' | 'client', Buffer>> = {};
    const faults: Fault[] = [];
    await Promise.all(
      (['operator', 'client'] as const).map(async (by) => {
        const path = `${by}Signature` as const;
        const drawn = form[path];
        if (!drawn) return;
        try {
          images[by] = await readSignature(drawn);
        } catch (error) {
          if (!(error instanceof ImageFault)) throw error;
          faults.push({ path, code: error.code, message: error.message });
        }
      }),
    );
    return { images, faults };
  }
}

/** The rating stands beside the form in the body, everything else in it. */
function onTheWire(fault: Fault): Fault {
  return fault.path.startsWith('supervisor') ? fault : { ...fault, path: `timesheetData.${fault.path}` };
}
