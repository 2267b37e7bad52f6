import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { FindAdmins, MailTold, type ToldWords } from '@groundsheet/contracts';
import { formatMoment } from '@groundsheet/form-rules';
import {
  Clock,
  Config,
  EventRecorder,
  Limits,
  Metrics,
  type Counted,
  type TryLimit,
} from '@groundsheet/platform';
import { formLimitProblems } from '../form/form.problems.js';

const OF_ALL = 'guest-mails-per-day';
const OF_NETWORK = 'guest-mails-of-network-per-day';
/** Of the day's mails; one for each of a site office's 60 phones. */
const SHARE_OF_NETWORK = 1 / 5;
const HOUR = 3_600_000;

const HALF_USED: ToldWords = {
  title: 'Guests have used half of a day’s mails',
  sentence: 'Half of the mails that people without an account may send in a day have been sent.',
  closing:
    'Once all of them are used up, forms to people other than the customer’s own address stay on the phone until tomorrow. If this is ordinary work, raise GUEST_MAILS_PER_DAY. If not, the forms may be being misused.',
  button: { label: 'Open Groundsheet', path: '/' },
};

/** The plain date of today on site, and how many hours of it are left. */
export function dayOnSite(clock: Clock): { readonly day: string; readonly hours: number } {
  return { day: clock.today(), hours: (clock.tomorrow().getTime() - clock.now().getTime()) / HOUR };
}

/** The mails that guests of all networks may send in a day on site (docs/safeguards.md, Limits). */
@Injectable()
export class GuestMails implements OnModuleInit {
  constructor(
    private readonly limits: Limits,
    private readonly queries: QueryBus,
    private readonly events: EventRecorder,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge('guest_mails', 'Mails of guests: used today, and the limit of a day', async () => ({
      used: await this.limits.read({ name: OF_ALL, subject: this.clock.today() }),
      limit: this.config.guests.mailsPerDay,
    }));
  }

  /** @param network the widest that its subscriber may have, or an IPv6 site would be as good as 65,536 networks */
  limitsOf(network: string, by: number): TryLimit[] {
    if (by === 0) return [];
    const { mailsPerDay } = this.config.guests;
    const { day, hours } = dayOnSite(this.clock);
    const shared = { by, hours, refusal: formLimitProblems.tooManyMailsOfGuests } as const;
    return [
      {
        ...shared,
        name: OF_NETWORK,
        subject: `${day} ${network}`,
        most: Math.ceil(mailsPerDay * SHARE_OF_NETWORK),
        reached: 'Too many mails have been sent from this network today without an account.',
      },
      {
        ...shared,
        name: OF_ALL,
        subject: day,
        most: mailsPerDay,
        reached: 'Too many mails have been sent today without an account.',
      },
    ];
  }

  /** Once a day, with the form whose mails pass the middle of the day's count. */
  async noticeHalf(counted: readonly Counted[]): Promise<void> {
    const ofAll = counted.find(({ limit }) => limit.name === OF_ALL);
    if (!ofAll) return;
    const { count, limit } = ofAll;
    const half = limit.most / 2;
    if (count < half || count - limit.by! >= half) return;
    const when = formatMoment(this.clock.now().toISOString(), this.config.timeZone);
    await this.events.record(
      new MailTold({
        key: `guest-mails-half ${this.clock.today()}`,
        to: await this.queries.execute(new FindAdmins()),
        about: { kind: 'account' },
        purpose: 'guest-mails-half',
        subject: 'guests have used half of a day’s mails',
        isFromFirm: true,
        unwanted: 'heeded',
        words: { ...HALF_USED, lines: [{ label: 'When', value: when }] },
      }),
    );
  }
}
