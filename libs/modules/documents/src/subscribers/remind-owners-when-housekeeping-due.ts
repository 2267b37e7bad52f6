import { EntityManager } from '@mikro-orm/postgresql';
import { QueryBus } from '@nestjs/cqrs';
import { HousekeepingDue, MailTold, TellAccounts, WantsReminders } from '@groundsheet/contracts';
import {
  addDays,
  DOCUMENT_CATEGORIES,
  EXPIRING_DAYS,
  formatLongDate,
  reminderDue,
} from '@groundsheet/form-rules';
import { Clock, EventRecorder, Subscriber, Transaction, type EventSubscriber } from '@groundsheet/platform';
import { Document } from '../document.entity.js';

const AT_A_TIME = 100;

/** Reminds once at each of 30, 7 and 0 days; what was missed meanwhile is not made up for (docs/product.md, Documents). */
@Subscriber(HousekeepingDue)
export class RemindOwnersWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
    private readonly events: EventRecorder,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const today = this.clock.today();
    let after: string | undefined;
    do {
      after = await this.transaction.run(() => this.remindSome(today, after));
      this.em.clear();
    } while (after);
  }

  private async remindSome(today: string, after: string | undefined): Promise<string | undefined> {
    const expiring = await this.em.find(
      Document,
      {
        expiryDate: { $gte: today, $lte: addDays(today, EXPIRING_DAYS) },
        deletedAt: null,
        status: { $ne: 'expected' },
        ...(after ? { id: { $gt: after } } : {}),
      },
      { orderBy: { id: 'asc' }, limit: AT_A_TIME },
    );
    for (const document of expiring) {
      const days = reminderDue(document.expiryDate!, document.remindedAt, today);
      if (days === null) continue;
      document.reminded(days);
      await this.tell(document, days);
    }
    await this.em.flush();
    return expiring.length === AT_A_TIME ? expiring.at(-1)!.id : undefined;
  }

  /** Nothing of the document is in the mail but its kind: mail is read on other people's screens. */
  private async tell({ id, ownerId, category, expiryDate }: Document, days: number): Promise<void> {
    const to = await this.queries.execute(new TellAccounts([ownerId]));
    if (!(await this.queries.execute(new WantsReminders(ownerId)))) return;
    const value = `${DOCUMENT_CATEGORIES[category]}, valid until ${formatLongDate(expiryDate!)}`;
    await this.events.record(
      new MailTold({
        key: `document-expiring ${id} ${expiryDate} ${days}`,
        to,
        about: { kind: 'account' },
        purpose: 'document-expiring',
        unwanted: 'heeded',
        subject: 'one of your documents is about to expire',
        isFromFirm: true,
        words: {
          title: 'One of your documents is about to expire',
          sentence: 'This document in your vault has to be renewed soon:',
          lines: [{ label: 'Document', value }],
          closing: 'Once you have the new one, add it to your vault:',
          button: { label: 'Open my documents', path: '/?tab=vault' },
          switchOff: { label: 'Switch these reminders off', path: '/?tab=account' },
        },
      }),
    );
  }
}
