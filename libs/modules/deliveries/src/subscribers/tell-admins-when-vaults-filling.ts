import { VaultsFilling } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { AdminNotices } from '../emails/admin-notices.js';

type Payload = PayloadOf<typeof VaultsFilling>;

/** One mail to each admin, and no second one on the same day. */
@Subscriber(VaultsFilling)
export class TellAdminsWhenVaultsFilling implements EventSubscriber<Payload> {
  constructor(private readonly notices: AdminNotices) {}

  handle({ day, at }: Payload): Promise<void> {
    return this.notices.tellOnceADay('vaults-filling', day, at);
  }
}
