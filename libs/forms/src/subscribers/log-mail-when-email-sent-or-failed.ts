import { EmailFailed, EmailSent } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { MailLog } from '../timeline/mail-log.js';

@Subscriber(EmailSent, { atOnce: true })
export class LogMailWhenEmailSent implements EventSubscriber<PayloadOf<typeof EmailSent>> {
  constructor(private readonly log: MailLog) {}

  handle(payload: PayloadOf<typeof EmailSent>): Promise<void> {
    return this.log.write(payload);
  }
}

@Subscriber(EmailFailed, { atOnce: true })
export class LogMailWhenEmailFailed implements EventSubscriber<PayloadOf<typeof EmailFailed>> {
  constructor(private readonly log: MailLog) {}

  handle(payload: PayloadOf<typeof EmailFailed>): Promise<void> {
    return this.log.write(payload);
  }
}
