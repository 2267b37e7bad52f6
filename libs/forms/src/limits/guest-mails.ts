import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { GuestMailsHalfUsed } from '@groundsheet/contracts';
import { Clock, Config, EventRecorder, hashOf, Metrics, Transaction } from '@groundsheet/platform';
import { formatTableMoment } from '@groundsheet/form-rules';
import { GuestMailBudget, HOURS_AHEAD, type MailHour, type TakenMail } from './guest-mail-budget.js';

const HOUR = 3_600_000;

/**
 * More mails than can be under way at one moment: 25 processes work on as many forms as they do at once, each to as many
 * people as a guest may name. As long as there is room for them, nobody need know what the others take.
 */
const ROOM_FOR_ALL = 1000;

/** A clock hour as it is before anything is counted in it. */
type EmptyHour = Pick<MailHour, 'at' | 'day' | 'hour'>;

/** Guests' mails of all networks, counted by the hour in which they go (docs/product.md, Limits). */
@Injectable()
export class GuestMails implements OnModuleInit {
  /** What there was for anyone when it was looked at last. */
  private room = 0;
  private known: { readonly current: number; readonly hours: readonly EmptyHour[] } | undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly events: EventRecorder,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    const help = 'Mails of guests: used or promised for today, and the limit of a day';
    this.metrics.gauge('guest_mails', help, async () => ({
      used: await this.usedToday(this.em.fork()),
      limit: this.config.guests.mailsPerDay,
    }));
  }

  /**
   * Finds each mail of a form its hour. Unless there is room for all, nobody else can until the end of the caller's
   * transaction, so that two processes never give away the last place twice; therefore call it last, and once.
   *
   * @param network the widest that its subscriber may have, or an IPv6 site would be as good as 65,536 networks
   * @returns the beginning of the hour in which each goes; undefined for those that have no place in the days ahead
   */
  async reserve(network: string, mails: number): Promise<(Date | undefined)[]> {
    if (mails === 0) return [];
    const now = this.clock.now();
    const budget = await this.budgetFor(network, now);
    const taken = Array.from({ length: mails }, () => budget.take());
    await this.store(
      taken.filter((mail) => mail !== undefined),
      hashOf(network),
    );
    if (taken.some((mail) => mail?.reachesHalf))
      await this.events.record(new GuestMailsHalfUsed({ day: this.clock.today(), at: now.toISOString() }));
    return taken.map((mail) => mail?.at);
  }

  private async budgetFor(network: string, now: Date): Promise<GuestMailBudget> {
    const isAlone = this.room < ROOM_FOR_ALL;
    if (isAlone) await this.transaction.lock('guest-mails');
    const hours = this.hoursAround(now);
    const current = hours.findLastIndex(({ at }) => at <= now);
    const counted = await this.withMails(hours, hashOf(network));
    const budget = new GuestMailBudget(this.config.guests.mailsPerDay, counted, current);
    this.room = budget.roomForAnyone();
    return isAlone || this.room >= ROOM_FOR_ALL ? budget : this.budgetFor(network, now);
  }

  private async withMails(hours: readonly EmptyHour[], network: string): Promise<MailHour[]> {
    const rows = await this.em.execute<(Omit<MailHour, 'at'> & { at: string })[]>(
      `select hour as at, sum(mails)::int as mails,
              coalesce(sum(mails) filter (where network = ?), 0)::int as own,
              coalesce(sum(late) filter (where network = ?), 0)::int as late
         from guest_mail_hours where hour >= ? group by hour`,
      [network, network, hours[0]!.at],
    );
    const counts = new Map(rows.map(({ at, mails, own, late }) => [Date.parse(at), { mails, own, late }]));
    return hours.map((hour) => ({ mails: 0, own: 0, late: 0, ...counts.get(hour.at.getTime()), ...hour }));
  }

  private async store(mails: readonly TakenMail[], network: string): Promise<void> {
    await this.em.execute(
      `insert into guest_mail_hours as before (hour, network, mails, late)
       select at, ?, count(*), count(*) filter (where late)
         from json_to_recordset(?::json) as each (at timestamptz, late boolean) group by at
       on conflict (hour, network) do update
         set mails = before.mails + excluded.mails, late = before.late + excluded.late`,
      [network, JSON.stringify(mails)],
    );
  }

  private async usedToday(em: EntityManager): Promise<number> {
    const today = this.clock.today();
    const hours = this.hoursAround(this.clock.now()).filter(({ day }) => day === today);
    const [row] = await em.execute<{ used: number }[]>(
      'select coalesce(sum(mails), 0)::int as used from guest_mail_hours where hour between ? and ?',
      [hours[0]!.at, hours.at(-1)!.at],
    );
    return row!.used;
  }

  /** The hours of today, and those after them as far as a mail may be promised. Worked out once an hour. */
  private hoursAround(now: Date): readonly EmptyHour[] {
    const current = Math.floor(now.getTime() / HOUR) * HOUR;
    if (this.known?.current === current) return this.known.hours;
    // The longest day has 25 hours.
    const all = Array.from({ length: 24 + HOURS_AHEAD + 1 }, (_, index) =>
      this.hourAt(current + (index - 24) * HOUR),
    );
    const today = this.hourAt(current).day;
    const hours = all.slice(all.findIndex(({ day }) => day === today));
    this.known = { current, hours };
    return hours;
  }

  private hourAt(time: number): EmptyHour {
    const at = new Date(time);
    const [day, clock] = formatTableMoment(at.toISOString(), this.config.timeZone).split(' ');
    return { at, day: day!, hour: Number(clock!.slice(0, 2)) };
  }
}
