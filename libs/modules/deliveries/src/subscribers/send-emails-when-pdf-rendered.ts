import { type EmailQueued, PdfRendered, type PdfRenderedPayload } from '@groundsheet/contracts';
import { EventRecorder, Subscriber, Transaction, type EventSubscriber } from '@groundsheet/platform';
import { jobsOf } from '../emails/email-jobs.js';
import { Handover, HEALTHY_WITHIN, mayBeTakenLater } from '../emails/handover.js';

/** Seconds until what was not taken is tried again. */
const PAUSE = 3;

/**
 * Hands over the mails of a form in the job that has drawn it, as long as the transport is healthy. What it does not take
 * at once becomes a job of its own, so that a hanging mail server holds up no PDF and one mail no other (docs/decisions/0003).
 */
@Subscriber(PdfRendered, {
  lane: 'mails',
  inSameJob: true,
  concerns: ({ recipients }) => recipients.length > 0,
})
export class SendEmailsWhenPdfRendered implements EventSubscriber<PdfRenderedPayload> {
  constructor(
    private readonly handover: Handover,
    private readonly transaction: Transaction,
    private readonly events: EventRecorder,
  ) {}

  async handle({ formId }: PdfRenderedPayload): Promise<void> {
    const jobs = this.handover.isHealthy
      ? await this.sendNow(formId)
      : jobsOf(await this.handover.waiting(formId));
    if (jobs.length > 0) await this.transaction.run(() => this.events.record(...jobs));
  }

  /** @returns a job for each that was not sent */
  private async sendNow(formId: string): Promise<EmailQueued[]> {
    const { ours, others } = await this.handover.claim({ formId });
    const tried = await this.handover.send(ours, HEALTHY_WITHIN);
    const done = new Set(tried.filter((each) => !mayBeTakenLater(each)).map(({ id }) => id));
    return jobsOf([...others, ...ours.filter(({ id }) => !done.has(id))], PAUSE);
  }
}
