import { MailTold } from '@groundsheet/contracts';
import {
  isAccountGone,
  Subscriber,
  Transaction,
  type EventSubscriber,
  type PayloadOf,
} from '@groundsheet/platform';
import { ToldMails } from '../emails/told-mails.js';

type Told = PayloadOf<typeof MailTold>;

const isOfAccount = ({ about }: Told) => about.kind === 'account';

/** With what it tells or not at all: a machine that must not be used waits for no job. */
@Subscriber(MailTold, { atOnce: true, concerns: (told) => !isOfAccount(told) })
export class QueueEmailsWhenMailTold implements EventSubscriber<Told> {
  constructor(private readonly mails: ToldMails) {}

  handle(told: Told): Promise<void> {
    return this.mails.store(told);
  }
}

/** The row of such a mail holds its account until the commit, so that each is stored by itself. Who has gone gets none. */
@Subscriber(MailTold, { concerns: isOfAccount })
export class QueueAccountEmailsWhenMailTold implements EventSubscriber<Told> {
  constructor(
    private readonly transaction: Transaction,
    private readonly mails: ToldMails,
  ) {}

  async handle(told: Told): Promise<void> {
    for (const each of told.to) {
      const storing = this.transaction.run(() => this.mails.store({ ...told, to: [each] }));
      await storing.catch((error: unknown) => {
        if (!isAccountGone(error)) throw error;
      });
    }
  }
}
