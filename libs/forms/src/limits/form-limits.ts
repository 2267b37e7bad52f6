import { Injectable } from '@nestjs/common';
import { mailboxOf, normaliseEmail } from '@groundsheet/form-rules';
import {
  SUMS_OF_STRANGERS,
  type MailSumsToOne,
  Clock,
  Config,
  DEVICES_PER_NETWORK_AND_HOUR,
  isLikeGuest,
  isNewDriver,
  Tries,
  type FormSender,
  type TryLimit,
} from '@groundsheet/platform';
import { formLimitProblems } from '../form/form.problems.js';
import { dayOnSite, GuestMails } from './guest-mails.js';

const DAY = 24;
/** A site office is one address for many phones (docs/safeguards.md, Limits). */
const DEVICES_PER_NETWORK_AND_DAY = 10;

/**
 * Counts forms and where they go, so that nobody uses us as a mail relay (docs/safeguards.md, Limits): for guests each form
 * and each recipient, for accounts their mails.
 */
@Injectable()
export class FormLimits {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly tries: Tries,
    private readonly guestMails: GuestMails,
  ) {}

  /** Addresses that one form of this sender may have. */
  mostRecipients(sender: Pick<FormSender, 'caller'>): number {
    return (isLikeGuest(sender) ? this.config.guests : this.config.accounts).recipients;
  }

  /**
   * Counts a form that is being accepted, in its transaction and as the last thing in it (see `Limits`).
   *
   * @param recipients normalised addresses
   * @param companyEmail the address of the company that the form is for: it may have more mails than another
   * @throws {Problem} 429 with Retry-After, which takes the transaction back and so counts nothing
   */
  async count(sender: FormSender, recipients: readonly string[], companyEmail: string | null): Promise<void> {
    const kept = (limit: TryLimit) => ({ ...limit, reached: `${limit.reached} Your form has been kept.` });
    const others = recipients.filter((recipient) => recipient !== normaliseEmail(companyEmail ?? ''));
    if (!isLikeGuest(sender)) {
      const ofAccount = this.limitOfAccount(sender.caller!.id, recipients.length);
      await this.tries.count([ofAccount, ...this.limitsOfNew(sender, others.length)].map(kept));
      return;
    }
    const { guests } = this.config;
    const typed = {
      fromOne: guests.mailsPerRecipientPerDayFromDevice,
      fromNetwork: guests.mailsPerRecipientPerDayFromNetwork,
      fromAll: guests.mailsPerRecipientPerDay,
    };
    const own = companyEmail && recipients.length > others.length ? mailboxOf(companyEmail) : null;
    const toMailboxes = [
      ...[...Map.groupBy(others, mailboxOf)].flatMap(([mailbox, { length }]) =>
        this.limitsTo(mailbox, length, sender, typed),
      ),
      ...(own ? this.limitsTo(own, 1, sender, SUMS_OF_STRANGERS.customer) : []),
    ];
    const ofDay = this.guestMails.limitsOf(sender.site, others.length);
    const counted = await this.tries.count([...this.limitsOf(sender), ...toMailboxes, ...ofDay].map(kept));
    await this.guestMails.noticeHalf(counted);
  }

  private limitOfAccount(subject: string, by: number): TryLimit {
    const { mailsPerDay: most } = this.config.accounts;
    const refusal = formLimitProblems.tooManyMails;
    const reached = `You have sent ${most} mails today, which is the limit for one day.`;
    return { name: 'mails-of-account-per-day', subject, most, hours: DAY, by, refusal, reached };
  }

  /** New accounts of one network count together. */
  private limitsOfNew({ caller, site }: FormSender, by: number): TryLimit[] {
    if (by === 0 || !isNewDriver(caller!, this.clock.now())) return [];
    const { day, hours } = dayOnSite(this.clock);
    return [
      {
        name: 'new-account-mails-of-network-per-day',
        subject: `${day} ${site}`,
        most: this.config.accounts.newMailsPerDayFromNetwork,
        hours,
        by,
        refusal: formLimitProblems.tooManyMails,
        reached: 'Too many mails have been sent from this network today by accounts that are new here.',
      },
    ];
  }

  private limitsOf({ caller, device, network }: FormSender): TryLimit[] {
    const sent = (most: number) => `${forms(most)} sent from`;
    return [
      ...(caller
        ? this.limitsOfForms(
            'account',
            caller.id,
            [1, 1],
            (most, during) =>
              `${sent(most)} this account ${during}, which is the limit until its address is confirmed.`,
          )
        : []),
      ...this.limitsOfForms(
        'device',
        device,
        [1, 1],
        (most, during) => `${sent(most)} this device ${during}, which is the limit without an account.`,
      ),
      ...this.limitsOfForms(
        'network',
        network,
        [DEVICES_PER_NETWORK_AND_HOUR, DEVICES_PER_NETWORK_AND_DAY],
        (_, during) => `Too many forms have been sent from this network ${during}.`,
      ),
    ];
  }

  /** @param times of the limits of one device, in an hour and in a day */
  private limitsOfForms(
    of: 'account' | 'device' | 'network',
    subject: string,
    times: readonly [hour: number, day: number],
    reached: (most: number, during: string) => string,
  ): TryLimit[] {
    const { formsPerHour, formsPerDay } = this.config.guests;
    const refusal = formLimitProblems.tooManyForms;
    const [perHour, perDay] = [formsPerHour * times[0], formsPerDay * times[1]];
    return [
      {
        name: `forms-of-${of}-per-hour`,
        subject,
        most: perHour,
        hours: 1,
        refusal,
        reached: reached(perHour, 'within an hour'),
      },
      {
        name: `forms-of-${of}-per-day`,
        subject,
        most: perDay,
        hours: DAY,
        refusal,
        reached: reached(perDay, 'within a day'),
      },
    ];
  }

  private limitsTo(
    mailbox: string,
    by: number,
    { caller, device, network }: FormSender,
    { fromOne, fromNetwork, fromAll }: MailSumsToOne,
  ): TryLimit[] {
    const otherwise = ', or now without this address';
    const shared = { by, hours: DAY, refusal: formLimitProblems.tooManyMailsOfGuests, otherwise } as const;
    return [
      // Throwing the device's cookie away leaves the account.
      ...(caller
        ? [
            {
              ...shared,
              name: 'mails-to-recipient-from-account-per-day',
              subject: `${caller.id} ${mailbox}`,
              most: fromOne,
              reached: `${forms(fromOne)} sent to ${mailbox} from this account within a day.`,
            },
          ]
        : []),
      {
        ...shared,
        name: 'mails-to-recipient-from-device-per-day',
        subject: `${device} ${mailbox}`,
        most: fromOne,
        reached: `${forms(fromOne)} sent to ${mailbox} from this device within a day.`,
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
      },
    ];
  }
}

function forms(count: number): string {
  return count === 1 ? 'One form has been' : `${count} forms have been`;
}
