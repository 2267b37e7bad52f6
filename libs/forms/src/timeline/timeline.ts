import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  auditedWords,
  TellAccounts,
  TellMails,
  type AccountFacts,
  type FormMail,
} from '@groundsheet/contracts';
import { ResponseField, Audit, type AuditEntry } from '@groundsheet/platform';

/** One line of the record of a form or set. */
export class TimelineEntry {
  @ResponseField({ type: String, format: 'date-time' })
  at!: string;

  @ResponseField({ type: String, description: 'What happened, for programs.', example: 'form.sent' })
  what!: string;

  @ResponseField({ type: String, description: 'The same for people.', example: 'Sent a form' })
  words!: string;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'Whose account did it; null for somebody without one.',
  })
  who!: string | null;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'Erased after 30 days.',
    example: '203.0.113.9',
  })
  network!: string | null;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'Erased after 30 days.',
    example: 'Chrome on Android',
  })
  device!: string | null;
}

const OF_MAIL: Record<FormMail['state'], string> = {
  waiting: 'The mail is waiting: ',
  queued: 'The mail is on its way: ',
  sent: 'Mailed to ',
  'kept locally': 'Kept on this machine for ',
  suppressed: 'Not mailed, at their wish: ',
  failed: 'The mail could not be delivered: ',
};

/** What has become of forms and sets: everything that was done to them, and their mails (docs/product.md, Audit). */
@Injectable()
export class Timeline {
  constructor(
    private readonly audit: Audit,
    private readonly queries: QueryBus,
  ) {}

  /** @param records a form; or a set and the forms in it */
  async of(records: readonly AuditEntry['about'][]): Promise<TimelineEntry[]> {
    const events = await this.audit.about(records);
    const ids = [...new Set(events.flatMap(({ who }) => who ?? []))];
    const accounts = await this.queries.execute<object, AccountFacts[]>(new TellAccounts(ids));
    const mails = await this.queries.execute<object, FormMail[]>(
      new TellMails(records.flatMap(({ id }) => id ?? [])),
    );
    const done = events.map(({ happenedAt, what, who, network, device, details }) => ({
      at: happenedAt.toISOString(),
      what,
      words: auditedWords(what, details),
      who: accounts.find(({ id }) => id === who)?.fullName ?? null,
      network,
      device,
    }));
    return [...done, ...mails.map(mailed)].toSorted((one, other) => one.at.localeCompare(other.at));
  }
}

function mailed({ recipient, state, queuedAt, sentAt }: FormMail): TimelineEntry {
  const words = `${OF_MAIL[state]}${recipient}`;
  return { at: sentAt ?? queuedAt, what: `email.${state}`, words, who: null, network: null, device: null };
}
