import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { MailAbout, MailLine, ToldMail } from '@groundsheet/contracts';
import { currentStranger, EventRecorder, Limits, type Counted } from '@groundsheet/platform';
import { jobsOf } from './email-jobs.js';
import { Postmarks } from './postmarks.js';
import { ToldEmail } from './told-email.entity.js';

/** A recipient of ours, as they are mailed. */
interface OurRecipient {
  readonly email: string;
  readonly id?: string;
  readonly fullName?: string;
}

const MORE: Partial<Record<MailAbout['kind'], { subject: string; path: string }>> = {
  defect: { subject: 'More about defects', path: '/defects' },
  'off-hire': { subject: 'More off-hire notices', path: '/off-hires' },
};
const MORE_OF_FORMS = { subject: 'More about forms and signatures', path: '/forms' };

/**
 * Of what strangers cause our people get one mail in an hour about each kind of matter, and at its end another that lists what has
 * come since (docs/safeguards.md, Mails that people cause). What stops a machine waits for no list: see `StopLimit`.
 */
@Injectable()
export class HourlyMails {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: Limits,
    private readonly events: EventRecorder,
    private readonly postmarks: Postmarks,
  ) {}

  /**
   * Puts what a stranger has caused onto the lists of those who have had their mail of the hour, in the caller's transaction.
   *
   * @returns who is mailed at once
   */
  async holdBack<R extends OurRecipient>(mail: ToldMail, ours: readonly R[]): Promise<R[]> {
    if (ours.length === 0 || mail.words.isAlarm || currentStranger() === null) return [...ours];
    const counted = await this.limits.count(
      ours.map(({ email }) => ({
        name: 'told-mails-of-hour',
        subject: `${mail.about.kind} ${email}`,
        most: 1,
        hours: 1,
      })),
    );
    const atOnce: R[] = [];
    for (const [place, recipient] of ours.entries()) {
      const hour = counted[place]!;
      if (hour.count === 1) atOnce.push(recipient);
      else await this.list(mail, recipient, hour);
    }
    return atOnce;
  }

  /** The list is a mail that waits for the end of the hour. */
  private async list(
    { about: { kind }, ...mail }: ToldMail,
    to: OurRecipient,
    { until }: Counted,
  ): Promise<void> {
    const line: MailLine = { label: mail.subject, value: mail.words.sentence };
    const { subject, path } = MORE[kind] ?? MORE_OF_FORMS;
    const list: ToldMail = {
      key: `${subject} ${until.toISOString()}`,
      to: [to],
      about: { kind },
      subject,
      words: {
        title: subject,
        sentence:
          'This came within an hour of the last mail. Each stands in its list, with all that was said.',
        lines: [line],
        button: { label: 'Open the list', path },
      },
    };
    const postmark = this.postmarks.now();
    const email = ToldEmail.queue(list, subject, to, postmark);
    const [begun] = await this.em.execute<{ id: string }[]>(
      `update emails set told = jsonb_insert(told::jsonb, '{words,lines,-1}', ?::jsonb, true)
        where id = ? and state = 'queued' returning id`,
      [JSON.stringify(line), email.id],
    );
    if (begun) return;
    // One that is on its way at this moment takes no more: what came too late stands on the page that it leads to.
    const stored = await this.em
      .createQueryBuilder(ToldEmail)
      .insert([email])
      .onConflict(['id'])
      .ignore()
      .returning(['id'])
      .execute<Pick<ToldEmail, 'id'>[]>('all');
    const seconds = Math.max(1, Math.ceil((until.getTime() - postmark.now.getTime()) / 1000));
    await this.events.record(...jobsOf(stored, seconds));
  }
}
