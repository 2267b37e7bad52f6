import { HousekeepingDue } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber } from '@groundsheet/platform';
import { GuestMail } from '../guest-mail.js';

/** Sends what waits because of the daily limit of guests' mail, once a new day begins or the limit is raised. */
@Subscriber(HousekeepingDue)
export class ReleaseWaitingEmailsWhenHousekeepingDue implements EventSubscriber {
  constructor(private readonly guestMail: GuestMail) {}

  handle(): Promise<void> {
    return this.guestMail.release();
  }
}
