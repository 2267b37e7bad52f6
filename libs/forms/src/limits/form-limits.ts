import { Injectable } from '@nestjs/common';
import {
  afterTime,
  Clock,
  Config,
  DEVICES_PER_NETWORK_AND_HOUR,
  isLikeGuest,
  Limits,
  Problem,
  type Counted,
  type FormSender,
  type Limit,
} from '@groundsheet/platform';

const DAY = 24;
/** A site office is one address for many phones (docs/product.md, Limits). */
const DEVICES_PER_NETWORK_AND_DAY = 10;

/** A limit, and the words for whoever has reached it. */
interface WordedLimit extends Limit {
  readonly code: 'guest.too-many-forms' | 'guest.too-many-mails' | 'account.too-many-mails';
  readonly reached: string;
  /** What else than waiting helps. */
  readonly otherwise?: string;
}

/**
 * Counts forms and where they go, so that nobody uses us as a mail relay (docs/product.md, Limits): for guests each form
 * and each recipient, for accounts their mails.
 */
@Injectable()
export class FormLimits {
  constructor(
    private readonly config: Config,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /** Addresses that one form of this sender may have. */
  mostRecipients(sender: Pick<FormSender, 'caller'>): number {
    return (isLikeGuest(sender) ? this.config.guests : this.config.accounts).recipients;
  }

  /**
   * Counts a form that is being accepted, in its transaction and as the last thing in it (see {@link Limits}).
   *
   * @param recipients normalised addresses
   * @param companyEmail the address of the company that the form is for: it may have any number of mails
   * @throws {Problem} 429 with Retry-After, which takes the transaction back and so counts nothing
   */
  async count(sender: FormSender, recipients: readonly string[], companyEmail: string | null): Promise<void> {
    const others = recipients.filter((recipient) => recipient !== companyEmail?.trim().toLowerCase());
    const over = isLikeGuest(sender)
      ? await this.limits.countAndFindOver([
          ...this.limitsOf(sender),
          ...others.flatMap((recipient) => this.limitsTo(recipient, sender)),
        ])
      : await this.limits.countAndFindOver([this.limitOfAccount(sender.caller!.id)], recipients.length);
    if (over) throw this.refusal(over);
  }

  private limitOfAccount(subject: string): WordedLimit {
    const { mailsPerDay: most } = this.config.accounts;
    const code = 'account.too-many-mails';
    const reached = `You have sent ${most} mails today, which is the limit for one day.`;
    return { name: 'mails-of-account-per-day', subject, most, hours: DAY, code, reached };
  }

  private limitsOf({ device, network }: FormSender): WordedLimit[] {
    const { formsPerHour, formsPerDay } = this.config.guests;
    const code = 'guest.too-many-forms';
    const ofDevice = (most: number, during: string) =>
      `${forms(most)} sent from this device ${during}, which is the limit without an account.`;
    const ofNetwork = (during: string) => `Too many forms have been sent from this network ${during}.`;
    return [
      {
        name: 'forms-of-device-per-hour',
        subject: device,
        most: formsPerHour,
        hours: 1,
        code,
        reached: ofDevice(formsPerHour, 'within an hour'),
      },
      {
        name: 'forms-of-device-per-day',
        subject: device,
        most: formsPerDay,
        hours: DAY,
        code,
        reached: ofDevice(formsPerDay, 'within a day'),
      },
      {
        name: 'forms-of-network-per-hour',
        subject: network,
        most: formsPerHour * DEVICES_PER_NETWORK_AND_HOUR,
        hours: 1,
        code,
        reached: ofNetwork('within an hour'),
      },
      {
        name: 'forms-of-network-per-day',
        subject: network,
        most: formsPerDay * DEVICES_PER_NETWORK_AND_DAY,
        hours: DAY,
        code,
        reached: ofNetwork('within a day'),
      },
    ];
  }

  private limitsTo(recipient: string, { device }: FormSender): WordedLimit[] {
    const { mailsPerRecipientPerDay, mailsPerRecipientPerDayFromDevice } = this.config.guests;
    const code = 'guest.too-many-mails';
    const otherwise = ', or now without this address';
    return [
      {
        name: 'mails-to-recipient-from-device-per-day',
        subject: `${device} ${recipient}`,
        most: mailsPerRecipientPerDayFromDevice,
        hours: DAY,
        code,
        reached: `${forms(mailsPerRecipientPerDayFromDevice)} sent to ${recipient} from this device within a day.`,
        otherwise,
      },
      {
        name: 'mails-to-recipient-per-day',
        subject: recipient,
        most: mailsPerRecipientPerDay,
        hours: DAY,
        code,
        reached: `Too many forms have been sent to ${recipient} within a day.`,
        otherwise,
      },
    ];
  }

  private refusal({ limit, until }: Counted<WordedLimit>): Problem {
    const now = this.clock.now();
    const sentence = `${limit.reached} Your form has been kept: send it again ${afterTime(until, now, this.config.timeZone)}${limit.otherwise ?? ''}.`;
    const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
    return new Problem(429, limit.code, sentence, { tryAgainAt: until.toISOString() }, seconds);
  }
}

function forms(count: number): string {
  return count === 1 ? 'One form has been' : `${count} forms have been`;
}
