import { GuestMailsHalfUsed } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { AdminNotices } from '../emails/admin-notices.js';

type Payload = PayloadOf<typeof GuestMailsHalfUsed>;

/** One mail to each admin, and no second one on the same day. */
@Subscriber(GuestMailsHalfUsed)
export class TellAdminsWhenGuestMailsHalfUsed implements EventSubscriber<Payload> {
  constructor(private readonly notices: AdminNotices) {}

  handle({ day, at }: Payload): Promise<void> {
    return this.notices.tellOnceADay('guest-mails-half', day, at);
  }
}
