/** How far ahead a mail may be promised. Less than a week, so that a weekday says which day. */
export const HOURS_AHEAD = 6 * 24;

/** An hour on the site's clock, and the guests' mails that go in it or have been promised for it. */
export interface MailHour {
  readonly at: Date;
  /** `YYYY-MM-DD` on site. */
  readonly day: string;
  /** 0 to 23 on site. */
  readonly hour: number;
  /** Of all networks. */
  mails: number;
  /** Of the network that asks. */
  own: number;
  /** Those of `own` that were taken after half of the day's count had gone. */
  late: number;
}

/** A mail that has its hour. */
export interface TakenMail {
  readonly at: Date;
  /** Half of that day's count had gone before. */
  readonly late: boolean;
  /** With this one, half of that day's count has gone. */
  readonly reachesHalf: boolean;
}

/**
 * Says when guests' mails go, so that nobody uses up the day's count for the others (docs/decisions/0031). A day is one
 * on site, from midnight to midnight.
 *
 * - A third of the day's count is there at midnight, since any hour may use a third. The rest is released in 24 equal
 *   parts, one at the beginning of each hour. What an hour leaves unused is there for the later ones.
 * - In an hour anyone may take what there is until a third of the day's count, or half of what there was, has gone.
 *   From then on a network must not have more of the hour than a tenth of what is left. For a later hour that holds from
 *   the beginning, so that mails that wait keep nobody else's waiting.
 * - Once half of the day's count has gone, no network takes more than a tenth of what is left of it. That half of a later
 *   day is kept for what is sent on the day.
 */
export class GuestMailBudget {
  private readonly third: number;
  private readonly days: ReadonlyMap<string, readonly MailHour[]>;

  /**
   * @param hours one after the other, from the first of today; taking a mail counts it in them
   * @param current which of them it is now
   */
  constructor(
    private readonly mailsPerDay: number,
    private readonly hours: readonly MailHour[],
    private readonly current: number,
  ) {
    this.third = Math.ceil(mailsPerDay / 3);
    this.days = Map.groupBy(hours, ({ day }) => day);
  }

  /** Takes one mail, for the first hour in which it may go; undefined if there is none as far as we promise. */
  take(): TakenMail | undefined {
    const hour = this.hours.find((each, index) => index >= this.current && this.mayTake(each, index));
    if (!hour) return undefined;
    const late = this.isHalfGone(hour.day);
    hour.mails += 1;
    hour.own += 1;
    if (late) hour.late += 1;
    return { at: hour.at, late, reachesHalf: !late && this.isHalfGone(hour.day) };
  }

  /** How many more mails there are this hour for anyone, whatever network they come from. */
  roomForAnyone(): number {
    const hour = this.hours[this.current]!;
    const left = this.leftIn(hour);
    const untilHalf = Math.ceil(this.mailsPerDay / 2) - this.sumOf(hour.day, 'mails');
    return Math.min(untilHalf, left, Math.min(this.third, (hour.mails + left) / 2) - hour.mails);
  }

  private isHalfGone(day: string): boolean {
    return this.sumOf(day, 'mails') * 2 >= this.mailsPerDay;
  }

  private mayTake(hour: MailHour, index: number): boolean {
    const left = this.leftIn(hour);
    if (left < 1) return false;
    const { day, mails, own } = hour;
    const isForAnyone = index === this.current && mails < Math.min(this.third, (mails + left) / 2);
    if (!isForAnyone && own >= tenthOf(left)) return false;
    if (!this.isHalfGone(day)) return true;
    const isToday = day === this.hours[this.current]!.day;
    return isToday && this.sumOf(day, 'late') < tenthOf(this.mailsPerDay - this.sumOf(day, 'mails'));
  }

  /** What has been released by then and is neither used nor promised to a later hour of the day. */
  private leftIn({ day, at }: MailHour): number {
    let used = 0;
    let left = Infinity;
    for (const hour of this.days.get(day)!) {
      used += hour.mails;
      if (hour.at >= at) left = Math.min(left, this.releasedBy(hour.hour) - used);
    }
    return left;
  }

  private releasedBy(hour: number): number {
    return Math.floor(this.third + ((this.mailsPerDay - this.third) * (hour + 1)) / 24);
  }

  private sumOf(day: string, of: 'mails' | 'late'): number {
    return this.days.get(day)!.reduce((sum, hour) => sum + hour[of], 0);
  }
}

/** Never nothing of something, so that a network that has had none gets one. */
function tenthOf(left: number): number {
  return Math.ceil(left / 10);
}
