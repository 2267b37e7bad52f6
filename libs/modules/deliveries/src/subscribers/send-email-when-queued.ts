import { EmailQueued } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { Handover, mayBeTakenLater } from '../emails/handover.js';

/** 24 hours take the queue 31 attempts. `Email.isOverdue` decides when to stop, not this number. */
const MORE_THAN_ENOUGH = 40;

/** Hands one mail to the transport. A temporary failure is retried with back-off for 24 hours; a refusal is final. */
@Subscriber(EmailQueued, { lane: 'mails', maxAttempts: MORE_THAN_ENOUGH, delay: ({ after = 0 }) => after })
export class SendEmailWhenQueued implements EventSubscriber<PayloadOf<typeof EmailQueued>> {
  constructor(private readonly handover: Handover) {}

  /** @throws {Error} where it was not taken yet, or another worker has it in hand: to try again later */
  async handle({ emailId }: PayloadOf<typeof EmailQueued>): Promise<void> {
    const { ours, others } = await this.handover.claim({ id: emailId });
    if (others.length > 0) throw new Error(`Email ${emailId} is being handed over by another worker.`);
    const [failed] = (await this.handover.send(ours)).filter(mayBeTakenLater);
    if (failed) {
      // The queue logs what is thrown, and the transport's message may contain the address.
      throw new Error(
        `Email ${emailId} could not be handed over yet (${codeOf(failed.failure)}). The row has the reason.`,
      );
    }
  }
}

function codeOf(error: unknown): string {
  const { responseCode, code, name } = error as { responseCode?: number; code?: string; name?: string };
  return String(responseCode ?? code ?? name);
}
