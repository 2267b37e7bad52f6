import { RecordKept } from '@groundsheet/contracts';
import { formatDate } from '@groundsheet/form-rules';
import { Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { AdminNotices } from '../emails/admin-notices.js';

type Payload = PayloadOf<typeof RecordKept>;

/** The line of a day to each admin, so that a copy of it lies outside the database. */
@Subscriber(RecordKept)
export class TellAdminsWhenRecordKept implements EventSubscriber<Payload> {
  constructor(private readonly notices: AdminNotices) {}

  handle({ day, entries, root, at }: Payload): Promise<void> {
    const line = `${formatDate(day)}: ${entries} ${entries === 1 ? 'entry' : 'entries'}, root ${root}`;
    return this.notices.tellOnceADay('record-kept', day, at, line);
  }
}
