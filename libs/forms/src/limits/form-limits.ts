import { Injectable } from '@nestjs/common';
import { mailboxOf } from '@groundsheet/form-rules';
import type { HeldMails } from '@groundsheet/contracts';
import {
  afterTime,
  clockTime,
  Clock,
  Config,
  DEVICES_PER_NETWORK_AND_HOUR,
  isLikeGuest,
  longestOver,
  Limits,
  Problem,
  type Counted,
  type FormSender,
  type Limit,
} from '@groundsheet/platform';
import { GuestMails } from './guest-mails.js';

const DAY = 24;
const HOUR = 3_600_000;
/** A site office is one address for many phones (docs/product.md, Limits). */
const DEVICES_PER_NETWORK_AND_DAY = 10;

/** The words for whoever has reached a limit. */
interface Refusal {
  readonly code: 'guest.too-many-forms' | 'guest.too-many-mails' | 'account.too-many-mails';
  readonly reached: string;
  /** What else than waiting helps. */
  readonly otherwise?: string;
}

interface WordedLimit extends Limit, Refusal {
  /** The limit does not hold as long as the count of this subject is no more than this. */
  readonly sparedBy?: { readonly subject: string; readonly upTo: number };
}

/** Of a form, those of its mails that have to wait. */
export interface MailWait {
  readonly mails: number;
  /** When the last of them will have gone. */
  readonly by: Date;
  /** The same on the site's clock: `14:15`, or `14:15 on Friday`. */
  readonly clock: string;
}

/** All mails of an hour are handed over at its beginning, which takes a while. */
const HANDED_OVER_WITHIN = 15 * 60_000;

const NO_PLACE: Refusal = {
  code: 'guest.too-many-mails',
  reached: 'Too many forms from this network are waiting to be mailed.',
};

/**
 * Counts forms and where they go, so that nobody uses us as a mail relay (docs/product.md, Limits): for guests each form
 * and each recipient, for accounts their mails.
 */
@Injectable()
export class FormLimits {
  constructor(
    private readonly config: Config,
    private readonly limits: Limits,
    private readonly guestMails: GuestMails,
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
   * @returns the mails that have to wait
   * @throws {Problem} 429 with Retry-After, which takes the transaction back and so counts nothing
   */
  async count(
    sender: FormSender,
    recipients: readonly string[],
    companyEmail: string | null,
  ): Promise<HeldMails> {
    if (!isLikeGuest(sender)) {
      this.refuseOver(await this.limits.count([this.limitOfAccount(sender.caller!.id, recipients.length)]));
      return {};
    }
    const others = recipients.filter((recipient) => recipient !== companyEmail?.trim().toLowerCase());
    const toMailboxes = [...Map.groupBy(others, mailboxOf)].flatMap(([mailbox, { length }]) =>
      this.limitsTo(mailbox, length, sender),
    );
    this.refuseOver(await this.limits.count([...this.limitsOf(sender), ...toMailboxes]));
    return this.hold(sender.site, others);
  }

  /** What the response says of mails that have to wait; undefined where none has. */
  waitOf(held: HeldMails): MailWait | undefined {
    const times = Object.values(held).map((time) => Date.parse(time));
    if (times.length === 0) return undefined;
    const by = new Date(Math.max(...times) + HANDED_OVER_WITHIN);
    return { mails: times.length, by, clock: clockTime(by, this.clock.now(), this.config.timeZone) };
  }

  /** @throws {Problem} 429 when one of the mails has no place in the days ahead */
  private async hold(site: string, recipients: readonly string[]): Promise<HeldMails> {
    const now = this.clock.now();
    const reserved = await this.guestMails.reserve(site, recipients.length);
    const held = recipients.flatMap((recipient, at): [string, string][] => {
      const goesAt = reserved[at];
      if (!goesAt) throw this.refusal(NO_PLACE, new Date(now.getTime() + HOUR));
      return goesAt > now ? [[recipient, goesAt.toISOString()]] : [];
    });
    return Object.fromEntries(held);
  }

  /** @throws {Problem} 429 for the limit that lasts longest of those that are exceeded */
  private refuseOver(counted: readonly Counted<WordedLimit>[]): void {
    const longest = longestOver(counted.filter((each) => !isSpared(each, counted)));
    if (longest) throw this.refusal(longest.limit, longest.until);
  }

  private limitOfAccount(subject: string, by: number): WordedLimit {
    const { mailsPerDay: most } = this.config.accounts;
    const code = 'account.too-many-mails';
    const reached = `You have sent ${most} mails today, which is the limit for one day.`;
    return { name: 'mails-of-account-per-day', subject, most, hours: DAY, by, code, reached };
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

  private limitsTo(mailbox: string, by: number, { device, network }: FormSender): WordedLimit[] {
    const { mailsPerRecipientPerDay: fromAll } = this.config.guests;
    const { mailsPerRecipientPerDayFromDevice: fromDevice } = this.config.guests;
    const { mailsPerRecipientPerDayFromNetwork: fromNetwork } = this.config.guests;
    const shared = {
      by,
      hours: DAY,
      code: 'guest.too-many-mails',
      otherwise: ', or now without this address',
    } as const;
    return [
      {
        ...shared,
        name: 'mails-to-recipient-from-device-per-day',
        subject: `${device} ${mailbox}`,
        most: fromDevice,
        reached: `${forms(fromDevice)} sent to ${mailbox} from this device within a day.`,
      },
      {
        ...shared,
        name: 'mails-to-recipient-from-network-per-day',
        subject: `${network} ${mailbox}`,
        most: fromNetwork,
        reached: `Too many forms have been sent to ${mailbox} from this network within a day.`,
      },
      {
        ...shared,
        name: 'mails-to-recipient-per-day',
        subject: mailbox,
        most: fromAll,
        reached: `Too many forms have been sent to ${mailbox} within a day.`,
        sparedBy: { subject: `${network} ${mailbox}`, upTo: fromDevice },
      },
    ];
  }

  private refusal({ code, reached, otherwise = '' }: Refusal, until: Date): Problem {
    const now = this.clock.now();
    const sentence = `${reached} Your form has been kept: send it again ${afterTime(until, now, this.config.timeZone)}${otherwise}.`;
    const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
    return new Problem(429, code, sentence, { tryAgainAt: until.toISOString() }, seconds);
  }
}

/** What others have sent to somebody does not stop a network that has sent them little. */
function isSpared({ limit }: Counted<WordedLimit>, counted: readonly Counted<WordedLimit>[]): boolean {
  const { sparedBy } = limit;
  const own = sparedBy && counted.find((each) => each.limit.subject === sparedBy.subject);
  return own !== undefined && own.count <= sparedBy!.upTo;
}

function forms(count: number): string {
  return count === 1 ? 'One form has been' : `${count} forms have been`;
}
