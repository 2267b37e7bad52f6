import { QueryBus } from '@nestjs/cqrs';
import { FindAdmins, MailTold, RecordKept, type ToldWords } from '@groundsheet/contracts';
import { formatDate, formatMoment } from '@groundsheet/form-rules';
import {
  Config,
  EventRecorder,
  Subscriber,
  Transaction,
  type EventSubscriber,
  type PayloadOf,
} from '@groundsheet/platform';

type Payload = PayloadOf<typeof RecordKept>;

const LINE_OF_DAY: ToldWords = {
  title: 'The record of a day',
  sentence:
    'This line stands for everything that was recorded of forms and form sets on one day, and before.',
  closing:
    'Please keep this email: with it, “npm run check-records” shows whether the record has been changed since (docs/security.md).',
  button: { label: 'Open Groundsheet', path: '/' },
};

/** The line of a day to each admin, so that a copy of it lies outside the database. */
@Subscriber(RecordKept)
export class TellAdminsWhenRecordKept implements EventSubscriber<Payload> {
  constructor(
    private readonly queries: QueryBus,
    private readonly events: EventRecorder,
    private readonly transaction: Transaction,
    private readonly config: Config,
  ) {}

  async handle({ day, entries, root, at }: Payload): Promise<void> {
    const line = `${formatDate(day)}: ${entries} ${entries === 1 ? 'entry' : 'entries'}, root ${root}`;
    const lines = [
      { label: 'Line', value: line },
      { label: 'When', value: formatMoment(at, this.config.timeZone) },
    ];
    const to = await this.queries.execute(new FindAdmins());
    const told = new MailTold({
      key: `record-kept ${day}`,
      to,
      about: { kind: 'account' },
      purpose: 'record-kept',
      subject: 'the record of a day',
      isFromFirm: true,
      unwanted: 'heeded',
      words: { ...LINE_OF_DAY, lines },
    });
    await this.transaction.run(() => this.events.record(told));
  }
}
