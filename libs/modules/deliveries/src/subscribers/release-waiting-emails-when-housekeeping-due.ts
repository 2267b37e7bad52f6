import { HousekeepingDue } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber } from '@groundsheet/platform';
import { GuestMail } from '../guest-mail.js';

/** Lets go what waits for the day's count of guests' mail, as soon as that has begun again or was raised. */
@Subscriber(HousekeepingDue)
export class ReleaseWaitingEmailsWhenHousekeepingDue implements EventSubscriber {
  constructor(private readonly guestMail: GuestMail) {}

  handle(): Promise<void> {
    return this.guestMail.release();
  }
}
