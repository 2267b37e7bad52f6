import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  auditedWords,
  TellAccounts,
  TellMails,
  type Audited,
  type Caller,
  type FormMail,
  type MailState,
} from '@groundsheet/contracts';
import { ResponseField, Audit, type AuditEntry } from '@groundsheet/platform';
import { FormLinks } from '../links/form-links.js';

type AuditEvent = Awaited<ReturnType<Audit['about']>>[number];

/** One line of the record of a form or set. */
export class TimelineEntry {
  @ResponseField({ type: String, format: 'date-time' })
  at!: string;

  @ResponseField({ type: String, description: 'What happened, for programs.', example: 'form.sent' })
  what!: string;

  @ResponseField({ type: String, description: 'The same for people.', example: 'Sent a form' })
  words!: string;

  @ResponseField({ type: String, format: 'uuid', description: 'The form or set that it happened to.' })
  about!: string;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'In which role it was signed: operator, client or foreman.',
    example: 'client',
  })
  signatory!: string | null;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'The recipient of the mail that this is about, or whose link was opened.',
    example: 'hire@northgate-civils.co.uk',
  })
  recipient!: string | null;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'Whose account did it; null for a person without one.',
  })
  who!: string | null;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'Of what the reader did themselves; admins see everybody’s. Erased after 30 days.',
    example: '203.0.113.9',
  })
  network!: string | null;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'As `network`.',
    example: 'Chrome on Android',
  })
  device!: string | null;
}

/** A person who has opened a form that is not theirs. */
export class FormReading {
  @ResponseField({
    type: String,
    nullable: true,
    description:
      'The name of a supervisor or an admin, or the address whose link was opened; null once that is no longer kept.',
    example: 'Siân O’Neill',
  })
  who!: string | null;

  @ResponseField({ type: String, format: 'date-time', description: 'The last time.' })
  at!: string;
}

const READ: ReadonlySet<string> = new Set<Audited>(['form.read', 'form.link-opened']);

const NOWHERE = { network: null, device: null };

/** Before the address. */
const OF_MAIL: Record<MailState, string> = {
  queued: 'The mail is on its way: ',
  sent: 'Mailed to ',
  'kept locally': 'Kept on this computer for ',
  suppressed: 'Not mailed, as they have opted out: ',
  failed: 'The mail could not be delivered: ',
  delivered: 'Delivered to ',
  bounced: 'The mail failed and came back: ',
};

/**
 * The event log of forms and sets: everything that was done to them, and their mails (docs/safeguards.md, Audit). Mails that
 * have no line in the log yet are as deliveries knows them.
 */
@Injectable()
export class Timeline {
  constructor(
    private readonly audit: Audit,
    private readonly queries: QueryBus,
    private readonly links: FormLinks,
  ) {}

  /**
   * From which network and on what device others did something is for admins.
   *
   * @param records a form; or a set and the forms in it
   */
  async of(records: readonly AuditEntry['about'][], reader: Caller | null): Promise<TimelineEntry[]> {
    const events = await this.audit.about(records);
    const ids = [...new Set(events.flatMap(({ who }) => who ?? []))];
    const accounts = await this.queries.execute(new TellAccounts(ids));
    const mails = await this.queries.execute(new TellMails(records.flatMap(({ id }) => id ?? [])));
    const done = events.map((event) => {
      const recipient = this.recipientIn(event, mails);
      const who = accounts.find(({ id }) => id === event.who)?.fullName ?? null;
      const seesFrom = reader?.role === 'admin' || event.who === reader?.id;
      const { network, device } = seesFrom ? event : NOWHERE;
      return { ...doneIn(event, recipient), who, recipient, network, device };
    });
    const others = mails
      .map(mailed)
      .filter(
        (mail) => !done.some(({ what, recipient }) => what === mail.what && recipient === mail.recipient),
      );
    return [...done, ...others].toSorted((one, other) => one.at.localeCompare(other.at));
  }

  /**
   * Who has opened these forms from the office or by a mailed link, the latest first, each once for each form.
   *
   * @param mails of these forms
   */
  async readingsOf(
    formIds: readonly string[],
    mails: readonly FormMail[],
  ): Promise<ReadonlyMap<string, FormReading[]>> {
    if (formIds.length === 0) return new Map();
    const events = await this.audit.about(formIds.map((id) => ({ kind: 'form', id })));
    const reads = events.filter(({ what }) => READ.has(what)).toReversed();
    const ids = [...new Set(reads.flatMap(({ who }) => who ?? []))];
    const accounts = ids.length > 0 ? await this.queries.execute(new TellAccounts(ids)) : [];
    const readings = new Map<string, FormReading[]>();
    for (const event of reads) {
      const account = accounts.find(({ id }) => id === event.who)?.fullName;
      const who = account ?? this.recipientIn(event, mails);
      const before = readings.get(event.aboutId!) ?? [];
      if (before.some((reading) => reading.who === who)) continue;
      readings.set(event.aboutId!, [...before, { who, at: event.happenedAt.toISOString() }]);
    }
    return readings;
  }

  /** The log has the hash of an address; the mails have the address for as long as it may be kept. */
  private recipientIn({ details }: AuditEvent, mails: readonly FormMail[]): string | null {
    const hash = details?.['recipient'];
    return mails.find(({ recipient }) => this.links.hashOf(recipient) === hash)?.recipient ?? null;
  }
}

function doneIn({ happenedAt, what, aboutId, details }: AuditEvent, to: string | null) {
  const by = details?.['by'];
  const signatory = what.endsWith('.signed') && typeof by === 'string' ? by : null;
  const ofMail = to && what.startsWith('email.') && OF_MAIL[what.slice('email.'.length) as MailState];
  const words = ofMail ? `${ofMail}${to}` : auditedWords(what, details);
  return { at: happenedAt.toISOString(), what, words, about: aboutId!, signatory };
}

function mailed({ formId, recipient, state, queuedAt, sentAt, reportedAt }: FormMail): TimelineEntry {
  const words = `${OF_MAIL[state]}${recipient}`;
  return {
    at: reportedAt ?? sentAt ?? queuedAt,
    what: `email.${state}`,
    words,
    about: formId,
    recipient,
    who: null,
    signatory: null,
    ...NOWHERE,
  };
}
